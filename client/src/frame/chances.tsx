// Everybody's chance over the rounds: lines, who leads, the decisions that cost most.
import { Mark, MarkIcon } from "../icons/marks";
import type { Report, Reporting, Standing, Told } from "../protocol";
import { tall } from "../settings";
import { board, t } from "./report";

interface Props {
  readonly id: string;
  readonly found: Reporting;
  readonly report: Report;
  readonly told: Told;
}

/** What is drawn is as wide as this; on a phone it is less, so that words stay as large. */
const SIZES = { wide: [1080, 330], tall: [380, 300] } as const;
const [LEFT, RIGHT, TOP, FOOT] = [46, 34, 22, 52];

export function Chances({ id, found, report, told }: Props) {
  const [width, height] = SIZES[tall.value ? "tall" : "wide"];
  const { curve, slips, leads } = report;
  const last = Math.max(1, curve.at(-1)?.after ?? 1);
  const x = (after: number) => LEFT + (after / last) * (width - LEFT - RIGHT);
  const y = (share: number) => TOP + (1 - share) * (height - TOP - FOOT);
  const shareAt = (after: number, seat: number) => (curve.findLast((one) => one.after <= after) ?? curve[0])?.shares[seat] ?? 0;
  const rounds = roundsOf(curve);
  const path = (seat: number) => curve.map((one, i) => `${i ? "L" : "M"}${x(one.after).toFixed(1)} ${y(one.shares[seat] ?? 0).toFixed(1)}`).join("");
  const end = spread((curve.at(-1)?.shares ?? []).map(y));
  const steps = rounds.length > (tall.value ? 8 : 24) ? 5 : 1;
  return (
    <section class="panel report-chances" aria-labelledby="report-chances">
      <div class="report-chances-head">
        <h2 id="report-chances">{t("report-curve")}</h2>
        <ul class="legend">
          {told.names.map((name, seat) => (
            <li key={seat}>
              <MarkIcon seat={seat} size={16} /> {name}
            </li>
          ))}
        </ul>
      </div>
      <svg class="chances" viewBox={`0 0 ${width} ${height}`} role="group" aria-labelledby="report-chances">
        {rounds.map(({ round, from, to }, i) => (
          <g key={round}>
            {i % 2 === 1 && <rect class="chances-round" x={x(from)} y={TOP} width={x(to) - x(from)} height={height - TOP - FOOT} />}
            {(i + 1) % steps === 0 && round > 0 && (
              <text x={(x(from) + x(to)) / 2} y={height - 12} text-anchor="middle">
                {rounds.length > 7 || tall.value ? round : told.rounds[String(round)]}
              </text>
            )}
          </g>
        ))}
        {[0, 25, 50, 75, 100].map((percent) => (
          <g key={percent}>
            <path class="curve-grid" d={`M${LEFT} ${y(percent / 100)}H${width - RIGHT}`} />
            <text class="num" x={LEFT - 8} y={y(percent / 100) + 4} text-anchor="end">
              {percent} %
            </text>
          </g>
        ))}
        {leads.map((lead, i) => (
          <rect
            key={lead.after}
            class={`chances-lead p${lead.seat % 4}`}
            x={x(lead.after)}
            y={height - FOOT + 9}
            width={Math.max(1, x(leads[i + 1]?.after ?? last) - x(lead.after))}
            height="7"
          />
        ))}
        {told.names.map((_, seat) => (
          <g key={seat} class={`p${seat % 4}`} aria-hidden="true">
            <path class={`curve-line dash${seat % 4}`} d={path(seat)} />
            <g transform={`translate(${width - RIGHT + 16} ${end[seat] ?? 0})`}>
              <Mark seat={seat} scale={0.8} />
            </g>
          </g>
        ))}
        {slips.map((slip, i) => {
          const [cx, cy] = [x(slip.after), y(shareAt(slip.after, slip.seat))];
          return (
            <a key={slip.after} class="chances-slip" aria-label={`${i + 1}. ${told.slips[i]?.when ?? ""}: ${t("report-see")}`} {...board(id, found, slip.after)}>
              <rect class="reach" x={cx - 12} y={TOP - 10} width="24" height={cy - TOP + 16} />
              <path d={`M${cx} ${TOP + 10}V${cy}`} />
              <circle class="on" cx={cx} cy={cy} r="5" />
              <circle class="number" cx={cx} cy={TOP + 2} r="12" />
              <text class="num" x={cx} y={TOP + 7} text-anchor="middle">
                {i + 1}
              </text>
            </a>
          );
        })}
      </svg>
      <p class="report-leads">
        <span>{told.leads}</span>{" "}
        {leads.slice(1).map((lead) => (
          <a key={lead.after} class="chip lead" {...board(id, found, lead.after)}>
            <MarkIcon seat={lead.seat} size={14} />
            {t("report-lead", { player: told.names[lead.seat] ?? "", when: told.rounds[String(lead.round)] ?? "" })}
          </a>
        ))}
      </p>
      <table class="unseen">
        <caption>{t("report-curve")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("report-when")}</th>
            {told.names.map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, shares }) => (
            <tr key={round}>
              <th scope="row">{round ? told.rounds[String(round)] : t("report-start")}</th>
              {shares.map((share, seat) => (
                <td key={seat}>{Math.round(100 * share)} %</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Round {
  readonly round: number;
  readonly from: number;
  to: number;
  shares: readonly number[];
}

/** Where each round begins and ends, and how it ended. */
function roundsOf(curve: readonly Standing[]): Round[] {
  const found: Round[] = [];
  for (const { round, after, shares } of curve) {
    const open = found.at(-1);
    if (open) [open.to, open.shares] = [after, open.round === round ? shares : open.shares];
    if (open?.round !== round) found.push({ round, from: after, to: after, shares });
  }
  return found;
}

const APART = 19;
/** The marks at the end stand one below the other where they would hide each other. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  for (let i = order.length - 2; i >= 0; i--) {
    const [above, below] = [order[i] ?? 0, order[i + 1] ?? 0];
    found[above] = Math.min(found[above] ?? 0, (found[below] ?? 0) - APART);
  }
  return found;
}
