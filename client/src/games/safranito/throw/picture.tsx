// The aim on the board: the way of a chip from a still hand, where such throws come to rest, the
// ghost of the first collision, and the band by which it is drawn back.
import { useMemo } from "preact/hooks";
import { SpiceArt } from "../../../icons/spices";
import { ChipArt } from "../art/pieces";
import { Field } from "../discs/throw";
import { chips, drawn, fromAbove, type Ground, groundOf, nearSide, type Point, type Spice } from "../ground";
import { type Estimate, estimate, HALF, MOST, placeAt, STRONGEST, type Throw, WEAKEST } from "./aims";
import { type Forecast, forecastOf } from "./forecast";
import { keyed } from "./keys";
import { farBack, heldAt, MOST as LONGEST } from "./pull";
import { aimWords, forecastWords, helpOf } from "./spoken";
import { aimOf, aimToStart, dragged, prefer, proposeSame, propose, quantised, type SafranitoPlay } from "./steering";

interface Props {
  readonly play: SafranitoPlay;
}

const steadinessOf = ({ view }: SafranitoPlay): string => String(view.table.options["steadiness"] ?? "normal");

/** What a throw from a still hand does among the chips that lie there. */
interface Way {
  /** Points of the thrown chip from its landing to its rest. */
  readonly slide: readonly Point[];
  readonly rests: boolean;
  /** Where it is when it first meets another, and the point between the two. */
  readonly contact: { readonly at: Point; readonly touch: Point } | null;
  /** Chips that are pushed: from where to where; null is out. */
  readonly pushed: readonly { readonly from: Point; readonly to: Point; readonly seat: number }[];
}

function wayOf(play: SafranitoPlay, ground: Ground, aim: Throw): Way {
  const lying = chips(play).filter((chip) => !chip.out);
  const segments = new Field(ground, lying.map(({ x, y }) => [x, y] as const)).motionOf(quantised(play, aim));
  const own = segments.filter(([, chip]) => chip === lying.length);
  const first = segments.find(([, chip]) => chip !== lying.length);
  const then = first && own.find(([time]) => time === first[0]);
  const pushed = lying.flatMap(({ seat }, n) => {
    const its = segments.filter(([, chip]) => chip === n);
    const [from, to] = [its[0], its.at(-1)];
    return from && to ? [{ from: [from[3], from[4]] as const, to: [to[3], to[4]] as const, seat }] : [];
  });
  return {
    slide: own.slice(1).map(([, , , x, y]) => [x, y] as const),
    rests: own.at(-1)?.[2] === 2,
    contact:
      first && then
        ? { at: [then[3], then[4]], touch: [(then[3] + first[3]) / 2, (then[4] + first[4]) / 2] }
        : null,
    pushed,
  };
}

const line = (points: readonly Point[]): string => points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The ellipses, the flight and the slide, the first collision. */
export function AimPicture({ play }: Props) {
  const aim = aimOf(play);
  const help = helpOf(play);
  const ground = groundOf(play);
  const way = useMemo(() => (aim && help === "full" ? wayOf(play, ground, aim) : null), [play.view, aim, help]);
  if (!aim || help === "none") return null;
  const near = nearSide(play);
  const at = (point: Point): Point => drawn(near, point);
  const guess = estimate(ground, aim, steadinessOf(play));
  const [hx, hy] = at(guess.hand);
  const [dx, dy] = at(guess.direction);
  if (!way) {
    return (
      <g class="saf-aim" aria-hidden="true">
        <path class="flight" d={`M${hx} ${hy}L${hx + dx * 110} ${hy + dy * 110}`} />
      </g>
    );
  }
  const [lx, ly] = at(guess.landing);
  const [rx, ry] = at(guess.rest);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const slide = way.slide.map(at);
  const [ox, oy] = slide.at(-1) ?? [rx, ry];
  return (
    <g class={`saf-aim ${guess.outside ? "bad" : ""}`} aria-hidden="true">
      <Rests forecast={forecastOf(play, aim, true)} at={at} />
      <g transform={`translate(${rx} ${ry}) rotate(${turn})`}>
        <Rings guess={guess} />
      </g>
      <path class="edge" d={`M${hx} ${hy}L${lx} ${ly}`} />
      <path class="flight" d={`M${hx} ${hy}L${lx} ${ly}`} />
      <path class="edge" d={line(slide)} />
      <path class="slide" d={line(slide)} />
      <path class="touch-down" d={`M${lx - 4} ${ly - 4}l8 8m0-8l-8 8`} />
      {way.pushed.map(({ from, to, seat }, i) => {
        const [[x, y], [toX, toY]] = [at(from), at(to)];
        return (
          <g key={i} class={`saf-pushed p${seat}`}>
            <path d={`M${x} ${y}L${toX} ${toY}`} />
            <circle cx={toX} cy={toY} r={ground.chip} />
          </g>
        );
      })}
      {way.contact && <Contact contact={way.contact} at={at} radius={ground.chip} />}
      {way.rests && <circle class="ghost" cx={ox} cy={oy} r={ground.chip} />}
      {way.rests && <circle class="aim-dot" cx={ox} cy={oy} r={ground.hole} />}
    </g>
  );
}

type At = (point: Point) => Point;

function Contact(props: { readonly contact: NonNullable<Way["contact"]>; readonly at: At; readonly radius: number }) {
  const [[x, y], [tx, ty]] = [props.at(props.contact.at), props.at(props.contact.touch)];
  return (
    <>
      <circle class="ghost meets" data-ghost="" cx={x} cy={y} r={props.radius} />
      <circle class="contact" cx={tx} cy={ty} r="3.6" />
    </>
  );
}

