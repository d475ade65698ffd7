// Where everything lies: one screen on a wide page, panes on a phone.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { BoardSvg, type Row } from "../../target";
import {
  areaRows,
  CITY,
  CityCard,
  COUPLE,
  Couple,
  Market,
  Road,
  ROAD,
  STALL,
  Study,
  STUDIES,
  STUDY,
  Supply,
  Versailles,
  VERSAILLES,
  WEEK,
  Week,
} from "./areas";
import { BENCH, Bench, Curriculum, CURRICULUM, Nameplate, ownTargets, Parade, PARADE, Rival, RIVAL, Sundial, SUNDIAL } from "./atelier";
import { boxOf, LADIES, type Playing } from "./box";
import { Workbench } from "./controls";
import { Finale } from "./story";

/** Whose board is looked at instead of one's own, until the next decision. */
const looking = signal<number | null>(null);

const others = (play: Playing, seat: number): readonly number[] =>
  play.players.map((one) => one.seat).filter((one) => one !== seat);

/** One's own seat; for who looks on, the first. */
const ownSeat = (play: Playing): number => play.seat ?? 0;

export function Table({ play }: { play: Playing }) {
  const deciding = play.active ? `${play.view.played}` : "";
  useEffect(() => {
    if (deciding) looking.value = null;
  }, [deciding]);
  return (
    <div class={play.tall ? "am-tall" : "am-wide"}>
      <Workbench play={play} />
      <Finale play={play} />
      {play.tall ? <Tall play={play} /> : <Wide play={play} />}
    </div>
  );
}

const Water = ({ width, height }: { width: number; height: number }) => (
  <>
    <defs>
      <pattern id="am-waves" width="64" height="28" patternUnits="userSpaceOnUse">
        <path class="am-wave" d="M0 14C11 4 21 4 32 14S53 24 64 14" />
      </pattern>
    </defs>
    <rect class="am-water" width={width} height={height} rx="18" />
    <rect width={width} height={height} rx="18" fill="url(#am-waves)" />
  </>
);

function rowsOf(play: Playing, shown: readonly number[], main: boolean): readonly Row[] {
  const { t } = play;
  return [
    ...(main
      ? [
          { key: "market", label: t("area-market"), targets: areaRows.market(play) },
          { key: "cities", label: t("area-cities"), targets: areaRows.cities() },
          { key: "road", label: t("area-road"), targets: areaRows.road(play) },
          { key: "study", label: t("area-study"), targets: areaRows.study(play) },
          { key: "court", label: t("area-court"), targets: areaRows.court(play) },
          { key: "versailles", label: t("area-versailles"), targets: areaRows.versailles(play) },
          { key: "recipes", label: t("shelf"), targets: areaRows.recipes(play) },
        ]
      : []),
    ...shown.map((seat) => ({
      key: `board ${seat}`,
      label: t("board-of", { player: play.names[seat] ?? "" }),
      targets: ownTargets(play, seat),
    })),
  ];
}

// A wide page

const W = 960;
const H = 544;

