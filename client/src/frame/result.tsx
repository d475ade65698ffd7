// The end: points by source, the story of the scores, the proof of fairness, what next.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LoadedBoard, Source } from "../board";
import { holds, verify, type Verdict } from "../fair";
import { MarkIcon } from "../icons/marks";
import { Sign } from "../icons/signs";
import { get, post } from "../net";
import type { Moment, Proof, Seated, View } from "../protocol";
import { go, link } from "../route";
import type { SharedTable } from "../table";
import { t } from "../words";
import { outcome, type Outcome } from "./now";
import { sharePicture } from "./picture";

export function Result({ at, board }: { at: SharedTable; board: LoadedBoard }) {
  const view = at.told.value;
  if (!view?.result) return null;
  const scene = at.scene(view);
  const result = view.result as unknown as Outcome;
  const sources = board.sources(scene);
  const order = at.players.value
    .map((player) => player.seat)
    .sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  return (
    <div class="result">
      <Ending at={at} result={result} sources={sources} order={order} />
      <section class="panel">
        <h2 id="result-title" class="result-title">
          {outcome(at, result)}
        </h2>
        <div class="scroll" tabindex={0} role="region" aria-labelledby="result-title">
          <table class="sources">
            <thead>
              <tr>
                <th scope="col">{t("source")}</th>
                {order.map((seat) => (
                  <th scope="col" key={seat}>
                    <MarkIcon seat={seat} size={16} /> {at.names.value[seat]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sources.map((source) => (
                <tr key={source.name}>
                  <th scope="row">{source.name}</th>
                  {order.map((seat) => (
                    <td key={seat} class="num">
                      {source.points[seat] ?? 0}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t("total")}</th>
                {order.map((seat) => (
                  <td key={seat} class={`num${result.winners.includes(seat) ? " winner" : ""}`}>
                    {result.scores[seat] ?? 0}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
        {view.said?.result.slice(1).map((line) => <p key={line}>{line}</p>)}
      </section>
      <Curve at={at} board={board} />
      <Next at={at} />
      {at.table.value?.study == null && <Fairness at={at} />}
    </div>
  );
}

interface Ended {
  readonly at: SharedTable;
  readonly result: Outcome;
  readonly sources: readonly Source[];
  readonly order: readonly number[];
}

/** Who won, large; and how each came to the score, source after source. */
function Ending({ at, result, sources, order }: Ended) {
  const winners = result.winners.map((seat) => at.names.value[seat] ?? "");
  const most = Math.max(1, ...result.scores);
  const given = sources.filter((source) => source.points.some((one) => one > 0));
  return (
    <section class="panel ending" aria-hidden="true">
      {winners.length > 0 && (
        <p class="ending-winner">
          {result.winners.map((seat) => (
            <MarkIcon key={seat} seat={seat} size={44} />
          ))}
          <span>{winners.join(" · ")}</span>
          <b class="num">{result.scores[result.winners[0] ?? 0]}</b>
        </p>
      )}
      <ul class="ending-bars">
        {order.map((seat) => (
          <li key={seat} class={`p${seat % 4}`}>
            <span class="ending-name">
              <MarkIcon seat={seat} size={18} /> {at.names.value[seat]}
            </span>
            <span class="ending-bar">
              {given.map((source, i) => {
                const points = Math.max(0, source.points[seat] ?? 0);
                const style = { width: `${(100 * points) / most}%`, "--nth": i };
                return points === 0 ? null : (
                  <i key={source.name} class={`part part${i % 6}`} style={style} title={`${source.name}: ${points}`}>
                    <small class="num">{points}</small>
                  </i>
                );
              })}
            </span>
            <b class="num">{result.scores[seat]}</b>
          </li>
        ))}
      </ul>
      {given.length > 1 && (
        <ul class="legend">
          {given.map((source, i) => (
            <li key={source.name}>
              <i class={`part part${i % 6}`} /> {source.name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Next({ at }: { at: SharedTable }) {
  const table = at.table.value;
  const again = async () => {
    if (table?.rematch) return go(`/table/${table.rematch}`);
    const seated = await at.request("rematch");
    // Nobody else is asked: it begins at once.
    const alone = seated?.table.chairs.every((chair, seat) => chair.kind === "bot" || seated.you.seats.includes(seat));
    if (seated && alone && seated.table.state === "gathering") {
      await post<Seated>(`/api/tables/${seated.table.id}/start`).catch(() => null);
    }
    if (seated) go(`/table/${seated.table.id}${seated.you.invitation ? `#${seated.you.invitation}` : ""}`);
  };
  const seat = at.eyes.value;
  return (
    <div class="result-buttons">
      {at.you.value.seats.length > 0 && (
        <button class="primary" onClick={() => void again()}>
          <Sign of="again" />
          {t("rematch")}
        </button>
      )}
      {table?.result && (
        <a class="secondary" {...link(`/table/${at.id}/report`)}>
          <Sign of="chart" />
          {t("see-report")}
        </a>
      )}
      <button class="secondary" onClick={() => void at.lookBack(0)}>
        <Sign of="play" />
        {t("replay")}
      </button>
      <a class="secondary" href={`/api/tables/${at.id}/file${seat === null ? "" : `?seat=${seat}`}`} download="">
        <Sign of="save" />
        {t("save-file")}
      </a>
      <button class="secondary" onClick={() => void sharePicture(at)}>
        <Sign of="out" />
        {t("result-picture")}
      </button>
    </div>
  );
}

const WIDE = 600;
const HIGH = 270;

const MANY_ROUNDS = 16;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const;
/** Whole numbers at even steps, not more than six of them. */
function marks(least: number, most: number): number[] {
  const step = STEPS.find((one) => (most - least) / one <= 5) ?? 1000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}

/** How the scores grew, move by move. */
function Curve({ at, board }: { at: SharedTable; board: LoadedBoard }) {
  const story = useSignal<readonly Moment[]>([]);
  useEffect(() => {
    void at.story().then(
      (moments) => (story.value = moments),
      () => undefined,
    );
  }, [at]);
  const players = at.players.value;
  // Where a score is hidden, or only its game knows it, there is nothing to draw.
  const told = story.value
    .map(({ view }) => ({ view, scores: players.map(({ seat }) => board.score(at.scene(view), seat)) }))
    .filter((one): one is { view: View; scores: number[] } => !one.scores.includes(null));
  const known = told.map(({ scores }) => scores);
  const begins = board.rounds?.begins ?? [];
  const rounds = told.flatMap(({ view }, i) => {
    const before = told[i - 1]?.view.journal.length ?? 0;
    return view.journal.slice(before).some((one) => begins.includes(one.id)) ? [i] : [];
  });
  if (story.value.length > 0 && known.length < 2) return null;
  const rows = players.map((_, place) => known.map((scores) => scores[place] ?? 0));
  const most = Math.max(1, ...rows.flat());
  const least = Math.min(0, ...rows.flat());
  const count = Math.max(2, known.length);
  const x = (i: number) => 34 + (i / (count - 1)) * (WIDE - 48);
  const y = (score: number) => HIGH - 22 - ((score - least) / (most - least)) * (HIGH - 40);
  return (
    <section class="panel" aria-labelledby="curve-title">
      <h2 id="curve-title">{t("curve")}</h2>
      <svg class="curve" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t("curve")}>
        {marks(least, most).map((score) => (
          <g key={score}>
            <path class="curve-grid" d={`M34 ${y(score)}H${WIDE - 14}`} />
            <text class="num" x="28" y={y(score) + 5} text-anchor="end">
              {score}
            </text>
          </g>
        ))}
        {rounds.map((i, n) => (
          <g key={i} class="curve-round">
            <path class="curve-grid" d={`M${x(i).toFixed(1)} 18V${HIGH - 22}`} />
            {rounds.length <= MANY_ROUNDS && (
              <text class="num" x={x(i).toFixed(1)} y={HIGH - 6} text-anchor="middle">
                {n + 1}
              </text>
            )}
          </g>
        ))}
        {rows.map((row, seat) => (
          <g key={seat} class={`p${seat % 4}`}>
            <path class={`curve-line dash${seat % 4}`} d={row.map((score, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(score).toFixed(1)}`).join("")} />
          </g>
        ))}
      </svg>
      <ul class="legend">
        {players.map((player) => (
          <li key={player.seat}>
            <MarkIcon seat={player.seat} size={16} /> {player.name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fairness({ at }: { at: SharedTable }) {
  const verdict = useSignal<Verdict | "working" | "failed" | "impossible" | null>(null);
  const check = async () => {
    if (!crypto.subtle) {
      verdict.value = "impossible";
      return;
    }
    verdict.value = "working";
    try {
      const proof = await get<Proof>(`/api/tables/${at.id}/proof`);
      verdict.value = await verify(proof, at.table.value?.commitment ?? "");
    } catch {
      verdict.value = "failed";
    }
  };
  const found = verdict.value;
  return (
    <section class="panel fairness" aria-labelledby="fair-title">
      <h2 id="fair-title">
        <Sign of="shield" /> {t("fairness")}
      </h2>
      <p class="muted">{t("fairness-text")}</p>
      <button class="secondary" disabled={found === "working"} onClick={() => void check()}>
        {t("fairness-check")}
      </button>
      <div role="status">
        {found === "working" && <p>{t("fairness-working")}</p>}
        {found === "failed" && <p class="trouble">{t("fairness-failed")}</p>}
        {found === "impossible" && <p class="trouble">{t("fairness-impossible")}</p>}
        {found !== null && typeof found === "object" && (
          <>
            <p class={holds(found) ? "fair" : "trouble"}>{holds(found) ? t("fair-holds") : t("fair-broken")}</p>
            <ul class="checks">
              <Check good={found.commitment}>{t("fair-commitment")}</Check>
              <Check good={found.wrongDraws === 0}>
                {t("fair-draws", { draws: found.draws, wrong: found.wrongDraws })}
              </Check>
              <Check good={found.wrongDecisions === 0}>
                {t("fair-decisions", { decided: found.decided, wrong: found.wrongDecisions })}
              </Check>
              {found.mixed.map((good, seat) =>
                good === null ? null : (
                  <Check key={seat} good={good}>
                    {t("fair-mixed", { player: at.names.value[seat] ?? "" })}
                  </Check>
                ),
              )}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}

const Check = ({ good, children }: { good: boolean; children: string }) => (
  <li class={good ? "good" : "bad"}>
    <Sign of={good ? "check" : "close"} size={18} />
    {children}
  </li>
);
