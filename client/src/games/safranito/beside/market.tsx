// The market of one bowl: prices and totals, whose turn it is and why, what a decision brings.
import { MarkIcon } from "../../../icons/marks";
import { BowlArt } from "../art/bowls";
import { ChipArt, Coin, Icon } from "../art/pieces";
import { HandStack } from "./hand";
import { best, chips, groundOf, missing, ownHand, playOrder, type Spice, totals } from "../ground";
import type { SafranitoPlay } from "../throw/steering";
import { capital, dishTitle, spiceWord } from "../words";

interface Props {
  readonly play: SafranitoPlay;
}

const frames = (play: SafranitoPlay, step: string): readonly number[] =>
  play.view.table.steps.filter(([name]) => name === step).map(([, seat]) => Number(seat));

/** Whether the cards of a bowl are still being sold; then they are bought. */
export const selling = (play: SafranitoPlay): boolean => frames(play, "after-sale").length > 0;

export const priceOf = (play: SafranitoPlay, spice: Spice): number =>
  [...totals(play, spice).values()].reduce<number>((all, one) => all + (one ?? 0), 0);

/** On a phone one's own cards lie in the market while they can be sold: there they are at hand. */
export function forSale(play: SafranitoPlay): Spice | null {
  const spice = play.view.table.bowl as Spice | null;
  return play.tall && spice && selling(play) && ownHand(play)[spice] ? spice : null;
}

export function Market({ play }: Props) {
  const { t, view } = play;
  const spice = view.table.bowl as Spice | null;
  if (!spice) return null;
  const sale = selling(play);
  const sums = totals(play, spice);
  const price = priceOf(play, spice);
  const left = view.table.display[spice] ?? 0;
  const order = playOrder(play);
  // Cards are sold in play order; to buy is first the right of the highest total.
  const shown = sale ? order : byTotal(play, sums);
  const own = forSale(play);
  return (
    <section class="saf-context saf-market" aria-labelledby="saf-market-title">
      <header>
        {own ? (
          <HandStack play={play} spice={own} count={ownHand(play)[own] ?? 0} from={`slot/${own}`} />
        ) : (
          <svg class="saf-market-bowl" viewBox="-55 -55 114 114" aria-hidden="true">
            <BowlArt spice={spice} radius={50} />
          </svg>
        )}
        <div>
          <h2 id="saf-market-title">{capital(t.any(`bowl-${spice}`))}</h2>
          <p>{sale ? t("market-selling") : t("market-buying", { cards: left })}</p>
          <p class="saf-reason">{reason(play, spice)}</p>
        </div>
        <p class="saf-sell-price">
          <Coin money={sale ? price : buyerPays(play, sums)} />
          <span>{sale ? t("market-each") : t("market-price")}</span>
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(sale ? "market-order" : "market-highest")}</th>
            <th scope="col">{t("market-chips")}</th>
            <th scope="col">{t("market-total")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {shown.map((seat, n) => (
            <Line key={seat} play={play} seat={seat} spice={spice} sale={sale} price={price} nth={n} />
          ))}
        </tbody>
      </table>
      <p class="saf-why">{why(play, spice, sale)}</p>
      <Sales play={play} spice={spice} price={price} />
    </section>
  );
}

/** Each number of cards that one may sell is a button: the bar has only that one sells none. */
function Sales({ play, spice, price }: Props & { readonly spice: Spice; readonly price: number }) {
  const sales = play.options.flatMap((one) => (one.do === "sell-cards" && one.cards > 0 ? [one] : []));
  if (sales.length === 0) return null;
  const { t } = play;
  return (
    <div class="saf-sales" role="group" aria-label={t("market-sales", { spice: spiceWord(play, spice) })}>
      {sales.map((sale) => (
        <button key={sale.cards} class="secondary" data-sell={sale.cards} onClick={() => play.act(sale)}>
          {t("market-sell", { count: sale.cards, money: sale.cards * price })}
        </button>
      ))}
    </div>
  );
}

/** What the one who is to buy would pay. */
function buyerPays(play: SafranitoPlay, sums: ReadonlyMap<number, number | null>): number | null {
  const buyer = play.view.step === "buy" ? play.view.to_act : best(play, sums);
  return buyer === null ? null : (sums.get(buyer) ?? null);
}

