// Where there is nothing: what was looked for, and the ways on from here.
import { useEffect } from "preact/hooks";
import { Sign } from "../icons/signs";
import { link } from "../route";
import { t } from "../words";
import { JoinByLink } from "./join";
import { Top } from "./top";

interface Props {
  readonly title: string;
  readonly text: string;
}

export function Lost({ title, text }: Props) {
  useEffect(() => {
    document.title = `${title} · Grasse`;
  }, [title]);
  return (
    <>
      <Top />
      <main class="page lost">
        <div class="lost-words">
          <h1>{title}</h1>
          <p class="lead">{text}</p>
          <p>
            <a class="primary big" {...link("/")}>
              <Sign of="previous" />
              {t("to-home")}
            </a>
          </p>
          <h2>{t("lost-invited")}</h2>
          <JoinByLink />
        </div>
        <Town />
      </main>
    </>
  );
}

/** The address that was asked for, not longer than a line. */
export const lostPath = (): string => {
  const path = decodedPath();
  return path.length > 60 ? `${path.slice(0, 60)}…` : path;
};

function decodedPath(): string {
  try {
    return decodeURI(location.pathname);
  } catch {
    return location.pathname;
  }
}

const HOUSES = [
  [300, 150, 60, 70], [350, 132, 56, 88], [398, 140, 62, 80], [452, 118, 58, 102], [500, 132, 66, 88], [556, 112, 60, 108], [606, 138, 70, 82], [664, 152, 64, 68],
  [420, 88, 50, 60], [466, 70, 46, 60], [508, 82, 52, 56], [552, 66, 44, 60],
] as const;
const HUES = ["#e59d83", "#f0cf98", "#d98b66", "#f3dcb6", "#eab184"] as const;

/** The town on its hill, lavender in front. */
const Town = () => (
  <svg class="lost-town" viewBox="0 -10 800 330" preserveAspectRatio="xMidYMax slice" role="presentation" aria-hidden="true">
    <path fill="#c9b7cf" opacity=".55" d="M0 190L150 90L260 150L420 40L560 130L680 70L800 150V320H0z" />
    <circle cx="700" cy="56" r="34" fill="#fff1c8" />
    <path fill="#b9b07c" d="M0 250C160 190 300 170 480 180S720 200 800 230V320H0z" />
    {HOUSES.map(([x, y, w, h], i) => (
      <g key={x}>
        <rect x={x} y={y} width={w} height={h} fill={HUES[i % HUES.length] ?? HUES[0]} />
        <path fill="#b4573a" d={`M${x - 5} ${y}L${x + w / 2} ${y - 16}L${x + w + 5} ${y}z`} />
        <path fill="#8a6f72" d={`M${x + 12} ${y + 16}h9v11h-9zM${x + w - 21} ${y + 16}h9v11h-9z`} />
      </g>
    ))}
    <rect x="482" y="18" width="24" height="58" fill="#f3dcb6" />
    <path fill="#b4573a" d="M476 18L494-6L512 18z" />
    {Array.from({ length: 17 }, (_, i) => (
      <path key={i} stroke={i % 2 ? "#7466ab" : "#9083c6"} stroke-width="15" stroke-linecap="round" d={`M${400 + (i - 8) * 40} 232L${400 + (i - 8) * 92} 330`} />
    ))}
  </svg>
);