function Wide({ play }: { play: Playing }) {
  const box = boxOf(play);
  const seat = looking.value ?? ownSeat(play);
  const rivals = others(play, ownSeat(play));
  const left = 276;
  const weeks = Array.from({ length: box.count("weeks") }, (_, i) => i + 1);
  const road = W - 8 - left;
  const stop = (place: number) => left + (place + 0.5) * (road / (box.lastPlace + 1));
  // Two cities on each side of Grasse, as near to their stops as they can be without touching.
  const cityAt = (place: number) => {
    const before = box.rows.cities.filter((one) => one.place < place).length;
    return before < 2 ? left + before * (CITY.width + 2) : W - 8 - (4 - before) * (CITY.width + 2) + 2;
  };
  const boardWidth = SUNDIAL.width + BENCH.width + CURRICULUM.width + PARADE.width + 24;
  const board = 374;
  const high = rivals.length > 0 ? (H - 8 - board - (rivals.length - 1) * 6) / rivals.length : 0;
  const rivalHigh = rivals.length === 1 ? high : Math.min(high, 96);
  return (
    <BoardSvg width={W} height={H} label={play.t("game")} rows={rowsOf(play, [seat], true)} class="am">
      <Water width={W} height={H} />
      <Versailles x={8} y={8} />
      {weeks.map((one) => (
        <Week key={one} number={one} x={left + (one - 1) * (WEEK.width + 2)} y={8} />
      ))}
      <Market spots={(i) => ({ x: left + i * ((road - STALL.width) / 5), y: 54 })} />
      {box.rows.cities.map((one) => (
        <CityCard key={one.id} of={one.id} x={cityAt(one.place)} y={137} />
      ))}
      <Grasse x={stop(box.count("grasse"))} y={173} />
      <Road x={left} y={217} width={road} />
      {STUDIES.map((one, i) => (
        <Study key={one} of={one} x={left + i * (STUDY.width + 1)} y={258} />
      ))}
      {LADIES.map((lady, i) => (
        <Couple key={lady} of={i} x={W - 8 - (4 - i) * COUPLE.width} y={258} />
      ))}
      <g key={`board ${seat}`}>
        <Nameplate seat={seat} x={8} y={board} width={boardWidth} />
        <Sundial seat={seat} x={8} y={board + 28} />
        <Bench seat={seat} x={8 + SUNDIAL.width + 8} y={board + 28} />
        <Curriculum seat={seat} x={8 + SUNDIAL.width + BENCH.width + 16} y={board + 28} />
        <Parade seat={seat} x={8 + SUNDIAL.width + BENCH.width + CURRICULUM.width + 24} y={board + 28} />
      </g>
      {rivals.map((one, i) => (
        <Rival
          key={one}
          seat={one}
          x={W - 8 - RIVAL.width}
          y={board + i * (rivalHigh + 6)}
          height={rivalHigh}
          shown={looking.value === one}
          onShow={() => (looking.value = looking.value === one ? null : one)}
        />
      ))}
    </BoardSvg>
  );
}

/** Grasse, where all carriages begin, with what lies in common. */
function Grasse({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="am-hills" d="M-86 40C-70 6-52 20-38-6C-24-26-10-6 2-18C16-30 30-4 44-10C60-14 74 16 86 40z" />
      <path class="am-houses" d="M-34 40V12L-26 4L-18 12V40zM-18 40V20H-4V40zM-4 40V2L4-8L12 2V40zM12 40V16L21 8L30 16V40z" />
      <path class="am-panes" d="M-28 18h4v6h-4zM-14 26h5v6h-5zM2 8h4v7h-4zM2 22h4v7h-4zM19 20h4v6h-4z" />
      <Supply x={-30} y={-28} />
    </g>
  );
}

// A phone

type Pane = "town" | "own" | "others";
const pane = signal<Pane>("town");

const OWN_STEPS = new Set(["convert", "store", "blend", "make-slot", "make-room", "gifts", "versailles"]);
const TALL = 390;

function Tall({ play }: { play: Playing }) {
  const { t } = play;
  const step = play.active ? `${play.view.played} ${play.view.step}` : "";
  useEffect(() => {
    if (!step || !play.view.step) return;
    // At Versailles without a perfume one creates it first: the recipes lie in town.
    const bare = play.view.step === "versailles" && !play.view.options.some((one) => one.do === "present-perfume" || one.do === "leave-versailles");
    pane.value = OWN_STEPS.has(play.view.step) && !bare ? "own" : "town";
  }, [step]);
  // What is asked for may lie further down: bring it into sight.
  useEffect(() => {
    if (!step || play.view.step === "turn") return;
    const lit = [...document.querySelectorAll('.am-tall [data-target][data-state="lit"]:not(.am-free)')];
    const inSight = lit.some((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > 120 && bottom < innerHeight - 70;
    });
    if (!inSight) lit[0]?.scrollIntoView({ block: "center" });
  }, [step, pane.value]);
  const seat = ownSeat(play);
  const lit = (targets: readonly string[]) => play.active && targets.some((one) => play.state(one) === "lit");
  const rows = rowsOf(play, [], true);
  const panes: readonly (readonly [Pane, string, boolean])[] = [
    ["town", t("pane-town"), rows.some((row) => lit(row.targets))],
    ["own", play.seat === null ? play.names[seat] ?? "" : t("pane-own"), lit(ownTargets(play, seat))],
    ["others", t("pane-others"), false],
  ];
  // What goes with the thing that was touched may lie on the other pane only.
  const picked = play.chosen ? "" : play.picked.join(" ");
  useEffect(() => {
    const there = panes.filter(([, , something]) => something).map(([one]) => one);
    const [only] = there;
    if (picked && only && !there.includes(pane.value)) pane.value = only;
  }, [picked]);
  return (
    <>
      <div class="am-panes-bar" role="tablist" aria-label={t("panes")}>
        {panes.map(([one, name, something]) => (
          <button key={one} role="tab" aria-selected={pane.value === one} class={something ? "am-lit" : ""} onClick={(event) => { event.stopPropagation(); pane.value = one; }}>
            {name}
            {something && <span class="am-dot" aria-label={t("something-here")} />}
          </button>
        ))}
      </div>
      {pane.value === "town" && <Town play={play} />}
      {pane.value === "own" && <Own play={play} seats={[seat]} />}
      {pane.value === "others" && <Own play={play} seats={others(play, seat)} />}
    </>
  );
}

