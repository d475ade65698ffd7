// The own spice cards and reserved dishes, and cards that were just drawn.
import { SpiceArtIcon } from "../../../icons/spices";
import { targetProps } from "../../../target";
import { groundOf, ownHand, SPICES, type Spice } from "../ground";
import type { SafranitoPlay } from "../throw/steering";
import { spiceWord } from "../words";
import { DishCard } from "./dishes";

interface Props {
  readonly play: SafranitoPlay;
}

/** One's own hand, by spice, and the dishes that one has reserved; without the cards that lie elsewhere. */
export function Own({ play, without }: Props & { readonly without?: Spice | null }) {
  const { t } = play;
  if (play.seat === null) return null;
  const hand = ownHand(play);
  const reserved = play.view.table.reserved[play.seat] ?? [];
  const ground = groundOf(play);
  const ids = typeof reserved === "number" ? [] : reserved;
  const spices = SPICES.filter((spice) => hand[spice] && spice !== without);
  const kept = play.view.journal.slice(-6).some(({ id }) => id === "kept");
  return (
    <section class="saf-own" aria-labelledby="saf-own-title">
      <h2 id="saf-own-title">{t("own-title")}</h2>
      <div class={`saf-own-cards ${spices.length + ids.length === 0 ? "none" : ""}`}>
        {spices.map((spice) => (
          <HandStack key={spice} play={play} spice={spice} count={hand[spice] ?? 0} from={kept ? "drawn" : `slot/${spice}`} />
        ))}
        {spices.length === 0 && !without && <p class="muted">{t("own-none")}</p>}
        {ids.length > 0 && (
          <div class="saf-reserved" role="group" aria-label={t("reserved-title")}>
            {ids.map((id) => {
              const dish = ground.dishes.get(id);
              return dish ? <DishCard key={id} play={play} dish={dish} small /> : null;
            })}
          </div>
        )}
      </div>
    </section>
  );
}

/** The spices that go for the dish that is chosen. */
function cooks(play: SafranitoPlay): readonly Spice[] {
  const action = play.chosen;
  if (action?.do !== "prepare-dish" && action?.do !== "prepare-reserved") return [];
  return groundOf(play).dishes.get(action.dish)?.spices ?? [];
}

export function HandStack(props: Props & { readonly spice: Spice; readonly count: number; readonly from: string }) {
  const { play, spice, count, from } = props;
  const { t } = play;
  const picked = play.picked.filter((one) => one === `hand/${spice}`).length + Number(cooks(play).includes(spice));
  return (
    <button
      class="saf-stack"
      style={{ "--n": count }}
      {...targetProps(play, `hand/${spice}`, { label: t("hand-cards", { spice: spiceWord(play, spice), count }), about: t("hand-about") }, "button")}
    >
      {Array.from({ length: count }, (_, i) => (
        <span
          key={i}
          class={`saf-spice-card ${spice} ${count - i <= picked ? "going" : ""}`}
          style={{ "--i": i }}
          data-piece={`hand/${spice}/${i}`}
          data-from={from}
        >
          <SpiceArtIcon of={spice} size={40} />
          <small>{spiceWord(play, spice)}</small>
        </span>
      ))}
    </button>
  );
}

/** The cards that one has just drawn, to keep one of them. */
export function Drawn({ play }: Props) {
  const { t } = play;
  const { drawn } = play.view.table;
  if (drawn.length === 0) return null;
  const counts = new Map<string, number>();
  for (const [spice] of drawn) if (typeof spice === "string") counts.set(spice, (counts.get(spice) ?? 0) + 1);
  return (
    <section class="saf-context" aria-label={t("drawn-title")} data-anchor="drawn">
      <h2>{t("drawn-title")}</h2>
      <div class="saf-own-cards">
        {[...counts].map(([spice, count]) => (
          <button
            key={spice}
            class="saf-stack"
            style={{ "--n": count }}
            {...targetProps(play, `drawn/${spice}`, { label: t("hand-cards", { spice: spiceWord(play, spice), count }), about: t("drawn-about") }, "button")}
          >
            {Array.from({ length: count }, (_, i) => (
              <span key={i} class={`saf-spice-card ${spice}`} style={{ "--i": i }} data-piece={`drawn/${spice}/${i}`} data-from="pile">
                <SpiceArtIcon of={spice as Spice} size={40} />
                <small>{spiceWord(play, spice)}</small>
              </span>
            ))}
          </button>
        ))}
        {counts.size === 0 && <p class="muted">{t("drawn-others", { count: drawn.length })}</p>}
      </div>
    </section>
  );
}
