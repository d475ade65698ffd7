// An aim by keys.
import { LOFTS } from "../discs/coefficients";
import { groundOf } from "../ground";
import { relofted, type Throw } from "./aims";
import type { SafranitoPlay } from "./steering";

export const COARSE = 5;

/** What a key does to an aim; null for keys that mean nothing here. */
export function keyed(play: SafranitoPlay, aim: Throw, event: KeyboardEvent): Throw | null {
  const step = 10 * (event.shiftKey ? COARSE : 1);
  switch (event.key) {
    case "ArrowLeft":
      return { ...aim, bearing: aim.bearing - step };
    case "ArrowRight":
      return { ...aim, bearing: aim.bearing + step };
    case "ArrowUp":
      return { ...aim, power: aim.power + step };
    case "ArrowDown":
      return { ...aim, power: aim.power - step };
    case "+":
      return { ...aim, power: aim.power + 1 };
    case "-":
      return { ...aim, power: aim.power - 1 };
    case ",":
    case "<":
      return { ...aim, bearing: aim.bearing - 1 };
    case ".":
    case ">":
      return { ...aim, bearing: aim.bearing + 1 };
    case "PageUp":
      return { ...aim, place: aim.place + step };
    case "PageDown":
      return { ...aim, place: aim.place - step };
    case "]":
      return { ...aim, place: aim.place + 1 };
    case "[":
      return { ...aim, place: aim.place - 1 };
    case "l":
      return { ...aim, ...relofted(groundOf(play), aim, (aim.loft + 1) % LOFTS.length) };
    case "f":
      return { ...aim, face: 1 - aim.face };
  }
  return null;
}
