// The spice cards for sale, on the frame beside their bowls.
import type { JSX } from "preact";
import { SpiceArt } from "../../../icons/spices";
import { Target } from "../../../target";
import { tipProps } from "../../../tip";
import { drawn, type Ground, type Place, type Point, type Spice } from "../ground";
import type { SafranitoPlay } from "../throw/steering";
import { capital, spiceWord } from "../words";
import { FRAME } from "./tray";

/** Where the cards of each spice lie: on the frame beside the bowl; saffron's at the far side. */
function slotOf(ground: Ground, place: Place, near: number): Point {
  const [x, y] = drawn(near, place.at);
  // Cards are higher than the frame is wide: they stand over its outer edge.
  const edge = ground.side / 2 + FRAME / 2 + 6;
  const third = ground.side / 6;
  if (y < -third) return [Math.abs(x) < third ? -36 : x, -edge];
  if (y > third) return [x, edge];
  if (Math.abs(x) < third) return [36, -edge];
  return [x < 0 ? -edge : edge, y];
}

export function Display(props: { readonly play: SafranitoPlay; readonly ground: Ground; readonly near: number }) {
  const { play, ground, near } = props;
  const { t } = play;
  return (
    <g class="saf-slots">
      {ground.places
        .filter((place) => place.kind === "bowl")
        .map((place) => {
          const spice = place.name as Spice;
          const count = play.view.table.display[spice] ?? 0;
          const [x, y] = slotOf(ground, place, near);
          if (count === 0) {
            return (
              <g key={spice} class="saf-slot" data-anchor={`slot/${spice}`} transform={`translate(${x} ${y})`} {...tipProps(capital(spiceWord(play, spice)), t("display-none"))}>
                <rect x="-19" y="-23" width="38" height="46" rx="5" />
                <g class="faint">
                  <SpiceArt of={spice} scale={0.6} />
                </g>
              </g>
            );
          }
          return (
            <Target
              key={spice}
              id={`display/${spice}`}
              x={x}
              y={y}
              width={46 + 3.2 * (Math.min(count, 4) - 1)}
              height={60}
              radius={5}
              label={t("display-cards", { spice: spiceWord(play, spice), count })}
              about={t("display-about")}
              class="saf-display"
            >
              <rect class="hit" x="-31" y="-31" width="62" height="62" />
              <g data-anchor={`slot/${spice}`}>
                <Pack spice={spice} count={count} />
              </g>
            </Target>
          );
        })}
    </g>
  );
}

/** Cards of one spice on top of each other, and how many if more than one. */
function Pack({ spice, count }: { readonly spice: Spice; readonly count: number }) {
  const shown = Math.min(count, 4);
  const step = 3.2;
  const cards: JSX.Element[] = [];
  for (let i = 0; i < shown; i++) {
    const x = (i - (shown - 1) / 2) * step;
    cards.push(
      <g key={i} data-piece={`display/${spice}/${i}`} data-from="pile" transform={`translate(${x} ${x / 2})`}>
        <rect class="cast" x="-20.6" y="-26.6" width="44" height="58" rx="5" />
        <rect class={`saf-card ${spice}`} x="-22" y="-29" width="44" height="58" rx="5" />
        <rect class="card-line" x="-19" y="-26" width="38" height="52" rx="3" />
        <g class="saf-card-art">
          <SpiceArt of={spice} scale={0.76} />
        </g>
      </g>,
    );
  }
  return (
    <>
      {cards}
      {count > 1 && (
        <g transform={`translate(${(shown * step) / 2 + 16} 23)`}>
          <circle class="saf-count" r="10.5" />
          <text class="num saf-count-text" y="4.6">
            {count}
          </text>
        </g>
      )}
    </>
  );
}
