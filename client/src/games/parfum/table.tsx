// The table: the board with the market, and everybody's perfumery.
import type { Play } from "../../board";
import { Mark } from "../../icons/marks";
import { BoardSvg, Target, type Row } from "../../target";
import { tipProps } from "../../tip";
import {
  Bag,
  Booth,
  CARD,
  CardBack,
  ClockToken,
  Coin,
  Cup,
  CustomerCard,
  Defs,
  Die,
  EmptySpace,
  Flacon,
  NoteCard,
  ROMAN,
  Reach,
  Well,
  type Face,
} from "./art";
import {
  AROMAS,
  NOBODY,
  actionsLeft,
  beforeClosing,
  boxOf,
  clockInTurn,
  distiller,
  isSoldOut,
  sum,
  tokensOf,
  unrolled,
  wakingOrder,
  type Aroma,
} from "./box";
import { around, layoutOf, SPACES, type Layout } from "./layout";
import { capital, customerName, noteName } from "./names";
import { percent } from "./odds";
import { Perfumery } from "./perfumery";
import { showDice } from "./tumble";
import { chanceOf, hoping, showsOdds, switchOdds, wish, wished, wishes, wishWords } from "./wish";

export type Parfum = Play<"parfum">;
interface Part {
  readonly play: Parfum;
  readonly at: Layout;
}

export function Table({ play }: { play: Parfum }) {
  const at = layoutOf(play);
  const { t } = play;
  const wishing = hoping(play);
  return (
    <BoardSvg
      width={at.width}
      height={at.height}
      label={t("table-of-parfum")}
      rows={rowsOf(play)}
      class={`parfum ${at.tall ? "upright" : ""} ${wishing ? "wishing" : ""}`}
    >
      <Defs />
      <g
        ref={showDice}
        onClickCapture={(event: MouseEvent) => {
          if (wishing) wishFor(play, event.target as Element);
        }}
      >
        <Ground at={at} />
        <Street play={play} at={at} />
        <Distillery play={play} at={at} />
        <Market play={play} at={at} />
        <Tray play={play} at={at} />
        <MarketClock play={play} at={at} />
        <Stores play={play} at={at} />
        {around(play).map((seat) => (
          <Perfumery key={seat} play={play} seat={seat} at={at} />
        ))}
        <Track play={play} at={at} />
        {/* last, so that a clock is never below what it lies on */}
        <Clocks play={play} at={at} />
      </g>
    </BoardSvg>
  );
}

/** While there is something to hope for, touching a note of the distillery marks it as wanted. */
function wishFor({ view }: Parfum, touched: Element): void {
  const id = touched.closest<SVGElement>("[data-target^='note/']")?.dataset["target"]?.slice(5);
  if (id && view.table.display.includes(id)) wish(id);
}

/** What a screen reader hears, and in which order. */
function rowsOf(play: Parfum): readonly Row[] {
  const { t, view } = play;
  const { table } = view;
  const notes = table.display.flatMap((id) => (id ? [`note/${id}`] : []));
  const customers = table.street.flatMap((id) => (id ? [`customer/${id}`] : []));
  const dice = AROMAS.filter((_, i) => (table.dice[i] ?? 0) > 0).map((aroma) => `dice/${aroma}`);
  return [
    { key: "clocks", label: t("area-clocks"), targets: table.clocks.map((_, i) => `clock/${i + 1}`) },
    { key: "distillery", label: t("table-distillery"), targets: ["bag", ...notes] },
    { key: "market", label: t("area-market"), targets: AROMAS.map((aroma) => `booth/${aroma}`) },
    { key: "tray", label: t("area-tray"), targets: dice.length > 0 ? [...dice, "cup"] : [] },
    { key: "stores", label: t("area-stores"), targets: ["well", "discard", "supply"] },
    { key: "street", label: t("table-street"), targets: ["pile", ...customers, "bargain"] },
    ...around(play).map((seat) => ({
      key: `perfumery-${seat}`,
      label: t("area-perfumery", { player: play.names[seat] ?? "" }),
      targets: ownTargets(play, seat),
    })),
    {
      key: "track",
      label: t("area-track"),
      targets: wakingOrder(table.money, table.track).map((seat) => `marker/${seat}`),
    },
  ];
}

