// Aiming: by dragging on the board, by sliders with steppers, by keys. All end in the same numbers.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Sign } from "../../icons/signs";
import { pace } from "../../settings";
import { tip } from "../../tip";
import { ChipArt, Icon } from "./art";
import { LOFTS } from "./discs/coefficients";
import { hand } from "./discs/throw";
import { chips, drawn, groundOf, nearSide, type Point, seenFrom, undrawn } from "./ground";
import {
  aimedAt,
  aimOf,
  aimToStart,
  dragged,
  heldChip,
  prefer,
  propose,
  quantised,
  rangeOf,
  type SafranitoPlay,
} from "./steering";
import {
  aimNear,
  chanceOf,
  type Estimate,
  estimate,
  HALF,
  meant,
  MOST,
  placeAt,
  relofted,
  STRONGEST,
  type Throw,
  WEAKEST,
} from "./throwing";
import { capital, chipName, describe, nameWords, placeWords } from "./words";

/** How much the table helps with aiming: everything, the direction only, or nothing. */
export const helpOf = ({ view }: Pick<SafranitoPlay, "view">): string =>
  String(view.table.options["aim_help"] ?? "full");
export const steadinessOf = ({ view }: Pick<SafranitoPlay, "view">): string =>
  String(view.table.options["steadiness"] ?? "normal");

// Words of an aim

const tenths = (value: number): number => Math.abs(value) / 10;

export function bearingWords({ t }: Pick<SafranitoPlay, "t">, bearing: number): string {
  if (bearing === 0) return t("aim-straight");
  return t(bearing < 0 ? "aim-left" : "aim-right", { degrees: tenths(bearing) });
}
export const powerWords = ({ t }: Pick<SafranitoPlay, "t">, power: number): string =>
  t("aim-strength", { percent: power / 10 });

export function handWords(play: SafranitoPlay, place: number): string {
  const [across] = hand(groundOf(play), place);
  const mm = Math.round(Math.abs(across));
  if (mm === 0) return play.t("aim-middle");
  return play.t(across < 0 ? "aim-from-left" : "aim-from-right", { mm });
}

/** Where it would come to rest: always said to be an estimate, in short where there is little room. */
function guessWords(play: SafranitoPlay, aim: Throw, short = false): string {
  const { t } = play;
  if (helpOf(play) !== "full") return "";
  const ground = groundOf(play);
  const guess = estimate(ground, aim, steadinessOf(play));
  if (guess.outside) return t("guess-out");
  const place = placeAt(ground, guess.rest);
  if (!place) return t("guess-nowhere");
  return t(short ? "chance-place" : "guess-place", {
    place: placeWords(play, place.name),
    percent: Math.round(chanceOf(ground, guess, place)),
  });
}

export function aimWords(play: SafranitoPlay, aim: Throw): string {
  return [
    capital(bearingWords(play, aim.bearing)),
    powerWords(play, aim.power),
    handWords(play, aim.place),
    play.t.any(`loft-${LOFTS[aim.loft] ?? ""}`),
  ].join(", ");
}

// On the board

/** The ellipses, the flight and the slide. */
export function AimPicture({ play }: { readonly play: SafranitoPlay }) {
  const aim = aimOf(play);
  const help = helpOf(play);
  if (!aim || help === "none") return null;
  const ground = groundOf(play);
  const near = nearSide(play);
  const guess = estimate(ground, aim, steadinessOf(play));
  const [hx, hy] = drawn(near, guess.hand);
  const [dx, dy] = drawn(near, guess.direction);
  if (help === "short") {
    return (
      <g class="saf-aim" aria-hidden="true">
        <path class="flight" d={`M${hx} ${hy}L${hx + dx * 110} ${hy + dy * 110}`} />
      </g>
    );
  }
  const [lx, ly] = drawn(near, guess.landing);
  const [rx, ry] = drawn(near, guess.rest);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g class={`saf-aim ${guess.outside ? "bad" : ""}`} aria-hidden="true">
      <path class="flight" d={`M${hx} ${hy}L${lx} ${ly}`} />
      <path class="slide" d={`M${lx} ${ly}L${rx} ${ry}`} />
      <g transform={`translate(${rx} ${ry}) rotate(${turn})`}>
        <Rings guess={guess} />
      </g>
      <circle class="touch-down" cx={lx} cy={ly} r="3.4" />
      <circle class="ghost" cx={rx} cy={ry} r={ground.chip} />
      <circle class="aim-dot" cx={rx} cy={ry} r={ground.hole} />
    </g>
  );
}