function Town({ play }: { play: Playing }) {
  const box = boxOf(play);
  const weeks = Array.from({ length: box.count("weeks") }, (_, i) => i + 1);
  const room = TALL - 12;
  const royal = room / VERSAILLES.width;
  const week = room / 2 / (WEEK.width + 2);
  const stall = room / 3 / STALL.width;
  const city = room / 2 / (CITY.width + 2);
  const study = room / 2 / (STUDY.width + 1);
  const couple = room / 2 / COUPLE.width;
  let y = 6;
  const next = (high: number) => {
    const at = y;
    y += high + 10;
    return at;
  };
  const days = next(2 * (WEEK.height + 2) * week);
  const market = next(2 * STALL.height * stall);
  const versailles = next(VERSAILLES.height * royal);
  const cities = next(2 * (CITY.height + 2) * city);
  const road = next(ROAD.winding * 1.100);
  const court = next(2 * COUPLE.height * couple);
  const studies = next(2 * STUDY.height * study);
  const height = y;
  return (
    <BoardSvg width={TALL} height={height} label={play.t("game")} rows={rowsOf(play, [], true)} class="am">
      <Water width={TALL} height={height} />
      {weeks.map((one, i) => (
        <Week key={one} number={one} x={6 + (i % 2) * (WEEK.width + 2) * week} y={days + Math.floor(i / 2) * (WEEK.height + 2) * week} scale={week} />
      ))}
      <Market spots={(i) => ({ x: 6 + (i % 3) * STALL.width * stall, y: market + Math.floor(i / 3) * STALL.height * stall, scale: stall })} />
      <Versailles x={6} y={versailles} scale={royal} />
      {box.rows.cities.map((one, i) => (
        <CityCard key={one.id} of={one.id} x={6 + (i % 2) * (CITY.width + 2) * city} y={cities + Math.floor(i / 2) * (CITY.height + 2) * city} scale={city} />
      ))}
      <Road x={6} y={road} width={room / 1.100} scale={1.100} winds />
      {LADIES.map((lady, i) => (
        <Couple key={lady} of={i} x={6 + (i % 2) * COUPLE.width * couple} y={court + Math.floor(i / 2) * COUPLE.height * couple} scale={couple} />
      ))}
      {STUDIES.map((one, i) => (
        <Study key={one} of={one} x={6 + (i % 2) * (STUDY.width + 1) * study} y={studies + Math.floor(i / 2) * STUDY.height * study} scale={study} />
      ))}
    </BoardSvg>
  );
}

function Own({ play, seats }: { play: Playing; seats: readonly number[] }) {
  const room = TALL - 12;
  const bench = room / BENCH.width;
  const upper = room / (SUNDIAL.width + PARADE.width + 8);
  const paper = 1.500;
  const plate = 1.120;
  const tag = 34;
  const high = tag * plate + 8 + SUNDIAL.height * upper + 8 + BENCH.height * bench + 8 + CURRICULUM.height * paper + 18;
  return (
    <BoardSvg width={TALL} height={6 + seats.length * high} label={play.t("game")} rows={rowsOf(play, seats, false)} class="am">
      <Water width={TALL} height={6 + seats.length * high} />
      {seats.map((seat, i) => {
        const y = 6 + i * high;
        const second = y + tag * plate + 8;
        const third = second + SUNDIAL.height * upper + 8;
        return (
          <g key={seat}>
            <Nameplate seat={seat} x={6} y={y} width={room / plate} height={tag} scale={plate} />
            <Sundial seat={seat} x={6} y={second} scale={upper} />
            <Parade seat={seat} x={6 + (SUNDIAL.width + 8) * upper} y={second} scale={upper} />
            <Bench seat={seat} x={6} y={third} scale={bench} />
            <Curriculum seat={seat} x={6 + (room - CURRICULUM.width * paper) / 2} y={third + BENCH.height * bench + 8} scale={paper} />
          </g>
        );
      })}
    </BoardSvg>
  );
}
