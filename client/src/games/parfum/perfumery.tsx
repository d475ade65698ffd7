// A player's perfumery: minor perfumes to the left of the house, major ones to the right.
import type { Play } from "../../board";
import { Mark } from "../../icons/marks";
import type { ParfumPerfume } from "../../protocol";
import { Target } from "../../target";
import {
  Bottle,
  CARD,
  Chips,
  Coin,
  CustomerCard,
  Flacon,
  NoteCard,
  PerfumeryHouse,
  Pyramid,
  Reach,
  Token,
  bottleHeight,
} from "./art";
import {
  SLOTS,
  boxOf,
  contentOf,
  isFinished,
  isSoldOut,
  tokenCount,
  tokensOf,
  worth,
  type At,
  type Note,
  type Size,
  type Type,
} from "./box";
import { inTwoRows, type Layout, type Rect } from "./layout";
import { aromaWords, capital, noteName, perfumeName } from "./names";

interface Part {
  readonly play: Play<"parfum">;
  readonly seat: number;
  readonly at: Layout;
}

export function Perfumery({ play, seat, at }: Part) {
  const area = at.perfumery(seat);
  const { view } = play;
  const now = view.to_act === seat;
  return (
    <g class={`pf-perfumery p${seat % 4} ${now ? "acting" : ""} ${seat === play.seat ? "own" : ""}`}>
      <rect class="pf-plot" {...size(area)} rx="13" />
      {area.full ? <Full play={play} seat={seat} at={at} area={area} /> : <Compact play={play} seat={seat} at={at} area={area} />}
    </g>
  );
}

const size = ({ x, y, width, height }: Rect): Rect => ({
  x: x + 1.5,
  y: y + 1.5,
  width: width - 3,
  height: height - 3,
});

interface Inside extends Part {
  readonly area: Rect;
}

/** Perfumes that are not sold out, with their numbers: those stay what they are. */
const standing = ({ view }: At, seat: number): readonly (readonly [number, ParfumPerfume])[] =>
  (view.table.perfumes[seat] ?? []).flatMap((perfume, i) =>
    isSoldOut(perfume) ? [] : [[i, perfume] as const],
  );

const soldOut = ({ view }: At, seat: number): number =>
  (view.table.perfumes[seat] ?? []).filter(isSoldOut).length;

function slotsOf(play: At, perfume: ParfumPerfume): readonly (readonly [Type, Note | undefined])[] {
  const notes = perfume.notes.flatMap((id) => boxOf(play).notes.get(id) ?? []);
  return SLOTS[perfume.size].map((type) => [type, notes.find((note) => note.type === type)] as const);
}

function perfumeWords(play: At, seat: number, index: number, perfume: ParfumPerfume) {
  const { t } = play;
  const missing = slotsOf(play, perfume).flatMap(([type, note]) => (note ? [] : [t(`type-${type}`)]));
  const content = aromaWords(play, contentOf(boxOf(play), perfume.notes));
  return {
    label: capital(
      t("table-perfume", {
        name: perfumeName(play, index),
        size: t(`size-${perfume.size}`),
        content,
        state:
          missing.length > 0
            ? t("table-missing", { types: missing.join(", ") })
            : t("table-flacons", { flacons: perfume.flacons }),
      }),
    ),
    about: t("perfume-of", { player: play.names[seat] ?? "" }),
  };
}

// A perfumery with room for everything: one's own, and the other's of two players.

const WIDTH = 566;
const PITCH = 68;