const Rings = ({ guess }: { readonly guess: Estimate }) => (
  <>
    <ellipse class="most" rx={MOST * guess.along} ry={MOST * guess.across} />
    <ellipse class="half" rx={HALF * guess.along} ry={HALF * guess.across} />
  </>
);

const COARSE = 5;

/** What a key does to an aim; null for keys that mean nothing here. */
function keyed(play: SafranitoPlay, aim: Throw, event: KeyboardEvent): Throw | null {
  const step = 10 * (event.shiftKey ? COARSE : 1);
  switch (event.key) {
    case "ArrowLeft":
      return { ...aim, bearing: aim.bearing - step };
    case "ArrowRight":
      return { ...aim, bearing: aim.bearing + step };
    case "ArrowUp":
      return { ...aim, power: aim.power + step };
    case "ArrowDown":
      return { ...aim, power: aim.power - step };
    case "+":
      return { ...aim, power: aim.power + 1 };
    case "-":
      return { ...aim, power: aim.power - 1 };
    case ",":
    case "<":
      return { ...aim, bearing: aim.bearing - 1 };
    case ".":
    case ">":
      return { ...aim, bearing: aim.bearing + 1 };
    case "PageUp":
      return { ...aim, place: aim.place + step };
    case "PageDown":
      return { ...aim, place: aim.place - step };
    case "]":
      return { ...aim, place: aim.place + 1 };
    case "[":
      return { ...aim, place: aim.place - 1 };
    case "l":
      return { ...aim, ...relofted(groundOf(play), aim, (aim.loft + 1) % LOFTS.length) };
    case "f":
      return { ...aim, face: 1 - aim.face };
  }
  return null;
}

/** The chip at the hand: drag it along the side or pull it back; keys move the aim. */
export function AimHandle({ play }: { readonly play: SafranitoPlay }) {
  const start = aimToStart(play);
  if (!start || play.seat === null) return null;
  const { t } = play;
  const aim = aimOf(play);
  const ground = groundOf(play);
  const [x, y] = drawn(nearSide(play), estimate(ground, start, "normal").hand);
  const words = aim ? [aimWords(play, aim), guessWords(play, aim)].filter(Boolean).join(". ") : t("aim-first");
  return (
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
      onKeyDown={(event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Enter" && aim) {
          event.preventDefault();
          event.stopPropagation();
          play.act(quantised(play, aim));
          return;
        }
        const next = keyed(play, start, event);
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        if (next.loft !== start.loft) prefer({ loft: next.loft });
        if (next.face !== start.face) prefer({ face: next.face });
        propose(play, next);
      }}
    >
      <circle class="grip" r={play.tall ? 31 : 27} />
      <ChipArt seat={play.seat} value={start.chip} up={start.face === 1} />
    </g>
  );
}

type Hold =
  | { readonly what: "spot" }
  | { readonly what: "hand"; how: "place" | "pull" | null };

interface Drag {
  readonly id: number;
  readonly from: Point;
  readonly screen: Point;
  readonly start: Throw;
  readonly hold: Hold;
  moved: boolean;
}

/** Pixels that a finger may tremble before it drags. */
const SLACK = 7;
/** Millimetres of pulling back for the full force. */
const PULL = 130;

