// The pull: a chip is drawn back from the hand, and flies the other way. Points are as whoever
// throws sees them, across and ahead of the middle, in millimetres.
import { directionOf, hand } from "../discs/throw";
import type { Ground, Point } from "../ground";
import { STRONGEST, type Throw, WEAKEST } from "./aims";

/** Under this much nothing flies; so far back is the full force. */
export const LEAST = 12;
export const MOST = 105;

/** The aim of a chip that is held here; null while it is not drawn back. */
export function pulled(ground: Ground, start: Throw, [across, ahead]: Point): Throw | null {
  const [handAcross, handAhead] = hand(ground, start.place);
  const back = handAhead - ahead;
  if (back < LEAST) return null;
  const aside = handAcross - across;
  const far = Math.min(Math.hypot(aside, back), MOST);
  return {
    ...start,
    bearing: (Math.atan2(aside, back) * 1800) / Math.PI,
    power: WEAKEST + ((STRONGEST - WEAKEST) * (far - LEAST)) / (MOST - LEAST),
  };
}

/** The hand moved along its side to where the chip is held. */
export function moved(ground: Ground, start: Throw, [across]: Point): Throw {
  const place = 500 + (across * 1000) / (ground.side - 2 * ground.chip);
  return { ...start, place: Math.min(Math.max(place, 0), 1000) };
}

/** How far back the chip of an aim is held. */
export const farBack = (power: number): number =>
  LEAST + ((MOST - LEAST) * (power - WEAKEST)) / (STRONGEST - WEAKEST);

/** Where the chip of an aim is held. */
export function heldAt(ground: Ground, aim: Throw): Point {
  const [handAcross, handAhead] = hand(ground, aim.place);
  const [across, ahead] = directionOf(Math.round(aim.bearing));
  const far = farBack(aim.power);
  return [handAcross - across * far, handAhead - ahead * far];
}
