// Cards and people beside the board: dishes, hands, piles, what each player has.
import { SpiceArtIcon } from "../../../icons/spices";
import { MarkIcon } from "../../../icons/marks";
import { targetProps } from "../../../target";
import { tipProps } from "../../../tip";
import { CardBack, ChipArt, Coin, DishArt, Icon, MillArt } from "../art/pieces";
import {
  atHome,
  chips,
  type Dish,
  groundOf,
  handOf,
  missing,
  ownHand,
  SPICES,
  type Spice,
  sum,
} from "../ground";
import type { SafranitoPlay } from "../throw/steering";
import { capital, dishTitle, dishWords, spiceWord, spiceWords } from "../words";

interface Props {
  readonly play: SafranitoPlay;
}

// Dishes

/** A dish with its three spices; those in the own hand are ticked. */
export function DishCard({ play, dish, small }: Props & { readonly dish: Dish; readonly small?: boolean }) {
  const { t } = play;
  const lacks = missing(play, dish);
  const hand = ownHand(play);
  const watching = play.seat === null;
  const about = watching
    ? spiceWords(play, dish.spices)
    : lacks.length === 0
      ? t("dish-ready")
      : t("dish-lacks", { spices: spiceWords(play, lacks) });
  return (
    <button
      class={`saf-dish ${small ? "small" : ""} ${!watching && lacks.length === 0 ? "ready" : ""}`}
      data-piece={`dish/${dish.id}`}
      data-from="dishes"
      {...targetProps(play, `dish/${dish.id}`, { label: dishWords(play, dish.id), about }, "button")}
    >
      <span class="saf-dish-name">{dishTitle(play, dish)}</span>
      <span class="saf-dish-spices">
        {dish.spices.map((spice) => (
          <span key={spice} class={`saf-need ${watching ? "" : hand[spice] ? "have" : "lack"}`}>
            <SpiceArtIcon of={spice} size={small ? 22 : 28} />
          </span>
        ))}
      </span>
      {!watching && (
        <span
          class="saf-dish-foot"
          data-words={lacks.length === 0 ? t("dish-ready-short") : t("dish-lacks-short", { count: lacks.length })}
        />
      )}
    </button>
  );
}

/** The dishes that everybody may prepare, and the piles. */
export function Offer({ play }: Props) {
  const { t } = play;
  const { table } = play.view;
  const ground = groundOf(play);
  return (
    <section class="saf-offer" aria-labelledby="saf-offer-title">
      <header>
        <h2 id="saf-offer-title">{t("offer-title")}</h2>
        <Piles play={play} />
      </header>
      <div class="saf-dishes">
        {table.offer.map((id) => {
          const dish = ground.dishes.get(id);
          return dish ? <DishCard key={id} play={play} dish={dish} /> : null;
        })}
        {table.offer.length === 0 && <p class="muted">{t("nothing")}</p>}
      </div>
    </section>
  );
}

function Piles({ play }: Props) {
  const { t } = play;
  const { table } = play.view;
  const cards = sum(table.pile) + table.under.length;
  const dishes = typeof table.dish_pile === "number" ? table.dish_pile : table.dish_pile.length;
  const discard = sum(table.discard);
  return (
    <div class="saf-piles">
      <button
        class="saf-pile"
        data-anchor="dishes"
        {...targetProps(play, "pile/dishes", { label: t("pile-dishes", { count: dishes }), about: t("pile-dishes-about") }, "button")}
      >
        <Icon size={26}>
          <DishArt />
        </Icon>
        <span class="num">{dishes}</span>
      </button>
      <button
        class="saf-pile"
        data-anchor="pile"
        {...targetProps(
          play,
          "pile/spices",
          { label: t("pile-spices", { count: cards }), about: t("pile-spices-about", { count: discard }) },
          "button",
        )}
      >
        <Icon size={26}>
          <CardBack />
        </Icon>
        <span class="num">{cards}</span>
      </button>
    </div>
  );
}

// The own cards

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
          class={`saf-spice-card ${count - i <= picked ? "going" : ""}`}
          style={{ "--i": i }}
          data-piece={`hand/${spice}/${i}`}
          data-from={from}
        >
          <SpiceArtIcon of={spice} size={30} />
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
              <span key={i} class="saf-spice-card" style={{ "--i": i }} data-piece={`drawn/${spice}/${i}`} data-from="pile">
                <SpiceArtIcon of={spice as Spice} size={30} />
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

// Players

