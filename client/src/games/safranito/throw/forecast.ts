// The estimate of a throw: of a hundred such throws among the chips that lie there, how many come
// to rest where, and what they push away. It is worked out in a worker; what is asked for last
// comes first.
import { signal } from "@preact/signals";
import address from "grasse:worker/safranito.js";
import { type Chip, chips, countsFor, fromMiddle, groundOf, type Place, type Point, type SafranitoScene } from "../ground";
import type { Throw } from "./aims";
import { type Asked, sample, type Sampled } from "./sampling";

export interface Forecast {
  /** Of a hundred throws, those that count for a place; the most likely first. */
  readonly places: readonly { readonly place: Place; readonly count: number }[];
  readonly nowhere: number;
  readonly out: number;
  /** Lying chips that no longer count for what they lie on, or are out; the most likely first. */
  readonly pushed: readonly { readonly chip: Chip; readonly count: number }[];
  /** Where some of them come to rest, from the middle. */
  readonly rests: readonly Point[];
}

const known = new Map<string, Sampled>();
const MOST = 300;
/** Counts what came in, so that whoever reads an estimate is drawn again. */
const came = signal(0);
let worker: Worker | null | undefined;
let asking: string | null = null;
let next: string | null = null;
let later: string[] = [];

/** The worker, if the browser lets us have one. */
function helper(): Worker | null {
  if (worker !== undefined) return worker;
  try {
    worker = new Worker(new URL(address, import.meta.url));
    worker.addEventListener("message", ({ data }: MessageEvent<Sampled>) => take(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      worker = null;
      [next, asking] = [asking, null];
      ask();
    });
  } catch {
    worker = null;
  }
  return worker;
}

function take(found: Sampled): void {
  if (asking !== null) known.set(asking, found);
  if (known.size > MOST) known.delete(known.keys().next().value ?? "");
  asking = null;
  came.value += 1;
  ask();
}

function ask(): void {
  if (asking !== null) return;
  asking = next ?? later.pop() ?? null;
  next = null;
  if (asking === null) return;
  const wanted = JSON.parse(asking) as Asked;
  const helped = helper();
  if (helped) helped.postMessage(wanted);
  else setTimeout(() => take(sample(wanted)));
}

const lyingChips = (at: SafranitoScene): readonly Chip[] => chips(at).filter((chip) => !chip.out);

/** What may come of a throw, or null while it is being worked out. `soon` is for what one aims at now. */
export function forecastOf(at: SafranitoScene, aim: Throw, soon = false): Forecast | null {
  const { side, wall, chip } = groundOf(at);
  const { chip: _, do: __, face: ___, ...numbers } = aim;
  const wanted: Asked = {
    board: { side, wall, chip },
    lying: lyingChips(at).map((one) => [one.x, one.y]),
    aim: { ...numbers, face: 0 },
    steadiness: String(at.view.table.options["steadiness"] ?? "normal"),
  };
  const key = JSON.stringify(wanted);
  const found = known.get(key);
  if (found) return told(at, key, found);
  void came.value;
  if (key !== asking) {
    if (soon) next = key;
    else if (!later.includes(key)) later = [...later, key].slice(-100);
    ask();
  }
  return null;
}

const tellings = new WeakMap<object, Map<string, Forecast>>();

function told(at: SafranitoScene, key: string, sampled: Sampled): Forecast {
  const byKey = tellings.get(at.view.table) ?? new Map<string, Forecast>();
  tellings.set(at.view.table, byKey);
  const before = byKey.get(key);
  if (before) return before;
  const made = tell(at, sampled);
  byKey.set(key, made);
  return made;
}

function tell(at: SafranitoScene, { rests, pushed }: Sampled): Forecast {
  const ground = groundOf(at);
  const lying = lyingChips(at);
  const share = (count: number): number => Math.round((100 * count) / rests.length);
  const places = new Map<Place, number>();
  let nowhere = 0;
  for (const spot of rests) {
    const place = spot && countsFor(ground, ...spot);
    if (place) places.set(place, (places.get(place) ?? 0) + 1);
    else if (spot) nowhere += 1;
  }
  const away = new Map<Chip, number>();
  for (const [n, spot] of pushed) {
    const chip = lying[n];
    if (!chip || (spot && countsFor(ground, ...spot) === chip.place)) continue;
    if (chip.place || !spot) away.set(chip, (away.get(chip) ?? 0) + 1);
  }
  return {
    places: [...places].map(([place, count]) => ({ place, count: share(count) })).sort((a, b) => b.count - a.count),
    nowhere: share(nowhere),
    out: share(rests.filter((spot) => spot === null).length),
    pushed: [...away].map(([chip, count]) => ({ chip, count: share(count) })).sort((a, b) => b.count - a.count),
    rests: rests.flatMap((spot) => (spot ? [fromMiddle(ground, ...spot)] : [])).slice(0, 80),
  };
}
