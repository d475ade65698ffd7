// The bowls and the action spaces: what one throws at.
import { Target } from "../../../target";
import { BowlArt, SpaceDish } from "../art/bowls";
import { SpaceArt } from "../art/pieces";
import { chips, drawn, type Ground, groundOf, nearSide, type Place, type Space, SPACES, type Spice, totals } from "../ground";
import type { SafranitoPlay } from "../throw/steering";
import { capital, chipName, spiceWord } from "../words";

export function PlaceView(props: {
  readonly play: SafranitoPlay;
  readonly ground: Ground;
  readonly place: Place;
  readonly near: number;
}) {
  const { play, ground, place, near } = props;
  const [x, y] = drawn(near, place.at);
  const bowl = place.kind === "bowl";
  return (
    <Target
      id={bowl ? `bowl/${place.name}` : `space/${place.name}`}
      x={x}
      y={y}
      width={2 * place.radius}
      height={2 * place.radius}
      round
      label={
        bowl
          ? capital(play.t.any(`bowl-${place.name}`))
          : `${SPACES.indexOf(place.name as Space) + 1} ${capital(play.t.any(`space-${place.name}`))}`
      }
      about={aboutPlace(play, place)}
      class={`saf-place ${place.kind} ${play.view.table.bowl === place.name ? "settled" : ""}`}
    >
      {bowl ? (
        <BowlArt spice={place.name as Spice} radius={place.radius} />
      ) : (
        <SpaceView space={place.name as Space} radius={place.radius} reach={ground.hole} />
      )}
    </Target>
  );
}

const SpaceView = ({ space, radius, reach }: { readonly space: Space; readonly radius: number; readonly reach: number }) => (
  <>
    <circle class="hit" r={radius + reach + 3} />
    <SpaceDish radius={radius} />
    <g transform="scale(.9)">
      <SpaceArt of={space} />
    </g>
    <g transform={`translate(${radius * 0.74} ${radius * 0.74})`} aria-hidden="true">
      <circle class="dot" r="9" />
      <text class="num" y="4.6">
        {SPACES.indexOf(space) + 1}
      </text>
    </g>
  </>
);

/** On the lower rim of each bowl: its name, and how many cards are for sale; grey without any. */
export function Tags({ play, least }: { readonly play: SafranitoPlay; readonly least: number }) {
  const near = nearSide(play);
  const ground = groundOf(play);
  const type = Math.max(12.5, least);
  const height = type * 1.6;
  const letter = type * 0.54;
  return (
    <g class="saf-tags" aria-hidden="true">
      {ground.places
        .filter(({ kind }) => kind === "bowl")
        .map(({ name, at, radius }) => {
          const [x, y] = drawn(near, at);
          const word = spiceWord(play, name);
          const cards = play.view.table.display[name] ?? 0;
          const wide = Math.min(word.length * letter, 94);
          const width = wide + height + 12;
          return (
            <g key={name} class={cards === 0 ? "none" : ""} transform={`translate(${x} ${y + radius - 3})`}>
              <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
              <text x={-height / 2 + 1} y={type * 0.35} {...(word.length * letter > wide ? { textLength: wide, lengthAdjust: "spacingAndGlyphs" } : {})}>
                {word}
              </text>
              <g transform={`translate(${width / 2 - height / 2} 0)`}>
                <circle r={height / 2 - 1.6} />
                {cards === 0 ? <path class="bar" d="M-3.4 3.4L3.4-3.4" /> : <text class="num" y={type * 0.36}>{cards}</text>}
              </g>
            </g>
          );
        })}
    </g>
  );
}

/** In the market a lamp stands over the bowl that is settled: all else lies in the dark. */
export function Lamp({ play }: { readonly play: SafranitoPlay }) {
  const ground = groundOf(play);
  const place = ground.places.find(({ name }) => name === play.view.table.bowl);
  if (!place) return null;
  const [x, y] = drawn(nearSide(play), place.at);
  const half = ground.side / 2;
  const r = place.radius + 5;
  return (
    <path
      class="saf-lamp"
      aria-hidden="true"
      fill-rule="evenodd"
      d={`M${-half} ${-half}H${half}V${half}H${-half}zM${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`}
    />
  );
}

/** What lies there, who leads, and what it is for. */
function aboutPlace(play: SafranitoPlay, place: Place): string {
  const { t, view } = play;
  const here = chips(play).filter((chip) => chip.place === place);
  const sums = totals(play, place.name);
  const parts = [
    place.kind === "bowl"
      ? t("bowl-about", { cards: view.table.display[place.name] ?? 0 })
      : t.any(`about-${place.name}`),
  ];
  if (here.length > 0) {
    parts.push(t("lies-here", { chips: here.map((chip) => chipName(play, chip)).join(", ") }));
    const known = [...sums].filter(([, total]) => total !== null);
    if (known.length > 0) {
      const of = known.map(([seat, total]) => t("total-of", { player: play.names[seat] ?? "", total: total ?? 0 }));
      parts.push(t("totals", { totals: of.join(", ") }));
    }
  }
  return parts.join(" ");
}

/** The price beside the bowl that is settled. */
export function Prices({ play, near }: { readonly play: SafranitoPlay; readonly near: number }) {
  const { bowl } = play.view.table;
  const ground = groundOf(play);
  const place = ground.places.find((one) => one.name === bowl);
  if (!bowl || !place) return null;
  const sums = totals(play, place.name);
  const buyer = play.view.step === "buy" ? play.view.to_act : null;
  const all =
    buyer === null ? [...sums.values()].reduce<number>((sum, one) => sum + (one ?? 0), 0) : (sums.get(buyer) ?? 0);
  const [x, y] = drawn(near, place.at);
  const right = x > 60 ? -1 : 1;
  return (
    <g class="saf-price" aria-hidden="true" transform={`translate(${x + right * 46} ${y - 40})`}>
      <circle r="21" />
      <circle class="coin-line" r="17" />
      <text class="num" y="6">
        {all}
      </text>
    </g>
  );
}