function Full({ play, seat, at, area }: Inside) {
  const { view, t } = play;
  const { table } = view;
  const tall = at.tall;
  const scale = tall ? 1 : area.width / WIDTH;
  const width = tall ? area.width : WIDTH;
  const height = area.height / scale;
  const base = height - (tall || seat === play.seat ? 25 : 30);
  const all = standing(play, seat);
  const composing = view.step === "compose" && view.to_act === seat;
  const of = (wanted: Size) => all.filter(([, perfume]) => perfume.size === wanted);
  const [minors, majors] = [of("minor"), of("major")];
  const ghost = composing ? 1 : 0;
  const hand = table.hands[seat] ?? [];
  const rows = inTwoRows(play, seat);
  const middle = hand.length > 1 && !tall ? 162 : tall ? 100 : 112;
  const most = (width - middle - 16) / PITCH;
  const wanted = Math.max(minors.length + ghost, 1) + Math.max(majors.length + ghost, 1);
  const row = Math.max((minors.length + ghost) / (width - middle - 16), (majors.length + ghost) / (width - 16));
  const shrink = Math.min(tall ? 1 : 0.95, rows ? 1 / (row * PITCH) : most / wanted);
  const pitch = PITCH * shrink;
  // The house stands still unless one side needs its room.
  const room = (side: number) => Math.max(1, side + ghost) * pitch + 8 + middle / 2;
  const between = Math.min(Math.max(tall ? 150 : 216, room(minors.length)), width - room(majors.length));
  const center = rows ? width - middle / 2 - 6 : between;
  const upper = rows ? base - 170 : base;
  const place = (side: Size, k: number) => {
    if (rows) return { x: 8 + pitch * (k + 0.5), y: side === "minor" ? upper : base };
    const out = middle / 2 + pitch * (k + 0.5);
    return { x: center + (side === "minor" ? -out : out), y: base };
  };
  return (
    <g transform={`translate(${area.x} ${area.y}) scale(${scale})`}>
      <Strip play={play} seat={seat} at={at} width={width} />
      <path class="pf-counter" d={`M10 ${base + 1}H${width - 10}${rows ? `M10 ${upper + 1}H${width - 10}` : ""}`} />
      {hand.length === 0 ? (
        <Target
          id={`shop/${seat}`}
          x={center}
          y={upper}
          width={0}
          height={0}
          label={t("area-perfumery", { player: play.names[seat] ?? "" })}
          about={shopWords(play, seat)}
          class="pf-shop"
        >
          <PerfumeryHouse seat={seat} />
        </Target>
      ) : (
        <Hand play={play} seat={seat} at={at} x={center} y={upper - 60} />
      )}
      {(["minor", "major"] as const).map((side) =>
        (side === "minor" ? minors : majors).map(([index, perfume], k) => (
          <PerfumeBottle
            key={`${seat}/${index}`}
            play={play}
            seat={seat}
            index={index}
            perfume={perfume}
            {...place(side, k)}
            scale={shrink}
          />
        )),
      )}
      {composing &&
        (["minor", "major"] as const).map((side) => (
          <Target
            key={side}
            id={`new/${side}`}
            x={place(side, (side === "minor" ? minors : majors).length).x}
            y={place(side, 0).y - (bottleHeight(side) / 2) * shrink}
            scale={shrink}
            width={64}
            height={bottleHeight(side) + 8}
            label={capital(t(`new-${side}`))}
            about={t("new-about", { flacons: boxOf(play).flaconsOn[side] })}
          >
            <g transform={`translate(0 ${bottleHeight(side) / 2})`}>
              <Bottle size={side} slots={SLOTS[side].map((type) => [type, undefined] as const)} finished={false} ghost />
              <g class="pf-plus" transform={`translate(0 ${-bottleHeight(side) - 2})`}>
                <circle r="12" />
                <path d="M-6 0H6M0-6V6" />
              </g>
            </g>
          </Target>
        ))}
    </g>
  );
}