function ownTargets(play: Parfum, seat: number): readonly string[] {
  const { table, step, to_act } = play.view;
  const { values } = boxOf(play);
  const held = seat === play.seat ? (tokensOf(table, seat) ?? []) : [];
  return [
    `shop/${seat}`,
    ...held.flatMap((count, i) => (count > 0 ? [`water/${values[i] ?? 0}`] : [])),
    ...(table.hands[seat] ?? []).map((id) => `note/${id}`),
    ...(table.perfumes[seat] ?? []).flatMap((perfume, i) =>
      isSoldOut(perfume) ? [] : [`perfume/${seat}/${i}`],
    ),
    ...(step === "compose" && to_act === seat ? ["new/minor", "new/major"] : []),
  ];
}

const Ground = ({ at }: { at: Layout }) => (
  <g class="pf-ground">
    <rect class="pf-board" {...at.board} rx="18" />
    <rect class="pf-board-damask" {...at.board} rx="18" />
    {!at.tall && (
      <rect
        class="pf-board-inner"
        x={at.board.x + 25}
        y={at.board.y + 25}
        width={at.board.width - 50}
        height={at.board.height - 50}
        rx="10"
      />
    )}
  </g>
);

const Title = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <text class="pf-title" x={x} y={y}>
    {children}
  </text>
);

// The street

