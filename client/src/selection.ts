// Choosing an option by touching things on the board, in any order.

/** An option and the things it is made of. */
export interface Choice<A> {
  readonly action: A;
  readonly targets: readonly string[];
}

export interface Selection<A> {
  /** Options that hold all that was picked; all of them while nothing is. */
  readonly open: readonly Choice<A>[];
  /** Things that lead on. */
  readonly lit: ReadonlySet<string>;
  /** Options that stand ready: they need nothing more, or are the only one that is left. More than
   * one where the same things mean several actions. */
  readonly ready: readonly Choice<A>[];
}

/** What is left when some things are taken out, each as often as it is picked; null if one lacks. */
function without(targets: readonly string[], picked: readonly string[]): string[] | null {
  const left = [...targets];
  for (const one of picked) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export function select<A>(choices: readonly Choice<A>[], picked: readonly string[]): Selection<A> {
  const open: Choice<A>[] = [];
  const complete: Choice<A>[] = [];
  const lit = new Set<string>();
  for (const choice of choices) {
    if (choice.targets.length === 0) continue;
    const left = without(choice.targets, picked);
    if (left === null) continue;
    open.push(choice);
    if (left.length === 0) complete.push(choice);
    for (const one of left) lit.add(one);
  }
  return { open, lit, ready: open.length === 1 ? open : complete };
}

/**
 * The picks after a touch, or "confirm" when a thing is touched again and one option stands ready.
 * A thing that does not go with what was picked begins a new choice.
 */
export function touched<A>(
  choices: readonly Choice<A>[],
  picked: readonly string[],
  target: string,
): readonly string[] | "confirm" {
  const now = select(choices, picked);
  const more = [...picked, target];
  const again = picked.includes(target);
  const onlyReady = picked.length > 0 && now.ready.length === 1;
  if (select(choices, more).open.length > 0 && !(again && now.open.length === 1)) return more;
  if (again) return onlyReady ? "confirm" : picked;
  return select(choices, [target]).open.length > 0 ? [target] : picked;
}
