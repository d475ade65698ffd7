// Where a finished game was won: a page of its own, and a chunk of its own.
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import style from "grasse:style/report.css";
import type { Words } from "../board";
import { MarkIcon } from "../icons/marks";
import { Sign } from "../icons/signs";
import type { FrameMessage } from "../messages";
import { get, post, RefusedRequest } from "../net";
import type { Account, Reporting, Report, Seated, Told, ToldDraw, Drawn } from "../protocol";
import { go, link } from "../route";
import { ownName } from "../settings";
import { link as dress } from "../styles/link";
import { learn, language, nameOf, REPORT, wordsFor } from "../words";
import { Chances } from "./chances";
import { Lost } from "./lost";
import { problemWords } from "./notice";
import { Pieces } from "./pieces";
import { Top } from "./top";

export const t = wordsFor(REPORT as never) as Words<FrameMessage>;

/** Milliseconds between two looks at how far it is. */
const LOOK = 1500;
/** So often it is begun anew where the work ended by itself. */
const TRIES = 3;

/** The style of this page comes with it. */
const dressed = dress(style);

/** What came of asking for a report, again and again while it gets better. */
function useReport(table: string) {
  const found = useSignal<Reporting | null>(null);
  const trouble = useSignal<string | null>(null);
  const stopped = useSignal(false);
  const now = language.value;
  useEffect(() => {
    let gone = false;
    let tries = 0;
    let timer = 0;
    const path = (rest: string) => `/api/tables/${table}/report${rest}?words=${now}`;
    const look = async () => {
      try {
        const known = await get<Reporting>(path(""));
        const idle = known.state === "none" && !stopped.peek() && tries < TRIES;
        if (idle) tries++;
        const next = idle ? await post<Reporting>(path("")) : known;
        if (gone) return;
        found.value = next;
        trouble.value = null;
        if (next.state === "working" || (next.state === "none" && !stopped.peek() && tries < TRIES)) timer = window.setTimeout(() => void look(), LOOK);
      } catch (error) {
        if (gone) return;
        const code = error instanceof RefusedRequest ? error.problem.code : "offline";
        trouble.value = code;
        if (code === "offline" || code === "shutting-down" || code === "too-fast") timer = window.setTimeout(() => void look(), 2 * LOOK);
      }
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [table, now, stopped.value]);
  const stop = async () => {
    stopped.value = true;
    found.value = await post<Reporting>(`/api/tables/${table}/report/end?words=${now}`).catch(() => found.value);
  };
  return { found: found.value, trouble: trouble.value, stopped: stopped.value, stop, again: () => void (stopped.value = false) };
}

export default function ReportPage({ id }: { id: string }) {
  const ready = useSignal(false);
  const seated = useSignal<Seated | null>(null);
  const reporting = useReport(id);
  const { found, trouble } = reporting;
  useEffect(() => {
    void Promise.all([learn(REPORT), dressed]).then(() => (ready.value = true));
    get<Seated>(`/api/tables/${id}`).then((one) => (seated.value = one), () => undefined);
  }, [id]);
  const title = ready.value ? t("report-title") : "";
  useEffect(() => {
    if (title) document.title = `${title} · Grasse`;
  }, [title]);
  if (!ready.value) return null;
  if (trouble === "no-table") return <Lost title={problemWords("no-table")} text={t("lost-table")} />;
  const game = seated.value?.table.game;
  const { report, told } = found ?? { report: null, told: null };
  return (
    <>
      <Top>
        <span class="top-game">{game ? nameOf(game) : ""}</span>
      </Top>
      <main class="page report">
        <header class="report-head">
          <div>
            <nav class="crumbs" aria-label={t("report-way")}>
              <a {...link(`/table/${id}`)}>{t("result")}</a> <Sign of="next" size={14} /> <span aria-current="page">{t("report-crumb")}</span>
            </nav>
            <h1>{title}</h1>
            {report && told && <p class="report-line">{headline(report, told)}</p>}
          </div>
          <div class="report-buttons">
            <a class="secondary" {...link(`/table/${id}#t=1`)}>
              <Sign of="play" />
              {t("replay")}
            </a>
          </div>
        </header>
        <Progress {...reporting} />
        {report && told && found && <Body id={id} found={found} report={report} told={told} />}
      </main>
    </>
  );
}

type Under = ReturnType<typeof useReport>;

/** How far it is, and the way to end it. The words change in a region that is there from the first. */
function Progress({ found, trouble, stopped, stop, again }: Under) {
  const percent = Math.round(100 * (found?.progress ?? 0));
  const working = found?.state === "working";
  const words = trouble
    ? problemWords(trouble as never)
    : working && found.ahead > 0
      ? t("report-ahead", { count: found.ahead })
      : working || !found
        ? t("report-working")
        : found.state === "done"
          ? ""
          : t(stopped ? "report-stopped" : "report-failed");
  const idle = !words;
  return (
    <section class={`report-progress${idle ? " idle" : ""}`} aria-label={t("report-progress")}>
      <p role="status">{words}</p>
      {working && (
        <>
          <progress max={100} value={percent} aria-label={t("report-progress")} />
          <span class="num">{percent} %</span>
          {found.yours && (
            <button class="quiet" onClick={() => void stop()}>
              <Sign of="close" />
              {t("report-stop")}
            </button>
          )}
        </>
      )}
      {found?.state === "none" && stopped && (
        <button class="secondary" onClick={again}>
          {t("report-again")}
        </button>
      )}
    </section>
  );
}

/** What helped the winner most, in a sentence. */
function headline({ players, result }: Report, { names }: Told): string {
  const [seat] = result.winners;
  const account = players[seat ?? -1]?.share;
  if (seat === undefined || !account) return "";
  const parts = [
    ["luck", account.luck],
    ["others", account.others],
    ["rest", account.rest],
  ] as const;
  const [cause, points] = parts.reduce((most, one) => (one[1] > most[1] ? one : most));
  return t(points > 0 ? `report-by-${cause}` : "report-by-rest", { player: names[seat] ?? "" });
}

interface Parts {
  readonly id: string;
  readonly found: Reporting;
  readonly report: Report;
  readonly told: Told;
}

/** Where the table stood after so many actions: the number of the view, and its version. */
function placeOf({ places }: Reporting, after: number): readonly [number, number] {
  const [, view, version] = places.find(([count]) => count >= after) ?? places.at(-1) ?? [0, 1, 1];
  return [view, version];
}

/** A link to the board of a moment. */
export const board = (id: string, found: Reporting, after: number) => link(`/table/${id}#t=${placeOf(found, after)[0]}`);

/** A new table from a moment: to try things on, or to play on against bots. */
async function goOn(path: string, body: object): Promise<void> {
  try {
    const { table } = await post<Seated>(path, body);
    go(`/table/${table.id}`);
  } catch (error) {
    refused.value = error instanceof RefusedRequest ? error.problem.code : "offline";
  }
}
const refused = signal<string | null>(null);

function Body(parts: Parts) {
  const { report, told } = parts;
  return (
    <>
      <Chances {...parts} />
      <Accounts report={report} told={told} />
      <Slips {...parts} />
      <div class="report-two">
        <Draws {...parts} title={t("report-luckiest")} draws={report.luckiest} said={told.luckiest} />
        <Draws {...parts} title={t("report-unluckiest")} draws={report.unluckiest} said={told.unluckiest} />
      </div>
      <Sources report={report} told={told} />
      <footer class="report-remarks">
        {told.remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </footer>
    </>
  );
}

export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");
const toneOf = (points: number): string => (points > 0 ? "gains" : points < 0 ? "costs" : "");

const STEPS = ["luck", "others", "own", "rest"] as const;

function Accounts({ report, told }: { report: Report; told: Told }) {
  return (
    <section aria-labelledby="report-accounts">
      <h2 id="report-accounts">{t("report-account")}</h2>
      <p class="muted report-about">{t("report-account-about")}</p>
      <ul class="report-three">
        {report.players.map((player, seat) => (
          <li key={seat} class="panel report-account">
            <h3>
              <MarkIcon seat={seat} size={20} /> {told.names[seat]}
              <span class="report-accuracy">{told.accuracy[seat]}</span>
            </h3>
            <Stairs of={player.share} />
            <p class="num report-sum">{sum(player.share)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Written out, so that whoever adds it up finds it right. */
const sum = (of: Account): string =>
  `${of.start} ${STEPS.map((step) => `${of[step] < 0 ? "−" : "+"} ${Math.abs(of[step])}`).join(" ")} = ${of.end}`;

/** From the first chance to the last, step by step. */
function Stairs({ of }: { of: Account }) {
  const ends = STEPS.reduce<number[]>((so, step) => [...so, (so.at(-1) ?? 0) + of[step]], [of.start]);
  const least = Math.min(0, ...ends);
  const most = Math.max(100, ...ends);
  const x = (points: number) => (100 * (points - least)) / (most - least);
  return (
    <dl class="stairs">
      <div class="stair-scale" aria-hidden="true">
        <i style={{ left: `${x(0)}%` }}>0</i>
        <i class="from" style={{ left: `${x(of.start)}%` }}>
          {t("report-start")} {of.start}
        </i>
        <i style={{ left: `${x(100)}%` }}>100</i>
      </div>
      {STEPS.map((step, i) => {
        const [from, to] = [ends[i] ?? 0, ends[i + 1] ?? 0];
        const bar = { left: `${x(Math.min(from, to))}%`, width: `${Math.max(0.6, Math.abs(x(to) - x(from)))}%` };
        return (
          <div key={step} class={`stair stair-${step}`}>
            <dt>{t(`report-${step}`)}</dt>
            <dd class={`num ${toneOf(of[step])}`}>{signed(of[step])}</dd>
            <span class="stair-way" aria-hidden="true">
              <i class="zero" style={{ left: `${x(0)}%` }} />
              <i class="zero" style={{ left: `${x(100)}%` }} />
              <b style={bar} />
            </span>
          </div>
        );
      })}
    </dl>
  );
}

function Slips({ id, found, report, told }: Parts) {
  return (
    <section aria-labelledby="report-slips">
      <h2 id="report-slips">{t("report-slips")}</h2>
      {report.slips.length > 0 && <p class="muted report-about">{t("report-pictures")}</p>}
      <p class="trouble" role="alert" hidden={!refused.value}>
        {refused.value && problemWords(refused.value)}
      </p>
      {report.slips.length === 0 && <p class="muted">{t(found.state === "done" ? "report-no-slips" : "report-no-slips-yet")}</p>}
      <ol class="report-three">
        {report.slips.map((slip, i) => {
          const said = told.slips[i];
          return said ? (
            <li key={slip.after} class="panel report-slip" id={`slip-${i + 1}`}>
              <Pieces key={slip.after} table={id} game={report.game} names={told.names} version={placeOf(found, slip.after)[1]} slip={slip} />
              <h3>
                <b class="report-number num">{i + 1}</b>
                <MarkIcon seat={slip.seat} size={18} /> {said.when}
                <span class="chip costs num">−{Math.round(100 * slip.share)}</span>
              </h3>
              <dl>
                <dt>{t("report-played")}</dt>
                <dd>{said.played}</dd>
                <dt>{t("report-better")}</dt>
                <dd>
                  <strong>{said.better}</strong>
                  <span class="report-gain">{said.gain}</span>
                </dd>
                {said.reasons.length > 0 && (
                  <>
                    <dt>{t("report-why")}</dt>
                    <dd>
                      <ul class="report-reasons">
                        {said.reasons.map((reason) => (
                          <li key={reason}>{reason}</li>
                        ))}
                      </ul>
                    </dd>
                  </>
                )}
              </dl>
              <p class="report-links">
                <a class="quiet" aria-label={`${t("report-see")}: ${said.when}`} {...board(id, found, slip.after)}>
                  <Sign of="eye" />
                  {t("report-see")}
                </a>
                <button class="quiet" aria-label={`${t("explore")}: ${said.when}`} onClick={() => void goOn(`/api/tables/${id}/study`, { version: placeOf(found, slip.after)[1] })}>
                  <Sign of="board" />
                  {t("explore")}
                </button>
                <button
                  class="quiet"
                  aria-label={`${t("play-on")}: ${said.when}`}
                  title={t("play-on-what")}
                  onClick={() => void goOn(`/api/tables/${id}/play-on`, { version: placeOf(found, slip.after)[1], seat: slip.seat, name: ownName.value.trim() || t("guest") })}
                >
                  <Sign of="bot" />
                  {t("play-on")}
                </button>
              </p>
            </li>
          ) : null;
        })}
      </ol>
    </section>
  );
}

interface DrawsProps extends Parts {
  readonly title: string;
  readonly draws: readonly Drawn[];
  readonly said: readonly ToldDraw[];
}

function Draws({ id, found, title, draws, said }: DrawsProps) {
  return (
    <section class="panel report-draws">
      <h2>{title}</h2>
      {draws.length === 0 && <p class="muted">{t("report-no-draws")}</p>}
      <ul>
        {draws.map((draw, i) => (
          <li key={draw.after}>
            <a {...board(id, found, draw.after)}>
              <MarkIcon seat={draw.seat} size={18} />
              <span>
                <span class="muted">{said[i]?.when}</span> {said[i]?.what}
              </span>
              <b class={`num ${toneOf(draw.share)}`}>{signed(Math.round(100 * draw.share))}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where the points came from, and beside the winner's what is missing. */
function Sources({ report, told }: { report: Report; told: Told }) {
  const rows = Object.entries(report.sources);
  const [winner] = report.result.winners;
  const { scores } = report.result;
  const order = scores.map((_, seat) => seat).sort((a, b) => Number(b === winner) - Number(a === winner) || (scores[b] ?? 0) - (scores[a] ?? 0));
  if (rows.length === 0) return null;
  const cell = (points: readonly number[], seat: number) => {
    const less = winner === undefined || seat === winner ? 0 : (points[seat] ?? 0) - (points[winner] ?? 0);
    return (
      <td key={seat} class="num">
        {points[seat] ?? 0} <small class={toneOf(less)}>{less === 0 ? "" : signed(less)}</small>
      </td>
    );
  };
  return (
    <section class="panel">
      <h2 id="report-sources">{t("report-points")}</h2>
      <p class="muted report-about">{t("report-points-about")}</p>
      <div class="scroll" tabindex={0} role="region" aria-labelledby="report-sources">
        <table class="sources report-sources">
          <thead>
            <tr>
              <th scope="col">{t("source")}</th>
              {order.map((seat) => (
                <th scope="col" key={seat}>
                  <MarkIcon seat={seat} size={16} /> {seat === winner ? t("report-won", { player: told.names[seat] ?? "" }) : told.names[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([source, points]) => (
              <tr key={source}>
                <th scope="row">{told.sources[source] ?? source}</th>
                {order.map((seat) => cell(points, seat))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("report-total")}</th>
              {order.map((seat) => cell(scores, seat))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
