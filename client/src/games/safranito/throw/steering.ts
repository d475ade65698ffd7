// A throw that is being put together. What stands is with the frame (`play.picked`, `play.chosen`);
// here is only the drag of the moment, and the hand's habits.
import { signal } from "@preact/signals";
import type { Play, TargetState } from "../../../board";
import { TOSS } from "../discs/coefficients";
import { chips, chipTarget, type Ground, groundOf, type Point } from "../ground";
import { aimNear, estimate, opposite, type Throw, WEAKEST } from "./aims";

export type SafranitoPlay = Play<"safranito">;

/** How this person likes to throw: what was chosen last holds for the next throws. */
const habit = signal({ loft: TOSS, face: 0 });
export const prefer = (liking: { readonly loft?: number; readonly face?: number }): void => {
  habit.value = { ...habit.value, ...liking };
};
/** The aim while a finger holds it; nothing is chosen before it is let go. */
export const dragged = signal<Throw | null>(null);

/** The thing that was touched for the aim that stands. */
const aimed = signal<{ readonly target: string; readonly aim: Throw } | null>(null);
/** What the aim that stands is meant for, if a thing was touched for it. */
export const aimedTarget = (play: SafranitoPlay): string | null =>
  aimed.value && play.chosen === aimed.value.aim && !dragged.value ? aimed.value.target : null;

export const throws = (play: SafranitoPlay): boolean =>
  play.active && (play.view.step === "throwing" || play.view.step === "extra-throw");

/** The throw as it stands. */
export function aimOf(play: SafranitoPlay): Throw | null {
  if (!throws(play)) return null;
  if (dragged.value) return dragged.value;
  return play.chosen?.do === "throw" ? play.chosen : null;
}

/** The chip in the hand. */
export function heldChip(play: SafranitoPlay): number | null {
  if (!throws(play)) return null;
  const aim = aimOf(play);
  if (aim) return aim.chip;
  const own = play.picked.find((one) => one.startsWith("own/"));
  return own ? Number(own.slice("own/".length)) : null;
}

export const rangeOf = (play: SafranitoPlay, name: string): readonly [number, number] =>
  play.view.ranges[name] ?? [0, 0];

/** The aim to go on from: what stands, else straight ahead to the middle. */
export function aimToStart(play: SafranitoPlay, taken: number | null = null): Throw | null {
  const chip = taken ?? heldChip(play);
  const stands = aimOf(play);
  if (chip === null) return null;
  if (stands) return { ...stands, chip };
  const [side] = rangeOf(play, "side");
  const blank = { do: "throw", chip, side, place: 500, bearing: 0, power: WEAKEST, ...habit.value } as const;
  return { ...blank, ...aimNear(groundOf(play), blank, [0, 0]) };
}

/** Every number inside its range: what all kinds of input end in. */
export function quantised(play: SafranitoPlay, aim: Throw): Throw {
  const whole = (name: "side" | "place" | "bearing" | "power" | "loft" | "face"): number => {
    const [least, most] = rangeOf(play, name);
    return Math.min(Math.max(Math.round(aim[name]), least), most);
  };
  return {
    do: "throw",
    chip: aim.chip,
    side: whole("side"),
    place: whole("place"),
    bearing: whole("bearing"),
    power: whole("power"),
    loft: whole("loft"),
    face: whole("face"),
  };
}

export function propose(play: SafranitoPlay, aim: Throw, target: string | null = null): void {
  dragged.value = null;
  const whole = quantised(play, aim);
  aimed.value = target === null ? null : { target, aim: whole };
  play.propose(whole);
}

/** Another chip, loft or face for an aim that stays what it is meant for. */
export const proposeSame = (play: SafranitoPlay, aim: Throw): void => propose(play, aim, aimedTarget(play));