function PerfumeBottle(props: {
  readonly play: Play<"parfum">;
  readonly seat: number;
  readonly index: number;
  readonly perfume: ParfumPerfume;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  const { play, seat, index, perfume, x, y, scale } = props;
  const high = bottleHeight(perfume.size) + 18;
  return (
    <Target
      id={`perfume/${seat}/${index}`}
      x={x}
      y={y - (high / 2 - 11) * scale}
      scale={scale}
      width={62}
      height={high + 22}
      {...perfumeWords(play, seat, index, perfume)}
    >
      <Reach width={62} height={high + 22} />
      <g transform={`translate(0 ${high / 2 - 11})`}>
        <Bottle size={perfume.size} slots={slotsOf(play, perfume)} finished={isFinished(perfume)} />
        {Array.from({ length: perfume.flacons }, (_, k) => (
          <g
            key={k}
            data-piece={`flacon/${seat}/${index}/${k}`}
            data-from="supply"
            transform={`translate(${(k - (perfume.flacons - 1) / 2) * 19} 10)`}
          >
            <Flacon scale={0.82} />
          </g>
        ))}
      </g>
    </Target>
  );
}

/** Notes claimed and not yet placed, on the workbench. */
function Hand({ play, seat, at, x, y, small }: Part & { x: number; y: number; small?: number }) {
  const { t, view } = play;
  const hand = view.table.hands[seat] ?? [];
  const box = boxOf(play);
  const columns = small ? hand.length : hand.length > 1 ? 2 : 1;
  const rows = Math.ceil(hand.length / columns);
  const scale = small ?? (hand.length === 1 ? (at.tall ? 0.95 : 1) : rows > 2 ? 0.4 : at.tall ? 0.56 : rows > 1 ? 0.6 : 0.84);
  return (
    <g>
      {hand.map((id, i) => {
        const note = box.notes.get(id);
        if (!note) return null;
        const column = i % columns;
        const row = Math.floor(i / columns);
        const across = (CARD.width + 6) * scale;
        const down = (CARD.height + 6) * scale;
        return (
          <Target
            key={id}
            id={`note/${id}`}
            x={x + (column - (columns - 1) / 2) * across}
            y={y + (row - (rows - 1) / 2) * down}
            scale={scale}
            width={CARD.width}
            height={CARD.height}
            label={capital(noteName(play, id))}
            about={t("note-to-place")}
          >
            <g data-piece={`note/${id}`}>
              <NoteCard note={note} word={t(`slot-${note.type}`)} />
            </g>
          </Target>
        );
      })}
    </g>
  );
}

function shopWords(play: Play<"parfum">, seat: number): string {
  const { t, view } = play;
  return t("shop-about", {
    money: view.table.money[seat] ?? 0,
    tokens: tokenCount(view.table, seat),
    served: view.table.served[seat]?.length ?? 0,
    sold: soldOut(play, seat),
  });
}

/** Name, money, water, customers won. Clocks are drawn by the table, over the place for them. */
function Strip({ play, seat, at, width }: Part & { width: number }) {
  const { names, view } = play;
  const { table } = view;
  const { tall } = at;
  const name = short(names[seat] ?? "", 13);
  return (
    <g>
      <g transform={`translate(22 ${tall ? 28 : 25})`}>
        <Mark seat={seat} scale={1.05} />
      </g>
      <text class="pf-name" x="40" y={tall ? 33 : 30}>{name}</text>
      <g transform={`translate(${tall ? 226 : 166} ${tall ? 28 : 25})`}>
        <Coin value={table.money[seat] ?? 0} r={17} />
      </g>
      {tall ? (
        <>
          <Water play={play} seat={seat} x={34} y={76} r={21} pitch={54} />
          <Served play={play} seat={seat} x={width - 92} y={76} />
          <SoldOut play={play} seat={seat} x={width - 30} y={76} />
        </>
      ) : (
        <>
          <Water play={play} seat={seat} x={294} y={26} r={18} pitch={38.5} />
          <Served play={play} seat={seat} x={width - 74} y={25} />
          <SoldOut play={play} seat={seat} x={width - 24} y={25} />
        </>
      )}
    </g>
  );
}

const short = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

interface Place {
  readonly play: Play<"parfum">;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** Water tokens: by value for their owner, and for all at the end; face down for the others. */
function Water({ play, seat, x, y, r, pitch }: Place & { r: number; pitch: number }) {
  const { t, view } = play;
  const { table } = view;
  const held = tokensOf(table, seat);
  if (!held) {
    const count = tokenCount(table, seat);
    const step = Math.min(r * 1.1, (pitch * 3) / Math.max(1, count));
    return (
      <g>
        {Array.from({ length: count }, (_, i) => (
          <g key={i} data-piece={`token/${seat}/${i}`} data-from="well" transform={`translate(${x + i * step} ${y})`}>
            <Token value={null} r={r * 0.86} />
          </g>
        ))}
      </g>
    );
  }
  const box = boxOf(play);
  const piles = held.flatMap((count, i) => (count > 0 ? [[box.values[i] ?? 0, count] as const] : []));
  const pile = (value: number, count: number) =>
    Array.from({ length: count }, (_, k) => (
      <g key={k} data-piece={`token/${seat}/${value}/${k}`} data-from="well" transform={`translate(${k * 2.5} ${-k * 2.5})`}>
        <Token value={value} r={r} />
      </g>
    ));
  return (
    <g>
      {piles.map(([value, count], i) => {
        const body = (
          <>
            {pile(value, count)}
            {count > 1 && (
              <g transform={`translate(${r * 0.8} ${r * 0.72})`}>
                <circle class="pf-count-back" r="9.5" />
                <text class="pf-pile num" y="4.5">{`×${count}`}</text>
              </g>
            )}
          </>
        );
        return seat === play.seat ? (
          <Target
            key={value}
            id={`water/${value}`}
            x={x + i * pitch}
            y={y}
            width={r * 2 + 2}
            height={r * 2 + 2}
            round
            label={t("token", { value, count })}
            about={t("token-about")}
          >
            {body}
          </Target>
        ) : (
          <g key={value} transform={`translate(${x + i * pitch} ${y})`}>
            {body}
          </g>
        );
      })}
      {piles.length > 0 && view.result === null && (
        <text class="pf-worth num" x={x + piles.length * pitch - r + 2} y={y + 5}>
          {`= ${worth(box, held)}`}
        </text>
      )}
    </g>
  );
}

/** Customers won: the last ones as a fan, and how many they are. */
function Served({ play, seat, x, y }: Place) {
  const served = play.view.table.served[seat] ?? [];
  const box = boxOf(play);
  const last = served.slice(-3);
  if (served.length === 0) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      {last.map((id, i) => {
        const customer = box.customers.get(id);
        return (
          customer && (
            <g key={id} class="pf-mini" data-piece={`customer/${id}`} transform={`translate(${(i - last.length + 1) * 7} 0) scale(.34)`}>
              <CustomerCard customer={customer} />
            </g>
          )
        );
      })}
      <text class="pf-tally num" x="19" y="6">{served.length}</text>
    </g>
  );
}

function SoldOut({ play, seat, x, y }: Place) {
  const count = soldOut(play, seat);
  if (count === 0) return null;
  return (
    <g transform={`translate(${x} ${y})`} class="pf-sold">
      <g transform="translate(-8 0)">
        <Flacon scale={1.1} />
        <path class="pf-sold-line" d="M-10 10L10-10" />
      </g>
      <text class="pf-tally num" x="6" y="6">{count}</text>
    </g>
  );
}

// A perfumery in a row: the others' at tables of three and four, and all others' on a phone.

const ROW = 14.4;

function Compact({ play, seat, at, area }: Inside) {
  const { t, view, names } = play;
  const { table } = view;
  const { x, y, width, height } = area;
  const { tall } = at;
  const all = standing(play, seat);
  const ordered = [
    ...all.filter(([, perfume]) => perfume.size === "minor").reverse(),
    ...all.filter(([, perfume]) => perfume.size === "major"),
  ];
  const hand = table.hands[seat] ?? [];
  const low = height < 80;
  const clocks = table.seats === 2 ? 76 : 44;
  // On a phone the perfumes stand below the name, else to the right of it.
  const side = tall ? width - clocks - 40 : low ? 178 : 164;
  const high = tall ? 46 : height;
  const begin = tall ? 4 : side + 12;
  const end = width - (tall ? 8 : low ? 42 : clocks) - (hand.length > 0 ? 14 + hand.length * 38 : 0);
  const room = tall ? height - high - 4 : height - 8;
  // Where there is little height, flacons stand beside their perfume, not below it.
  const widths = ordered.map(([, perfume]) => (low && perfume.flacons > 0 ? 59 : 46));
  const shrink = Math.min(1.45, room / (low ? 51 : 62), (end - begin) / Math.max(1, widths.reduce((a, b) => a + b, 0)));
  const left = widths.map((_, k) => begin + shrink * widths.slice(0, k).reduce((a, b) => a + b, 0));
  const middle = tall ? high + room / 2 : height / 2;
  const held = tokensOf(table, seat);
  const upper = tall ? 24 : low ? 16 : 24;
  const lower = tall ? 24 : height - (low ? 18 : 26);
  const after = tall ? 128 : 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target
        id={`shop/${seat}`}
        x={side / 2 + 2}
        y={high / 2}
        width={side - 8}
        height={high - 12}
        label={t("area-perfumery", { player: names[seat] ?? "" })}
        about={shopWords(play, seat)}
        class="pf-shop"
      >
        <g transform={`translate(${-side / 2 - 2} ${-high / 2})`}>
          <g transform={`translate(20 ${upper})`}>
            <Mark seat={seat} scale={0.9} />
          </g>
          <text class="pf-name" x="37" y={upper + 5}>{short(names[seat] ?? "", tall ? 9 : 11)}</text>
          <g transform={`translate(${after + 21} ${lower})`}>
            <Coin value={table.money[seat] ?? 0} r={14} />
          </g>
          {held ? (
            <g transform={`translate(${after + 54} ${lower})`}>
              <Token value={worth(boxOf(play), held)} r={13} />
            </g>
          ) : (
            <g transform={`translate(${after + 54} ${lower})`} data-piece={`token/${seat}/0`} data-from="well">
              <Token value={null} r={13} />
            </g>
          )}
          <text class="pf-tally num" x={after + 70} y={lower + 6}>{`×${tokenCount(table, seat)}`}</text>
          <Served play={play} seat={seat} x={after + (low ? 122 : 124)} y={lower} />
        </g>
      </Target>
      <path class="pf-plot-line" d={tall ? `M9 ${high}H${width - 9}` : `M${side + 4} 9V${height - 9}`} />
      {ordered.map(([index, perfume], k) => (
        <Mini
          key={`${seat}/${index}`}
          play={play}
          seat={seat}
          index={index}
          perfume={perfume}
          x={(left[k] ?? begin) + 23 * shrink}
          y={middle}
          scale={shrink}
          beside={low}
        />
      ))}
      <SoldOut
        play={play}
        seat={seat}
        x={low ? width - 22 : tall ? width - clocks - 14 : width - 22}
        y={tall ? 24 : low ? height / 2 : height - 20}
      />
      {hand.length > 0 && (
        <Hand play={play} seat={seat} at={at} x={end + 4 + hand.length * 19} y={middle} small={0.42} />
      )}
    </g>
  );
}