/** Dragging on the board: it aims, and letting go keeps the aim. It never throws. */
export function usePointer(play: SafranitoPlay, world: RefObject<SVGGElement | null>) {
  const drag = useRef<Drag | null>(null);
  const latest = useRef(play);
  latest.current = play;
  const stop = () => {
    // The finger is still down: what follows when it is lifted is no touch.
    if (drag.current?.moved) addEventListener("pointerup", swallowClick, { capture: true, once: true });
    drag.current = null;
    dragged.value = null;
  };
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !drag.current) return;
      event.stopPropagation();
      stop();
    };
    /** A second finger cancels, wherever it comes down. */
    const finger = (event: PointerEvent) => {
      if (drag.current && drag.current.id !== event.pointerId) stop();
    };
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", finger, true);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", finger, true);
      stop();
    };
  }, []);
  /** From the screen to the board, in millimetres from the middle as side 0 sees it. */
  const pointAt = (event: MouseEvent): Point => {
    const matrix = world.current?.getScreenCTM()?.inverse();
    if (!matrix) return [0, 0];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return undrawn(nearSide(latest.current), [x, y]);
  };
  const inField = ([x, y]: Point): boolean => {
    const half = groundOf(latest.current).side / 2;
    return Math.abs(x) <= half && Math.abs(y) <= half;
  };
  const aimBy = (now: Drag, point: Point): Throw => {
    const ground = groundOf(latest.current);
    const { start, hold } = now;
    if (hold.what === "spot") {
      return { ...start, ...aimNear(ground, start, point) };
    }
    const [ax, ay] = seenFrom(start.side, now.from);
    const [bx, by] = seenFrom(start.side, point);
    hold.how ??= ay - by > Math.abs(bx - ax) ? "pull" : "place";
    if (hold.how === "place") {
      const [across] = hand(ground, start.place);
      const room = ground.side - 2 * ground.chip;
      return { ...start, place: 500 + ((across + bx - ax) * 1000) / room };
    }
    const pull = Math.hypot(ax - bx, ay - by);
    const bearing = (Math.atan2(ax - bx, Math.max(1, ay - by)) * 1800) / Math.PI;
    const power = WEAKEST + ((STRONGEST - WEAKEST) * Math.min(pull, PULL)) / PULL;
    return { ...start, bearing, power };
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const now = latest.current;
      const start = aimToStart(now);
      if (!start || event.button !== 0 || !event.isPrimary) return;
      const point = pointAt(event);
      const onHand = (event.target as Element).closest("[data-aim-handle]") !== null;
      if (!onHand && !inField(point)) return;
      drag.current = {
        id: event.pointerId,
        from: point,
        screen: [event.clientX, event.clientY],
        start,
        hold: onHand ? { what: "hand", how: null } : { what: "spot" },
        moved: false,
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drag.current;
      if (!now || now.id !== event.pointerId) return;
      if (!now.moved) {
        const [x, y] = now.screen;
        if (Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
        now.moved = true;
        tip.release();
        tip.hide();
        world.current?.setPointerCapture(event.pointerId);
      }
      dragged.value = left(world.current, now.hold, event) ? null : quantised(latest.current, aimBy(now, pointAt(event)));
    },
    onPointerUp: (event: PointerEvent) => {
      const now = drag.current;
      if (!now || now.id !== event.pointerId) return;
      drag.current = null;
      if (!now.moved) return;
      const aim = dragged.value;
      dragged.value = null;
      swallowClick(event);
      if (aim) propose(latest.current, aim);
    },
    onPointerCancel: stop,
    onClick: (event: MouseEvent) => {
      const now = latest.current;
      if (heldChip(now) === null) return;
      const point = pointAt(event);
      if ((event.target as Element).closest("[data-aim-handle]")) event.stopPropagation();
      if ((event.target as Element).closest("[data-target], [data-aim-handle]") || !inField(point)) return;
      event.stopPropagation();
      const aim = aimedAt(now, groundOf(now), point);
      if (aim) propose(now, aim);
    },
  };
}

/** The click that follows a drag is no touch. It comes at once, and only of a mouse: after a finger
 * has moved there is none. */
function swallowClick({ pointerType }: PointerEvent): void {
  if (pointerType !== "mouse") return;
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
}

/** Whether the finger is away from the board: that takes the drag back. Below it is room for
 * pulling the hand back. */
function left(world: SVGGElement | null, hold: Hold, event: PointerEvent): boolean {
  const box = world?.ownerSVGElement?.getBoundingClientRect();
  if (!box) return false;
  const { clientX: x, clientY: y } = event;
  const below = hold.what === "hand" ? 160 : 8;
  return x < box.left - 8 || x > box.right + 8 || y < box.top - 8 || y > box.bottom + below;
}

