// What everybody may know of each player.
import { SpiceArtIcon } from "../../../icons/spices";
import { MarkIcon } from "../../../icons/marks";
import { targetProps } from "../../../target";
import { tipProps } from "../../../tip";
import { CardBack, ChipArt, Coin, DishArt, Icon, MillArt, ReservedArt } from "../art/pieces";
import { atHome, chips, groundOf, handOf, SPICES, sum } from "../ground";
import type { SafranitoPlay } from "../throw/steering";
import { capital, dishWords } from "../words";

interface Props {
  readonly play: SafranitoPlay;
}

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
              <ReservedArt />
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