/** The throw that would come to rest there; with nothing aimed yet, from the place opposite. */
export function aimedAt(play: SafranitoPlay, ground: Ground, point: Point): Throw | null {
  const from = aimToStart(play);
  if (!from) return null;
  const place = aimOf(play) ? from.place : opposite(ground, from.side, point);
  const aim = { ...from, place };
  return { ...aim, ...aimNear(ground, aim, point) };
}

const option = (play: SafranitoPlay, targets: Targets, chip: number, target: string): Throw | undefined =>
  listedFor(play, targets, chip).get(target);

const listings = new WeakMap<object, Map<number, ReadonlyMap<string, Throw>>>();

/** The listed throws of a chip by what they are meant for. */
function listedFor(play: SafranitoPlay, targets: Targets, chip: number): ReadonlyMap<string, Throw> {
  const byChip = listings.get(play.options) ?? new Map<number, ReadonlyMap<string, Throw>>();
  listings.set(play.options, byChip);
  const known = byChip.get(chip);
  if (known) return known;
  const found = new Map<string, Throw>();
  for (const one of play.options) {
    if (one.do !== "throw" || one.chip !== chip) continue;
    for (const target of targets(play, one)) if (!target.startsWith("own/")) found.set(target, one);
  }
  byChip.set(chip, found);
  return found;
}

type Targets = (play: SafranitoPlay, action: Throw) => readonly string[];

/** A listed throw in the way this hand likes to throw, if that comes to rest on the same spot. */
function asUsual(play: SafranitoPlay, listed: Throw, target: string): Throw {
  const { loft, face } = habit.value;
  const ground = groundOf(play);
  if (loft === listed.loft || target.startsWith("chip/")) return { ...listed, face };
  const spot = estimate(ground, listed, "normal").rest;
  const other = { ...listed, loft, face };
  const aim = { ...other, ...aimNear(ground, other, spot) };
  const guess = estimate(ground, aim, "normal");
  const off = Math.hypot(guess.rest[0] - spot[0], guess.rest[1] - spot[1]);
  return guess.outside || off > 5 ? { ...listed, face } : aim;
}

/** Chips lie in the bowl that is to be chosen: who touches one of them means the bowl. */
function choosingBowl(play: SafranitoPlay): SafranitoPlay {
  const touch = (target: string): void => {
    const place = chips(play).find((chip) => chipTarget(chip) === target)?.place;
    play.touch(place?.kind === "bowl" ? `bowl/${place.name}` : target);
  };
  return { ...play, touch };
}

/**
 * The same play, but while a chip is to be thrown a touch only ever aims: a throw needs its button,
 * the key, or a pull, so that no slip of a finger is one. Who touches a target without a chip in
 * the hand takes the lowest one.
 */
export function steered(play: SafranitoPlay, targets: Targets): SafranitoPlay {
  if (play.view.step === "next-bowl") return choosingBowl(play);
  if (!throws(play)) return play;
  const held = heldChip(play);
  const at = held ?? Math.min(...play.options.flatMap((one) => (one.do === "throw" ? [one.chip] : [])));
  const stands = aimOf(play) !== null;
  const touch = (target: string): void => {
    const own = target.startsWith("own/") ? Number(target.slice("own/".length)) : null;
    if (own !== null && play.options.some((one) => one.do === "throw" && one.chip === own)) {
      const aim = aimOf(play);
      // As it is at this touch: a drag may just have ended.
      if (own === heldChip(play) && !aim) play.cancel();
      else if (aim) proposeSame(play, { ...aim, chip: own });
      else play.touch(target);
      return;
    }
    const listed = option(play, targets, at, target);
    if (listed) propose(play, asUsual(play, listed, target), target);
    else play.touch(target);
  };
  const state = (target: string): TargetState => {
    if (target === `own/${held}` || target === aimedTarget(play)) return "picked";
    const before = play.state(target);
    if (target.startsWith("own/")) return stands && before === "picked" ? "lit" : before;
    return option(play, targets, at, target) ? "lit" : before === "greyed" ? before : "idle";
  };
  return { ...play, touch, state };
}
