// An aim and what may come of it, in words.
import { LOFTS } from "../discs/coefficients";
import { hand } from "../discs/throw";
import { chips, groundOf, type SafranitoScene } from "../ground";
import { capital, chipName, describe, nameWords, placeWords } from "../words";
import { estimate, meant, placeAt, type Throw } from "./aims";
import { type Forecast, forecastOf } from "./forecast";
import { aimedTarget, type SafranitoPlay } from "./steering";

/** How much the table helps with aiming: everything, the direction only, or nothing. */
export const helpOf = ({ view }: Pick<SafranitoScene, "view">): string =>
  String(view.table.options["aim_help"] ?? "full");

const tenths = (value: number): number => Math.abs(value) / 10;

export function bearingWords({ t }: Pick<SafranitoPlay, "t">, bearing: number): string {
  if (bearing === 0) return t("aim-straight");
  return t(bearing < 0 ? "aim-left" : "aim-right", { degrees: tenths(bearing) });
}
export const powerWords = ({ t }: Pick<SafranitoPlay, "t">, power: number): string =>
  t("aim-strength", { percent: Math.round(power) / 10 });

export function handWords(play: SafranitoPlay, place: number): string {
  const [across] = hand(groundOf(play), place);
  const mm = Math.round(Math.abs(across));
  if (mm === 0) return play.t("aim-middle");
  return play.t(across < 0 ? "aim-from-left" : "aim-from-right", { mm });
}

/** `17° right · 62% · hand 64 mm left` */
export const aimInShort = (play: SafranitoPlay, aim: Throw): string =>
  [bearingWords(play, aim.bearing), powerWords(play, aim.power), handWords(play, aim.place)].join(" · ");

export function aimWords(play: SafranitoPlay, aim: Throw): string {
  return [
    capital(bearingWords(play, aim.bearing)),
    powerWords(play, aim.power),
    handWords(play, aim.place),
    play.t.any(`loft-${LOFTS[aim.loft] ?? ""}`),
  ].join(", ");
}

/** Less than this of a hundred is not worth a word. */
const RARE = 4;

/** The parts of an estimate: `41 in the saffron bowl`, `12 push your 20 away`, `3 go out`. */
function forecastParts(at: SafranitoScene, { places, nowhere, pushed, out }: Forecast): readonly string[] {
  const { t } = at;
  const ends = places.slice(0, 2).map(({ place, count }) => ({ place: placeWords(at, place.name), count }));
  ends.push({ place: t("place-nowhere"), count: nowhere });
  const likely = ends.filter(({ count }) => count >= RARE).sort((a, b) => b.count - a.count);
  const away = pushed.slice(0, 2).filter(({ count }) => count >= RARE);
  return [
    ...likely.map((end) => t("forecast-place", end)),
    ...away.map(({ chip, count }) => t("forecast-push", { chip: chipName(at, chip), count })),
    ...(out > 0 ? [t("forecast-off", { count: out })] : []),
  ];
}

/** Of a hundred such throws; nothing where the table does not help. */
export function forecastWords(play: SafranitoPlay, aim: Throw): string {
  if (helpOf(play) !== "full") return "";
  const forecast = forecastOf(play, aim, true);
  return forecast ? play.t("forecast", { odds: forecastParts(play, forecast).join(", ") }) : play.t("forecast-wait");
}

/** The bowl that is aimed at has no card for sale. */
export function warningWords(play: SafranitoPlay, aim: Throw): string {
  const place = placeAt(groundOf(play), estimate(groundOf(play), aim, "normal").rest);
  if (place?.kind !== "bowl" || play.view.table.display[place.name]) return "";
  return play.t("forecast-no-card", { bowl: nameWords(play, place.name) });
}

/** `Throw your 40 at the saffron bowl`. */
export function throwWords(play: SafranitoPlay, aim: Throw): string {
  const { t } = play;
  const found = meant(groundOf(play), play, chips(play), aim);
  if (found && "victim" in found) return t("throw-knock", { chip: aim.chip, victim: chipName(play, found.victim) });
  const [kind, target = ""] = aimedTarget(play)?.split("/") ?? [];
  const name = found ? found.place.name : kind === "bowl" || kind === "space" ? target : null;
  if (name === null) return t("each-throw", { chip: aim.chip });
  return t("do-throw", { ...describe(play, aim), aim: t("aim-target", { target: nameWords(play, name) }) });
}