function Street({ play, at }: Part) {
  const { t, view } = play;
  const { table } = view;
  const box = boxOf(play);
  const left = beforeClosing(box, table);
  const about = table.closing ? t("pile-about", { left }) : t("pile-closed");
  const { street, pile, bargain } = at;
  return (
    <g>
      <rect class="pf-region street" {...street} rx="10" />
      {at.tall ? (
        <>
          <Title x={street.x + 10} y={street.y + 20}>{t("table-street")}</Title>
          <Target id="pile" x={street.x + street.width - 96} y={street.y + 15} width={184} height={24} label={t("pile")} about={about} radius={8}>
            <text class="pf-small end" x="88" y="5" data-anchor="pile">{about}</text>
          </Target>
        </>
      ) : (
        <>
          <Title x={pile.x} y={street.y + 19}>{t("table-street")}</Title>
          <Target id="pile" x={pile.x} y={pile.y + 5} width={60} height={72} label={t("pile")} about={about}>
            <g transform={`scale(${pile.scale})`} data-anchor="pile">
              {[2, 1, 0].map((i) => (
                <g key={i} transform={`translate(${i * 4} ${-i * 4})`}>
                  <CardBack />
                </g>
              ))}
            </g>
            <g transform="translate(0 2)">
              <circle class="pf-count-back" r="15" />
              <text class="pf-count num" y="6">{table.closing ? left : "–"}</text>
            </g>
            <g transform="translate(17-26)" class={`pf-moon ${table.closing ? "" : "out"}`}>
              <circle r="10" />
              <path d="M3-6A7 7 0 1 0 3 6A5.5 5.5 0 0 1 3-6z" />
            </g>
          </Target>
        </>
      )}
      {table.street.map((_, place) => {
        const spot = at.customer(place);
        return (
          <g key={place} transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`}>
            <EmptySpace />
          </g>
        );
      })}
      {table.street.map((id, place) => {
        const customer = id === null ? undefined : box.customers.get(id);
        const spot = at.customer(place);
        return customer ? (
          <Target
            key={customer.id}
            id={`customer/${customer.id}`}
            {...spot}
            width={CARD.width}
            height={CARD.height}
            label={capital(customerName(play, customer.id))}
            about={t("customer-about", { price: customer.price })}
          >
            <g data-piece={`customer/${customer.id}`} data-from="pile">
              <CustomerCard customer={customer} coin={at.tall ? 17.5 : 14} />
            </g>
          </Target>
        ) : null;
      })}
      <Target
        id="bargain"
        {...bargain}
        width={CARD.width}
        height={CARD.height}
        label={t("bargain")}
        about={t("bargain-about", { minor: box.bargain.minor, major: box.bargain.major })}
      >
        <Reach width={CARD.width} height={CARD.height} />
        <Bargain minor={box.bargain.minor} major={box.bargain.major} word={t("bargain-word")} coin={at.tall ? 15 : 11} />
      </Target>
    </g>
  );
}

const Bargain = ({ minor, major, word, coin }: { minor: number; major: number; word: string; coin: number }) => (
  <g class="pf-bargain">
    <path class="pf-bargain-post" d="M-3-50H3V50H-3z" />
    <rect class="pf-bargain-board" x="-40" y="-42" width="80" height="26" rx="5" />
    <text class="pf-bargain-word" y="-24">{word}</text>
    {[
      [minor, "minor", -20],
      [major, "major", 20],
    ].map(([price, size, x]) => (
      <g key={size} transform={`translate(${x} 10)`}>
        <rect class="pf-bargain-tag" x="-18" y="-22" width="36" height="58" rx="6" />
        <g transform="translate(0-3)">
          <Flacon scale={size === "minor" ? 1 : 1.35} />
        </g>
        <g transform="translate(0 23)">
          <Coin value={price ?? 0} r={coin} />
        </g>
      </g>
    ))}
  </g>
);

// The distillery

function Distillery({ play, at }: Part) {
  const { t, view } = play;
  const { table } = view;
  const box = boxOf(play);
  const hopes = hoping(play);
  const { distillery, bag } = at;
  return (
    <g>
      <rect class="pf-region distillery" {...distillery} rx="10" />
      <Title x={at.tall ? distillery.x + 10 : 76} y={distillery.y + 19}>{t("table-distillery")}</Title>
      <Target
        id="bag"
        x={bag.x}
        y={bag.y}
        width={at.tall ? 78 : 62}
        height={at.tall ? 84 : 50}
        label={t("bag")}
        about={t("bag-about", { count: table.bag.length })}
      >
        <Reach width={at.tall ? 78 : 62} height={at.tall ? 84 : 50} />
        <g transform={`scale(${bag.scale})`} data-anchor="bag">
          <Bag />
        </g>
        <circle class="pf-count-back" cy="10" r="15" />
        <text class="pf-count num" y="16">{table.bag.length}</text>
      </Target>
      {table.display.map((_, place) => {
        const spot = at.note(place);
        return (
          <g key={place} transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`}>
            <EmptySpace />
          </g>
        );
      })}
      {table.display.map((id, place) => {
        const note = id === null ? undefined : box.notes.get(id);
        if (!note) return null;
        const spot = at.note(place);
        const odds = hopes && showsOdds.value ? chanceOf(play, [note.id]) : null;
        const wanted = hopes && wishes.value.has(note.id);
        const part = (of: number) => t("percent", { part: percent(of) });
        const about = [
          t("note-about", { coins: note.coins }),
          odds && t("odds-note", { plain: part(odds.plain), water: part(odds.water), tokens: odds.tokens }),
          hopes && t(wanted ? "wish-off" : "wish-on"),
        ];
        return (
          <Target
            key={note.id}
            id={`note/${note.id}`}
            {...spot}
            width={CARD.width}
            height={CARD.height}
            class={`pf-note ${wanted ? "wanted" : ""}`}
            label={capital(noteName(play, note.id))}
            about={about.filter(Boolean).join(" ")}
          >
            <g data-piece={`note/${note.id}`} data-from="bag">
              <NoteCard note={note} word={t(`slot-${note.type}`)} />
            </g>
            {wanted && <rect class="pf-wanted" x="-42" y="-52" width="84" height="104" rx="9" />}
            {odds && odds.water > 0 && (
              <g class="pf-odds" transform="translate(14 40)">
                <rect x="-25" y="-10.5" width="50" height="21" rx="10" />
                <text class="num" y="5">{part(odds.plain)}</text>
              </g>
            )}
          </Target>
        );
      })}
      {hopes && (
        <OddsSwitch
          x={at.tall ? distillery.x + distillery.width - 52 : bag.x}
          y={at.tall ? distillery.y + 15 : distillery.y + distillery.height - 11}
          word={t("odds")}
        />
      )}
    </g>
  );
}