const Rests = ({ forecast, at }: { readonly forecast: Forecast | null; readonly at: At }) => (
  <g class="rests">
    {forecast?.rests.map((point, i) => {
      const [x, y] = at(point);
      return <circle key={i} cx={x} cy={y} r="1.7" />;
    })}
  </g>
);

const Rings = ({ guess }: { readonly guess: Estimate }) => (
  <>
    {(["most", "half"] as const).map((name) => {
      const radii = { rx: (name === "most" ? MOST : HALF) * guess.along, ry: (name === "most" ? MOST : HALF) * guess.across };
      return (
        <g key={name}>
          <ellipse class="edge" {...radii} />
          <ellipse class={name} {...radii} />
        </g>
      );
    })}
  </>
);

/** Above the bowl that is aimed at: its sign, and how many of a hundred such throws come to rest there. */
export function Chance({ play }: Props) {
  const aim = aimOf(play);
  if (!aim || helpOf(play) !== "full") return null;
  const ground = groundOf(play);
  const place = placeAt(ground, estimate(ground, aim, "normal").rest);
  if (!place) return null;
  const forecast = forecastOf(play, aim, true);
  const count = forecast ? (forecast.places.find((one) => one.place === place)?.count ?? 0) : "…";
  const [x, y] = drawn(nearSide(play), place.at);
  const bowl = place.kind === "bowl";
  return (
    <g class="saf-chance" aria-hidden="true" data-chance="" transform={`translate(${x} ${y - place.radius - 3})`}>
      <rect x="-33" y="-12" width="66" height="24" rx="12" />
      {bowl && (
        <g transform="translate(-19 0)">
          <SpiceArt of={place.name as Spice} scale={0.36} />
        </g>
      )}
      <text class="num" x={bowl ? 8 : 0} y="5">
        {count}%
      </text>
    </g>
  );
}

/** The hand: a peg at the near edge, the band, and the chip that is drawn back. Keys move the aim. */
export function AimHandle({ play }: Props) {
  const start = aimToStart(play);
  if (!start || play.seat === null) return null;
  const { t } = play;
  const aim = aimOf(play);
  const ground = groundOf(play);
  const near = nearSide(play);
  const above = (point: Point): Point => drawn(near, fromAbove(start.side, point));
  const [px, py] = drawn(near, estimate(ground, start, "normal").hand);
  const [x, y] = aim ? above(heldAt(ground, aim)) : [px, py];
  const words = aim ? [aimWords(play, aim), forecastWords(play, aim)].filter(Boolean).join(". ") : t("aim-first");
  return (
    <g class={`saf-hand ${dragged.value ? "held" : ""}`}>
      {aim && <Band from={[px, py]} to={[x, y]} power={aim.power} />}
      <circle class="peg" cx={px} cy={py} r="5" />
      <g
        class="saf-handle"
        transform={`translate(${x} ${y})`}
        tabindex={0}
        role="slider"
        data-aim-handle=""
        aria-label={t("aim-name", { value: start.chip })}
        aria-description={t("aim-keys")}
        aria-valuemin={WEAKEST / 10}
        aria-valuemax={STRONGEST / 10}
        aria-valuenow={start.power / 10}
        aria-valuetext={words}
        onKeyDown={(event: KeyboardEvent) => pressed(play, start, event)}
      >
        <ellipse class="shade" cx="7" cy="12" rx="19" ry="18" />
        <circle class="grip" r={play.tall ? 31 : 27} />
        <ChipArt seat={play.seat} value={start.chip} up={start.face === 1} />
      </g>
    </g>
  );
}

function pressed(play: SafranitoPlay, start: Throw, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const aim = aimOf(play);
  const next = event.key === "Enter" ? aim : keyed(play, start, event);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === "Enter") {
    if (!event.repeat) play.act(quantised(play, next));
    return;
  }
  if (next.loft !== start.loft) prefer({ loft: next.loft });
  if (next.face !== start.face) prefer({ face: next.face });
  if (next.loft !== start.loft || next.face !== start.face) proposeSame(play, next);
  else propose(play, next);
}

const QUARTERS = [0.25, 0.5, 0.75, 1] as const;

/** From the peg to the chip, narrower the further, with marks at each quarter and the force in per cent. */
function Band({ from, to, power }: { readonly from: Point; readonly to: Point; readonly power: number }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const at = (along: number, aside: number): string => `${from[0] + ux * along - uy * aside} ${from[1] + uy * along + ux * aside}`;
  const left = from[0] > 0;
  return (
    <g class="saf-band" aria-hidden="true">
      {QUARTERS.map((part) => {
        const along = farBack(WEAKEST + (STRONGEST - WEAKEST) * part);
        return <path key={part} class="tick" d={`M${at(along, -7)}L${at(along, 7)}`} opacity={along <= LONGEST ? 1 : 0} />;
      })}
      <path class="band" d={`M${at(0, -4.5)}L${at(far, -2)}L${at(far, 2)}L${at(0, 4.5)}z`} />
      <g transform={`translate(${from[0] + (left ? -44 : 44)} ${from[1] + 12})`}>
        <rect class="pill" x="-27" y="-12" width="54" height="24" rx="12" />
        <text class="num" y="5.2">
          {Math.round(power / 10)}%
        </text>
      </g>
    </g>
  );
}

