// The market of one bowl: prices and totals, whose turn it is and why, what a decision brings.
import { SpiceArtIcon } from "../../../icons/spices";
import { MarkIcon } from "../../../icons/marks";
import { Coin } from "../art/pieces";
import { HandStack } from "./cards";
import { best, chips, ownHand, playOrder, type Spice, totals } from "../ground";
import type { SafranitoPlay } from "../throw/steering";
import { capital, spiceWord } from "../words";

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
          <SpiceArtIcon of={spice} size={34} />
        )}
        <div>
          <h2 id="saf-market-title">{capital(t.any(`bowl-${spice}`))}</h2>
          <p>{sale ? t("market-selling") : t("market-buying", { cards: left })}</p>
        </div>
        {sale ? (
          <p class="saf-sell-price">
            <span>{t("market-each")}</span>
            <Coin money={price} />
          </p>
        ) : (
          <p class="saf-sell-price">
            <span>{t("market-left")}</span>
            <strong class="num">{left}</strong>
          </p>
        )}
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(sale ? "market-order" : "market-highest")}</th>
            <th scope="col">{t("market-chips")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {shown.map((seat) => (
            <Line key={seat} play={play} seat={seat} spice={spice} sale={sale} price={price} />
          ))}
        </tbody>
      </table>
      <p class="saf-why">{why(play, spice, sale)}</p>
    </section>
  );
}

/** Who has chips here, the highest total first, ties as the rules break them. */
function byTotal(play: SafranitoPlay, sums: ReadonlyMap<number, number | null>): readonly number[] {
  const left = new Map(sums);
  const found: number[] = [];
  for (let next; (next = best(play, left)) !== null; left.delete(next)) found.push(next);
  return found;
}

function Line(props: Props & { readonly seat: number; readonly spice: Spice; readonly sale: boolean; readonly price: number }) {
  const { play, seat, spice, sale, price } = props;
  const { t } = play;
  const here = chips(play).filter((chip) => chip.seat === seat && chip.place?.name === spice);
  const total = totals(play, spice).get(seat);
  const now = play.view.to_act === seat;
  return (
    <tr class={now ? "saf-deciding" : ""}>
      <th scope="row">
        <MarkIcon seat={seat} size={16} />
        <span>{play.names[seat]}</span>
      </th>
      <td class="num saf-sum">
        {here.length > 1 ? `${here.map((chip) => chip.value).join(" + ")} = ` : ""}
        <strong>{total ?? "–"}</strong>
      </td>
      <td>{sale ? saleState(play, seat, price) : now ? t("market-decides") : seat === best(play, totals(play, spice)) ? t("market-next") : t("market-waits")}</td>
    </tr>
  );
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