const OddsSwitch = ({ x, y, word }: { x: number; y: number; word: string }) => (
  <g
    class="pf-switch"
    transform={`translate(${x} ${y})`}
    role="switch"
    tabindex={0}
    aria-checked={showsOdds.value}
    aria-label={word}
    onClick={(event: MouseEvent) => (event.stopPropagation(), switchOdds())}
    onKeyDown={(event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      switchOdds();
    }}
  >
    <rect class="pf-switch-reach" x="-46" y="-22" width="92" height="44" />
    <rect class="pf-switch-back" x="-40" y="-11" width="80" height="22" rx="11" />
    <circle class="pf-switch-knob" cx={showsOdds.value ? 29 : -29} r="8" />
    <text y="5" x={showsOdds.value ? -8 : 8}>{word}</text>
  </g>
);

// The market

function Market({ play, at }: Part) {
  const { t, view } = play;
  const { table } = view;
  const box = boxOf(play);
  return (
    <g>
      <rect class="pf-region market" {...at.market} rx="10" />
      {AROMAS.map((aroma, i) => {
        const { x, y, width, height } = at.booth(i);
        const taken = table.dice[i] ?? 0;
        const all = box.dice[i] ?? 0;
        const [flask, fly] = box.faces[i] ?? [0, 0];
        const size = Math.min(30, (width - 10) / 3 - 2);
        const step = Math.min(size + 3, (width - 8 - size) / Math.max(1, all - 1));
        return (
          <Target
            key={aroma}
            id={`booth/${aroma}`}
            x={x + width / 2}
            y={y + height / 2}
            width={width - 8}
            height={height - 8}
            label={t("booth", { aroma: t(`aroma-${aroma}`) })}
            about={t("booth-about", { count: all - taken, flask, fly })}
          >
            <Booth aroma={aroma} width={width} height={height} word={capital(t(`aroma-${aroma}`))} tight={at.tall} />
            {Array.from({ length: all - taken }, (_, k) => {
              const number = taken + k;
              return (
                <g
                  key={number}
                  data-piece={`die/${aroma}/${number}`}
                  transform={`translate(${(number - (all - 1) / 2) * step} ${height / 2 - size / 2 - 9})`}
                >
                  <Die aroma={aroma} face="aroma" size={size} />
                </g>
              );
            })}
          </Target>
        );
      })}
    </g>
  );
}

/** The faces of the dice of one aroma in front of somebody: used flasks first, flies last. */
function facesOf(play: Parfum, i: number): readonly Face[] {
  const { dice, flasks, used } = play.view.table;
  const hidden = unrolled(play);
  const [free, gone] = [flasks[i] ?? 0, used[i] ?? 0];
  return Array.from({ length: dice[i] ?? 0 }, (_, k) =>
    hidden ? "aroma" : k < gone ? "used" : k < gone + free ? "flask" : "fly",
  );
}

