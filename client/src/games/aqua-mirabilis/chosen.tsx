// What is being chosen, seen on the board: points on the matrix, the shadow of the sundial.
import { actor, baseOf, boxOf, counted, type Essence, ESSENCES, judge, type Judged, person, type Playing } from "./box";
import { essence } from "./box";

/** A small badge that says what the choice changes here. */
export const Chosen = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <g class="am-chosen" transform={`translate(${x} ${y})`}>
    <rect x="-13" y="-9" width="26" height="18" rx="9" />
    <text class="num" y="5">{text}</text>
  </g>
);

/** Pairs of base and complementary essence whose points are to be seen on the matrix now. */
export function previewed(play: Playing): readonly Judged[] {
  if (!play.active) return [];
  const seat = actor(play);
  const who = person(play, seat);
  const held = ESSENCES.filter((one) => counted(who.essences, one) > 0);
  const { chosen, view } = play;
  if (view.step === "last-cube") {
    const perfume = who.parade[Number(view.table.steps.at(-1)?.[2] ?? 0)];
    return perfume ? each(play, seat, baseOf(play, perfume), perfume.essences.map(essence)) : [];
  }
  if (chosen?.do === "take-recipe") {
    const base = boxOf(play).recipes.get(chosen.recipe)?.base;
    return base ? each(play, seat, base, held) : [];
  }
  if (view.step === "blend") {
    const base = boxOf(play).recipes.get(String(view.prompt["recipe"]))?.base;
    if (!base) return [];
    if (chosen?.do === "add-essence") return judge(play, seat, base, [chosen.essence]);
    if (chosen?.do === "add-essences") return judge(play, seat, base, [chosen.first, chosen.second]);
    return each(play, seat, base, held);
  }
  const shown = play.picked
    .map((one) => one.split("/"))
    .find(([kind, of]) => kind === "perfume" && of === String(seat));
  const perfume = shown && who.parade[Number(shown[2])];
  if (perfume) return judge(play, seat, baseOf(play, perfume), perfume.essences.map(essence));
  return [];
}

const each = (play: Playing, seat: number, base: Essence, others: readonly Essence[]): readonly Judged[] =>
  others.filter((one) => one !== base).flatMap((other) => judge(play, seat, base, [other]));

/** How many action points what is being chosen costs on the sundial; null if it has none. */
export function costOfChoice(play: Playing): number | null {
  const { chosen, view } = play;
  if (!play.active || !chosen) return null;
  const box = boxOf(play);
  const covered = view.step === "turn" && Number(view.table.steps.at(-1)?.[3] ?? 0) > 0;
  if (covered) return 0;
  switch (chosen.do) {
    case "visit-stall":
      return box.spaces.get(`stall-${chosen.flower}`)?.cost ?? null;
    case "study":
    case "visit-couple":
      return box.spaces.get(chosen.space)?.cost ?? null;
    case "travel-to":
      return box.rows.spaces.find((one) => one.area === "travel" && one.type === chosen.city)?.cost ?? null;
    case "enter-versailles":
      return box.rows.spaces.find((one) => one.area === "versailles")?.cost ?? null;
    case "move-worker":
      return 1;
    default:
      return null;
  }
}