/** What the spice is good for, for who looks: a dish that it would complete, dishes that want it. */
function reason(play: SafranitoPlay, spice: Spice): string {
  const { t, view, seat } = play;
  if (seat === null) return "";
  const own = view.table.reserved[seat] ?? [];
  const ids = [...view.table.offer, ...(typeof own === "number" ? [] : own)];
  const dishes = ids.map((id) => groundOf(play).dishes.get(id)).filter((dish) => dish !== undefined);
  const lacking = dishes.filter((dish) => missing(play, dish).includes(spice));
  const last = lacking.filter((dish) => missing(play, dish).length === 1);
  if (last.length > 0) return t("market-completes", { dishes: last.map((dish) => dishTitle(play, dish)).join(", ") });
  return lacking.length > 0 ? t("market-wanted", { dishes: lacking.map((dish) => dishTitle(play, dish)).join(", ") }) : "";
}

/** Who has chips here, the highest total first, ties as the rules break them. */
function byTotal(play: SafranitoPlay, sums: ReadonlyMap<number, number | null>): readonly number[] {
  const left = new Map(sums);
  const found: number[] = [];
  for (let next; (next = best(play, left)) !== null; left.delete(next)) found.push(next);
  return found;
}

function Line(props: Props & { readonly seat: number; readonly spice: Spice; readonly sale: boolean; readonly price: number; readonly nth: number }) {
  const { play, seat, spice, sale, price, nth } = props;
  const here = chips(play).filter((chip) => chip.seat === seat && chip.place?.name === spice);
  const total = totals(play, spice).get(seat);
  return (
    <tr class={play.view.to_act === seat ? "saf-deciding" : ""}>
      <th scope="row">
        <MarkIcon seat={seat} size={16} />
        <span>{play.names[seat]}</span>
      </th>
      <td class="saf-here">
        {here.map((chip) => (
          <span key={chip.order}>
            <Icon size={38}>
              <ChipArt seat={seat} value={chip.value} up={chip.value !== null} />
            </Icon>
            <span class="unseen">{chip.value ?? "?"}</span>
          </span>
        ))}
      </td>
      <td class="num saf-sum">
        <strong>{total ?? "–"}</strong>
      </td>
      <td>{sale ? saleState(play, seat, price) : buyState(play, seat, total ?? 0, nth)}</td>
    </tr>
  );
}

function buyState({ t, view }: SafranitoPlay, seat: number, money: number, nth: number): string {
  if (view.to_act === seat) return t("market-decides");
  return t(nth <= 1 ? "market-next" : "market-later", { money });
}

function saleState(play: SafranitoPlay, seat: number, price: number): string {
  const { t } = play;
  const sold = play.view.table.announced[seat] ?? -1;
  if (play.view.to_act === seat) return t("market-decides");
  if (sold > 0) return t("market-sold", { count: sold, money: sold * price });
  if (sold === 0) return t("market-kept");
  if (sold < -1) return t("market-secret");
  return frames(play, "may-sell").includes(seat) ? t("market-waits") : t("market-no-card");
}

/** Why it is this player's turn, and what it means for who looks. */
function why(play: SafranitoPlay, spice: Spice, sale: boolean): string {
  const { t, view } = play;
  const seat = view.to_act;
  const player = seat !== null && seat >= 0 ? (play.names[seat] ?? "") : "";
  const own = ownHand(play)[spice] ?? 0;
  if (sale) {
    const money = own * priceOf(play, spice);
    const here = play.seat === null || totals(play, spice).has(play.seat);
    return [
      t("why-sell"),
      here && t("why-sell-back"),
      own > 0 && t("why-sell-own", { spice: spiceWord(play, spice), money }),
      own === 0 && play.active && t("why-sell-none"),
    ]
      .filter(Boolean)
      .join(" ");
  }
  const sums = totals(play, spice);
  const most = seat === null ? 0 : (sums.get(seat) ?? 0);
  const tied = [...sums].some(([other, total]) => other !== seat && total === most);
  return t(tied ? "why-buy-tied" : "why-buy", { player, total: most });
}