/** The tray: the dice of the one who distils; between turns, who comes when. */
function Tray({ play, at }: Part) {
  const { t, view, names } = play;
  const { table } = view;
  const { x, y, width, height } = at.tray;
  const owner = distiller(table);
  const left = actionsLeft(table);
  const count = sum(table.dice);
  const size = count > 6 ? 34 : 44;
  const gap = 8;
  const room = width - 84;
  const step = Math.min(size + 7, (room - size - gap * 4) / Math.max(1, count - 1));
  let next = x + 12 + size / 2;
  return (
    <g>
      <rect class="pf-tray" x={x} y={y} width={width} height={height} rx="14" />
      <rect class="pf-tray-felt" x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx="10" />
      {owner === null ? (
        <Order play={play} at={at} />
      ) : (
        <>
          <g transform={`translate(${x + 22} ${y + 21})`}>
            <Mark seat={owner} scale={0.8} />
          </g>
          <text class="pf-tray-word" x={x + 38} y={y + 26}>
            {count > 0 || left > 0 ? t("tray-of", { player: names[owner] ?? "" }) : t("tray-empty")}
          </text>
          {left > 0 && (
            <g {...tipProps(t("tray-actions", { left }))}>
              <text class="pf-tray-word end" x={x + width - 20 - left * 15} y={y + 26}>
                {t("tray-left")}
              </text>
              {Array.from({ length: left }, (_, i) => (
                <circle key={i} class="pf-pip" cx={x + width - 16 - i * 15} cy={y + 21} r="5.5" />
              ))}
            </g>
          )}
          {AROMAS.map((aroma, i) => {
            const faces = facesOf(play, i);
            if (faces.length === 0) return null;
            const start = next;
            next += faces.length * step + gap;
            const wide = (faces.length - 1) * step + size;
            const middle = start + ((faces.length - 1) * step) / 2;
            return (
              <Target
                key={aroma}
                id={`dice/${aroma}`}
                x={middle}
                y={y + 60}
                width={wide + 2}
                height={size + 4}
                label={diceLabel(play, aroma, faces)}
              >
                <Reach width={wide + 2} height={size + 4} />
                {faces.map((face, k) => (
                  <g
                    key={k}
                    data-piece={`die/${aroma}/${k}`}
                    transform={`translate(${(k - (faces.length - 1) / 2) * step} 0)`}
                  >
                    <Die aroma={aroma} face={face} size={size} />
                  </g>
                ))}
              </Target>
            );
          })}
          {count > 0 && (
            <Target id="cup" x={x + width - 38} y={y + 62} width={54} height={58} label={t("cup")} about={t("cup-about")}>
              <g
                class={canRoll(play) ? "pf-can-roll" : ""}
                onClick={() => {
                  if (canRoll(play)) play.act({ do: "roll-dice" });
                }}
              >
                <Cup />
              </g>
            </Target>
          )}
          <Hope play={play} at={at} />
        </>
      )}
    </g>
  );
}

const canRoll = ({ options }: Parfum): boolean => options.some((one) => one.do === "roll-dice");

function diceLabel({ t }: Parfum, aroma: Aroma, faces: readonly Face[]): string {
  const count = (face: Face) => faces.filter((one) => one === face).length;
  const name = capital(t(`aroma-${aroma}`));
  if (count("aroma") > 0) return t("aroma-count", { aroma: name, count: faces.length });
  return t("shown-die", {
    aroma: name,
    flasks: t("shown-flasks", { flasks: count("flask") }),
    flies: t("shown-flies", { flies: count("fly") }),
  });
}

/** What the wishes come to, in words, below the dice. */
function Hope({ play, at }: Part) {
  const { t } = play;
  if (!hoping(play) || !showsOdds.value) return null;
  const wanted = wished(play);
  const { x, y, height } = at.tray;
  return (
    <text class="pf-hope" x={x + 14} y={y + height - 11} role="status">
      {wanted.length > 0 ? wishWords(play, wanted) : t("odds-how")}
    </text>
  );
}

const TURNS = {
  "choose-clock": ["choose-clock", "last-clock"],
  sell: ["sell", "chance-to-sell"],
} as const;