/** What everybody may know of each player. */
export function Players({ play }: Props) {
  const { t } = play;
  const seats = play.view.table.seats;
  const from = play.seat ?? 0;
  const order = Array.from({ length: seats }, (_, n) => (from + n) % seats);
  return (
    <section class="saf-players" aria-label={t("players-title")}>
      {order.map((seat) => (
        <PlayerLine key={seat} play={play} seat={seat} />
      ))}
    </section>
  );
}

function PlayerLine({ play, seat }: Props & { readonly seat: number }) {
  const { t } = play;
  const { table } = play.view;
  const player = play.players[seat];
  const name = play.names[seat] ?? "";
  const own = seat === play.seat;
  const hand = handOf(play, seat);
  const known = table.shown[seat] ?? {};
  const cards = sum(hand);
  const unknown = cards - sum(known);
  const reserved = table.reserved[seat] ?? 0;
  const reservedCount = typeof reserved === "number" ? reserved : reserved.length;
  const out = chips(play).filter((chip) => chip.seat === seat && chip.out);
  const home = own ? atHome(play, seat).length : groundOf(play).values.length - chips(play).filter((chip) => chip.seat === seat).length;
  const money = table.money[seat] ?? null;
  return (
    <article class={`saf-player p${seat} ${player?.toAct ? "turn" : ""} ${own ? "own" : ""}`} aria-label={name}>
      <span class="saf-who">
        <MarkIcon seat={seat} size={18} />
        <strong>{name}</strong>
        {table.chef === seat && (
          <button
            class="saf-mill-button"
            data-piece="mill"
            {...targetProps(play, "mill", { label: t("is-chef", { player: name }), about: t("mill-about") }, "button")}
          >
            <Icon size={26}>
              <MillArt />
            </Icon>
          </button>
        )}
      </span>
      <span class="saf-has">
        <span class="saf-home" {...tipProps(t("chips-home", { count: home }))}>
          <Icon size={20}>
            <ChipArt seat={seat} value={null} up={false} />
          </Icon>
          <span class="num">{home}</span>
          <span class="unseen">{t("chips-home", { count: home })}</span>
          {out.length > 0 && <em>{t("chips-out", { count: out.length })}</em>}
        </span>
        <span class="saf-cards" {...tipProps(t("cards-of", { count: cards }), own ? undefined : t("cards-known"))}>
          {own ? (
            <>
              <Icon size={20}>
                <CardBack />
              </Icon>
              <span class="num">{cards}</span>
            </>
          ) : (
            <>
              {SPICES.filter((spice) => known[spice]).flatMap((spice) =>
                Array.from({ length: known[spice] ?? 0 }, (_, i) => (
                  <span key={`${spice}${i}`} class="saf-mini" data-piece={`held/${seat}/${spice}/${i}`} data-from={`slot/${spice}`}>
                    <SpiceArtIcon of={spice} size={17} />
                  </span>
                )),
              )}
              {unknown > 0 && (
                <span class="saf-mini hidden">
                  <span class="num">{unknown}</span>
                </span>
              )}
              {cards === 0 && <span class="saf-none">–</span>}
            </>
          )}
          <span class="unseen">{t("cards-of", { count: cards })}</span>
        </span>
        {reservedCount > 0 && (
          <span class="saf-held" {...tipProps(t("reserved-of", { count: reservedCount }))}>
            <Icon size={20}>
              <DishArt />
            </Icon>
            <span class="num">{reservedCount}</span>
            <span class="unseen">{t("reserved-of", { count: reservedCount })}</span>
          </span>
        )}
      </span>
      <Cooked play={play} seat={seat} />
      <span class="saf-money" {...tipProps(t("money-of", { player: name, money: money ?? "?" }))}>
        <Coin money={money} />
        <span class="unseen">{t("rupees")}</span>
      </span>
    </article>
  );
}

/** The dishes prepared so far, of those that win the game. */
function Cooked({ play, seat }: Props & { readonly seat: number }) {
  const { t } = play;
  const ids = play.view.table.cooked[seat] ?? [];
  const wanted = groundOf(play).dishesToWin;
  return (
    <span class="saf-cooked" role="img" aria-label={t("cooked-of", { count: ids.length, dishes: ids.map((id) => dishWords(play, id)).join("; ") })}>
      {Array.from({ length: Math.max(wanted, ids.length) }, (_, i) => {
        const id = ids[i];
        if (!id) return <span key={i} class="saf-plate empty" />;
        return (
          <span key={i} class="saf-plate" data-piece={`dish/${id}`} {...tipProps(capital(dishWords(play, id)))}>
            <Icon size={22}>
              <DishArt />
            </Icon>
          </span>
        );
      })}
    </span>
  );
}