/** A perfume as a row of labels: what is in it, what it lacks, its flacons. */
function Mini(props: Parameters<typeof PerfumeBottle>[0] & { readonly beside: boolean }) {
  const { play, seat, index, perfume, x, y, scale, beside } = props;
  const slots = slotsOf(play, perfume);
  const rows = slots.length;
  const top = (beside ? 24 : 15) - rows * ROW;
  const finished = isFinished(perfume);
  return (
    <Target
      id={`perfume/${seat}/${index}`}
      x={x}
      y={y}
      scale={scale}
      width={42}
      height={58}
      radius={7}
      {...perfumeWords(play, seat, index, perfume)}
    >
      <Reach width={42} height={58} />
      <g class={`pf-mini ${finished ? "finished" : ""}`}>
        {finished && <rect class="pf-mini-cap" x="-6" y={top - 6} width="12" height="6" rx="2" />}
        <rect class="pf-mini-glass" x="-21" y={top} width="42" height={rows * ROW + 1} rx="6" />
        {slots.map(([type, note], i) => (
          <g key={type} transform={`translate(0 ${top + ROW * (i + 0.5) + 0.5})`}>
            {note ? (
              <g data-piece={`note/${note.id}`}>
                <Chips of={note.components} r={6.5} width={40} />
              </g>
            ) : (
              <g class="pf-slot">
                <Pyramid type={type} scale={0.5} />
              </g>
            )}
          </g>
        ))}
        {Array.from({ length: perfume.flacons }, (_, k) => (
          <g
            key={k}
            data-piece={`flacon/${seat}/${index}/${k}`}
            data-from="supply"
            transform={beside ? `translate(29 ${17 - k * 15})` : `translate(${(k - (perfume.flacons - 1) / 2) * 13} 24)`}
          >
            <Flacon scale={0.56} />
          </g>
        ))}
      </g>
    </Target>
  );
}