/** Between the turns: who chooses a clock, or may sell, now and after that. */
function Order({ play, at }: Part) {
  const { t, view, names } = play;
  const { table, step } = view;
  const { x, y, width, height } = at.tray;
  const phase = step === "choose-clock" ? step : step === "sell" || step === "limit" ? "sell" : null;
  if (view.result) return <Ranking play={play} at={at} />;
  if (!phase) return null;
  const steps: readonly string[] = TURNS[phase];
  const order = [...table.steps]
    .reverse()
    .flatMap(([name, seat]) => (steps.includes(String(name)) ? [Number(seat)] : []));
  const pitch = Math.min(90, (width - 28) / Math.max(1, order.length));
  return (
    <g>
      <text class="pf-tray-word" x={x + 18} y={y + 27}>
        {t(phase === "sell" ? "order-selling" : "order-waking")}
      </text>
      {order.map((seat, i) => (
        <g
          key={i}
          class={`pf-turn ${i === 0 && step !== "limit" ? "acting" : ""}`}
          transform={`translate(${x + 14 + pitch * (i + 0.5)} ${y + height / 2 + 14})`}
        >
          <rect x={-pitch / 2 + 2.5} y="-28" width={pitch - 5} height="56" rx="10" />
          <g transform="translate(0-8)">
            <Mark seat={seat} scale={1.1} />
          </g>
          <text y="21">{short(names[seat] ?? "", Math.floor(pitch / 8))}</text>
        </g>
      ))}
    </g>
  );
}

/** At the end: who has how much. */
function Ranking({ play, at }: Part) {
  const { t, view, names } = play;
  const { money, track } = view.table;
  const { x, y, width, height } = at.tray;
  const order = wakingOrder(money, track).reverse();
  const pitch = Math.min(110, (width - 28) / order.length);
  return (
    <g>
      <text class="pf-tray-word" x={x + 18} y={y + 27}>
        {t("phase", { step: phaseOf(null) })}
      </text>
      {order.map((seat, i) => (
        <g
          key={seat}
          class={`pf-turn ${money[seat] === Math.max(...money) ? "acting" : ""}`}
          transform={`translate(${x + 14 + pitch * (i + 0.5)} ${y + height / 2 + 14})`}
        >
          <rect x={-pitch / 2 + 2.5} y="-28" width={pitch - 5} height="56" rx="10" />
          <g transform="translate(-16-8)">
            <Mark seat={seat} scale={1.1} />
          </g>
          <g transform="translate(14-8)">
            <Coin value={money[seat] ?? 0} r={16} />
          </g>
          <text y="21">{short(names[seat] ?? "", Math.floor(pitch / 8))}</text>
        </g>
      ))}
    </g>
  );
}

const short = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

// The market clock