// The controls

interface NumberProps {
  readonly play: SafranitoPlay;
  readonly aim: Throw;
  readonly of: "place" | "bearing" | "power";
  readonly label: string;
  readonly words: string;
  /** Another one is being adjusted. */
  readonly away: boolean;
}

/** A slider with steppers for one of the numbers. */
function Number({ play, aim, of, label, words, away }: NumberProps) {
  const [least, most] = rangeOf(play, of);
  const latest = useRef(aim);
  latest.current = aim;
  const set = (value: number) => propose(play, { ...latest.current, [of]: value });
  const keys = (event: KeyboardEvent) => {
    const step = 10 * (event.shiftKey ? COARSE : 1);
    const by = {
      ArrowLeft: -step,
      ArrowDown: -step,
      ArrowRight: step,
      ArrowUp: step,
      "+": 1,
      "-": -1,
    }[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    set(aim[of] + by);
  };
  return (
    <div class="saf-number" hidden={away}>
      <label for={`saf-${of}`}>
        <span>{label}</span>
        <output>{words}</output>
      </label>
      <div class="saf-steps">
        <Stepper by={-1} label={play.t("aim-less", { what: label })} step={(by) => set(latest.current[of] + by)} />
        <input
          id={`saf-${of}`}
          type="range"
          min={least}
          max={most}
          step={1}
          value={aim[of]}
          aria-valuetext={words}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
          onKeyDown={keys}
        />
        <Stepper by={1} label={play.t("aim-more", { what: label })} step={(by) => set(latest.current[of] + by)} />
      </div>
    </div>
  );
}

/** One step for a click; held down it goes on, and faster. */
function Stepper(props: { readonly by: 1 | -1; readonly label: string; readonly step: (by: number) => void }) {
  const timer = useRef<number | undefined>(undefined);
  const held = useRef(false);
  const latest = useRef(props.step);
  latest.current = props.step;
  const stop = () => clearTimeout(timer.current);
  const again = (count: number) => {
    held.current = true;
    latest.current(props.by * (count > 12 ? 5 : 1));
    timer.current = window.setTimeout(() => again(count + 1), 70);
  };
  useEffect(() => stop, []);
  return (
    <button
      class="saf-step"
      aria-label={props.label}
      onPointerDown={() => {
        held.current = false;
        timer.current = window.setTimeout(() => again(0), 380);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onClick={(event) => {
        if (!held.current) props.step(props.by * (event.shiftKey ? 10 : 1));
        held.current = false;
      }}
    >
      {props.by < 0 ? "−" : "+"}
    </button>
  );
}

function Choice<V extends number>(props: {
  readonly label: string;
  readonly values: readonly { readonly value: V; readonly words: string; readonly about?: string }[];
  readonly value: number;
  readonly set: (value: V) => void;
}) {
  return (
    <div class="saf-choice" role="radiogroup" aria-label={props.label}>
      {props.values.map(({ value, words, about }) => (
        <button
          key={value}
          role="radio"
          aria-checked={value === props.value}
          title={about}
          onClick={() => props.set(value)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

const ADJUSTED = ["bearing", "power", "place"] as const;

/** On a phone the board and the own chips stay in sight above the controls. */
function useRoom(panel: RefObject<HTMLElement | null>, wanted: boolean): void {
  useLayoutEffect(() => {
    const board = document.querySelector(".saf-arena")?.getBoundingClientRect();
    const line = document.querySelector(".now")?.getBoundingClientRect();
    const top = panel.current?.getBoundingClientRect().top;
    if (!wanted || !board || !line || top === undefined) return;
    const by = Math.min(board.bottom - top, board.top - line.height);
    if (by > 0) scrollBy({ top: by, behavior: pace() === 0 ? "instant" : "smooth" });
  }, [wanted]);
}

/** Everything for the throw: it stands beside the board, on a phone under the thumb. */
export function AimPanel({ play }: { readonly play: SafranitoPlay }) {
  const { t } = play;
  const panel = useRef<HTMLElement>(null);
  const [adjusted, adjust] = useState<(typeof ADJUSTED)[number]>("bearing");
  useRoom(panel, play.tall && heldChip(play) !== null);
  const aim = aimToStart(play);
  const stands = aimOf(play);
  if (!aim || play.seat === null) {
    return (
      <section class="saf-aim-panel empty" aria-label={t("throw-name")}>
        <p class="saf-hint">{t("throw-choose")}</p>
      </section>
    );
  }
  const ground = groundOf(play);
  const guess = stands ? capital(guessWords(play, stands, play.tall)) : "";
  const turn = { degrees: tenths(aim.bearing) };
  const short = aim.bearing === 0 ? t("aim-straight") : t(aim.bearing < 0 ? "aim-turned-left" : "aim-turned-right", turn);
  const words = {
    bearing: bearingWords(play, aim.bearing),
    power: powerWords(play, aim.power),
    place: handWords(play, aim.place),
  };
  const [firstSide, lastSide] = rangeOf(play, "side");
  return (
    <section class="saf-aim-panel" ref={panel} aria-label={t("throw-name")} onClick={(event) => event.stopPropagation()}>
      <div class="saf-aim-row">
        <Choice
          label={t("loft-name")}
          value={aim.loft}
          values={LOFTS.map((loft, value) => ({ value, words: t(`short-${loft}`), about: t(`about-${loft}`) }))}
          set={(loft) => {
            prefer({ loft });
            propose(play, { ...aim, ...relofted(ground, aim, loft) });
          }}
        />
        <Choice
          label={t("face-name")}
          value={aim.face}
          values={[
            { value: 0, words: t("face-down"), about: t("face-about") },
            { value: 1, words: t("face-up"), about: t("face-about") },
          ]}
          set={(face) => {
            prefer({ face });
            propose(play, { ...aim, face });
          }}
        />
      </div>
      {play.tall && (
        <div class="saf-choice saf-which" role="radiogroup" aria-label={t("aim-which")}>
          {ADJUSTED.map((of) => (
            <button key={of} role="radio" aria-checked={of === adjusted} onClick={() => adjust(of)}>
              {t(`aim-${of}`)}
              <b class="num">{of === "bearing" ? short : words[of]}</b>
            </button>
          ))}
        </div>
      )}
      {ADJUSTED.map((of) => (
        <Number
          key={of}
          play={play}
          aim={aim}
          of={of}
          label={t(`aim-${of}`)}
          words={words[of]}
          away={play.tall && of !== adjusted}
        />
      ))}
      {firstSide !== lastSide && (
        <Choice
          label={t("side-name")}
          value={aim.side}
          values={[0, 1, 2, 3].map((value) => ({ value, words: t("side-number", { side: value + 1 }) }))}
          set={(side) => propose(play, { ...aim, side })}
        />
      )}
      <div class="saf-aim-row end">
        <button class="quiet round" aria-label={t("cancel")} onClick={play.cancel}>
          <Sign of="close" />
        </button>
        <button
          class="primary saf-throw"
          data-confirm={stands ? "" : undefined}
          disabled={!stands}
          onClick={() => stands && play.act(quantised(play, stands))}
        >
          <Icon size={26}>
            <ChipArt seat={play.seat} value={aim.chip} up={aim.face === 1} />
          </Icon>
          <span>{stands ? throwWords(play, stands) : t("aim-first")}</span>
        </button>
      </div>
      {(guess || (play.tall && helpOf(play) === "full")) && <p class="saf-guess">{guess}</p>}
    </section>
  );
}

/** `Throw your 40 at the saffron bowl`; the numbers of a free throw stand above it. */
function throwWords(play: SafranitoPlay, aim: Throw): string {
  const { t } = play;
  const found = meant(groundOf(play), play, chips(play), aim);
  if (!found) return t("each-throw", { chip: aim.chip });
  if ("victim" in found) return t("throw-knock", { chip: aim.chip, victim: chipName(play, found.victim) });
  const target = nameWords(play, found.place.name);
  return t("do-throw", { ...describe(play, aim), aim: t("aim-target", { target }) });
}