function MarketClock({ play, at }: Part) {
  const { t, view } = play;
  const { table } = view;
  const { dial } = at;
  const now = clockInTurn(table);
  const slots = table.clocks.map((owner, i) => {
    const spot = at.clock(i + 1);
    return (
      <g key={i} transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`}>
        <circle class={`pf-clock-slot ${now !== null && i < now ? "done" : ""} ${i === now ? "acting" : ""}`} r="27" />
        {owner !== NOBODY && (
          <g>
            <text class="pf-slot-place num" y="-9">{ROMAN[i] ?? i + 1}</text>
            <g transform="translate(0 8)" class={now !== null && i < now ? "pf-faded" : ""}>
              <Mark seat={owner} scale={0.95} />
            </g>
          </g>
        )}
      </g>
    );
  });
  const round = t("round", { round: table.round });
  if (!dial) {
    const { x, y, width, height } = at.clocks;
    return (
      <g>
        <rect class="pf-rail" x={x} y={y} width={width} height={height} rx="14" />
        {slots}
        <text class="pf-dial-round num end" x={x + width - 14} y={y + 29}>{round}</text>
        <text class="pf-small end" x={x + width - 14} y={y + 49}>
          {table.last_round ? t("last-round") : t("phase", { step: phaseOf(view.step) })}
        </text>
      </g>
    );
  }
  const turn = now === null ? null : (now / table.clocks.length) * 360;
  return (
    <g>
      <g transform={`translate(${dial.x} ${dial.y})`} class="pf-dial">
        <circle class="pf-dial-shadow" cx="2" cy="4" r={dial.r} />
        <circle class="pf-dial-rim" r={dial.r} />
        <circle class="pf-dial-face" r={dial.r - 6} />
        {Array.from({ length: 60 }, (_, i) => (
          <path
            key={i}
            class="pf-dial-tick"
            d={`M0 ${-dial.r + 8}V${-dial.r + (i % 5 ? 10.5 : 13)}`}
            transform={`rotate(${i * 6})`}
          />
        ))}
        {turn !== null && (
          <g class="pf-hand" style={{ transform: `rotate(${turn}deg)` }}>
            <path d="M-9-18L0-36L9-18z" />
          </g>
        )}
        <circle class="pf-dial-hub" r="25" />
        <text class="pf-small" y="-5">{t("round-word")}</text>
        <text class="pf-dial-round num" y="16">{table.round}</text>
      </g>
      {slots}
      {table.last_round && (
        <g transform={`translate(${dial.x} ${dial.y + dial.r + 8})`}>
          <rect class="pf-last" x="-62" y="-13" width="124" height="25" rx="12" />
          <text class="pf-last-word" y="5">{t("last-round")}</text>
        </g>
      )}
    </g>
  );
}

/** The phase of a step, for words. */
function phaseOf(step: string | null): string {
  if (step === "choose-clock") return "wake";
  if (step === "sell" || step === "limit") return "sell";
  return step === null ? "over" : "create";
}

/** The clocks themselves: on the market clock, or with their owners. */
function Clocks({ play, at }: Part) {
  const { t, view, names } = play;
  const { table } = view;
  return (
    <g>
      {table.clocks.map((owner, i) => {
        const place = i + 1;
        const actions = table.actions_of[i] ?? 0;
        const spot = owner === NOBODY ? at.clock(place) : ownClock(play, at, owner, place);
        const label = t("clock", { clock: place, actions });
        return (
          <Target
            key={place}
            id={`clock/${place}`}
            {...spot}
            width={54}
            height={54}
            round
            label={owner === NOBODY ? label : t("clock-of", { clock: label, player: names[owner] ?? "" })}
            about={t("clock-about")}
          >
            <g data-piece={`clock/${place}`}>
              <ClockToken place={place} actions={actions} taken={owner !== NOBODY} />
            </g>
          </Target>
        );
      })}
    </g>
  );
}

function ownClock({ view }: Parfum, at: Layout, owner: number, place: number) {
  const mine = view.table.clocks.flatMap((seat, i) => (seat === owner ? [i + 1] : []));
  const area = at.perfumery(owner);
  const k = mine.indexOf(place);
  if (!area.full) {
    const low = !at.tall && area.height < 80; // there the clock lies beside the name
    return { x: area.x + (low ? 160 : area.width - 24 - k * 34), y: area.y + (low ? 19 : 22), scale: low ? 0.56 : 0.6 };
  }
  const scale = at.tall ? 1 : area.width / 566;
  const x = at.tall ? 306 + k * 46 : 211 + k * 39;
  return { x: area.x + x * scale, y: area.y + (at.tall ? 28 : 25) * scale, scale: (at.tall ? 0.78 : 0.68) * scale };
}

// Well, discard, flacons

function Stores({ play, at }: Part) {
  const { t, view } = play;
  const { table } = view;
  const box = boxOf(play);
  const gone = table.discard.flatMap((count, i) => (count > 0 ? [[box.values[i] ?? 0, count] as const] : []));
  const flacons = Math.max(0, table.flacons);
  const discards = gone.map(([value, count]) => t("token-count", { value, count })).join(", ");
  return (
    <g>
      <Target
        id="well"
        {...at.well}
        scale={at.tall ? 1.05 : 0.88}
        width={78}
        height={78}
        label={t("well")}
        about={t("well-about", { count: table.well })}
      >
        <Reach width={78} height={78} />
        <g data-anchor="well">
          <Well empty={table.well === 0} />
        </g>
        <circle class="pf-count-back" cy="15" r="14" />
        <text class="pf-count num" y="21">{table.well}</text>
      </Target>
      <Target
        id="discard"
        {...at.discard}
        width={at.tall ? 244 : 86}
        height={at.tall ? 48 : 62}
        label={t("discard")}
        about={gone.length > 0 ? t("discard-about", { tokens: discards }) : t("discard-empty")}
      >
        <rect class="pf-shelf" x={at.tall ? -122 : -43} y={at.tall ? -24 : -31} width={at.tall ? 244 : 86} height={at.tall ? 48 : 62} rx="9" />
        <text class="pf-small" x={at.tall ? -86 : 0} y={at.tall ? 5 : -16}>{t("discard")}</text>
        <g data-anchor="discard">
          {gone.map(([value, count], i) => {
            const x = at.tall ? i * 42 - 40 : -33 + (i % 2) * 42;
            const y = at.tall ? 0 : gone.length > 2 ? (i < 2 ? -2 : 19) : 8;
            return (
              <g key={value} transform={`translate(${x} ${y})`}>
                <Coin value={value} r={10.5} />
                <text class={`pf-times num ${count > 9 ? "many" : ""}`} x="10" y="5">{`×${count}`}</text>
              </g>
            );
          })}
        </g>
      </Target>
      <Target
        id="supply"
        {...at.supply}
        width={at.tall ? 136 : 86}
        height={at.tall ? 48 : 54}
        label={t("supply")}
        about={t("supply-about", { count: flacons })}
      >
        <rect class="pf-shelf" x={at.tall ? -68 : -43} y={at.tall ? -24 : -27} width={at.tall ? 136 : 86} height={at.tall ? 48 : 54} rx="9" />
        <g data-anchor="supply">
          {[-30, -15, 0].map((x) => (
            <g key={x} transform={`translate(${x + (at.tall ? -14 : 0)} ${x === -15 ? 3 : 0})`}>
              <Flacon scale={1.15} />
            </g>
          ))}
        </g>
        <text class="pf-tally num" x={at.tall ? 14 : 17} y="6">{flacons}</text>
      </Target>
    </g>
  );
}

// The money track

function Track({ play, at }: Part) {
  const { t, view, names } = play;
  const { money, track } = view.table;
  const stacks = new Map<number, number[]>();
  for (const seat of track) {
    const space = (money[seat] ?? 0) % SPACES;
    const stack = stacks.get(space);
    if (stack) stack.push(seat);
    else stacks.set(space, [seat]);
  }
  const order = wakingOrder(money, track);
  return (
    <g class="pf-track">
      {at.tall && <Title x={14} y={at.space(0).y - 18}>{t("area-track")}</Title>}
      {Array.from({ length: SPACES }, (_, i) => {
        const { x, y } = at.space(i);
        const marked = i % (at.tall ? 10 : 5) === 0;
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <circle class={marked ? "pf-space big" : "pf-space"} r={marked ? 10.5 : 6.5} />
            {marked && <text class="num" y="4.4">{i}</text>}
          </g>
        );
      })}
      {[...stacks].flatMap(([space, stack]) => {
        const { x, y } = at.space(space);
        return stack.map((seat, level) => {
          const coins = money[seat] ?? 0;
          return (
            <Target
              key={seat}
              id={`marker/${seat}`}
              x={x + level * 1.5}
              y={y - level * 5.5}
              width={22}
              height={22}
              round
              label={t("marker", { player: names[seat] ?? "", coins })}
              about={t("marker-about", { place: order.indexOf(seat) + 1 })}
            >
              <g data-piece={`marker/${seat}`} class="pf-marker">
                <Mark seat={seat} scale={1.05} />
                {coins >= SPACES && (
                  <text class="pf-lap num" x="12" y="-6">{`+${Math.floor(coins / SPACES) * SPACES}`}</text>
                )}
              </g>
            </Target>
          );
        });
      })}
    </g>
  );
}
