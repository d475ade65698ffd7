// What one's finished games come to: places, wins, scores, and against whom.
import type { Seated } from "./protocol";

/** A game that came to its end, with the one seat that was one's own. */
export interface Played {
  readonly seated: Seated;
  readonly seat: number;
  readonly score: number;
  readonly won: boolean;
  /** 1 is the first; who has as many points has the same place. */
  readonly place: number;
}

/** Games that were given up, that several at one device played, or that began in the middle of
 *  another, say nothing of oneself. */
export function playedOf(all: readonly Seated[]): Played[] {
  return all.flatMap((seated) => {
    const { result } = seated.table;
    const [seat, ...others] = seated.you.seats;
    if (!result || seated.table.origin || seat === undefined || others.length > 0) return [];
    const score = result.scores[seat] ?? 0;
    const won = result.winners.includes(seat);
    const place = won ? 1 : 1 + result.scores.filter((one, other) => one > score || result.winners.includes(other)).length;
    return [{ seated, seat, score, won, place: Math.min(place, result.scores.length) }];
  });
}

export interface Against {
  readonly who: string;
  readonly bot: boolean;
  readonly games: number;
  readonly won: number;
}

export interface Sum {
  readonly games: number;
  readonly won: number;
  readonly mean: number;
  readonly best: number;
  readonly against: readonly Against[];
}

export function recordOf(games: readonly Played[]): Sum {
  const scores = games.map((one) => one.score);
  const against = new Map<string, Against>();
  for (const { seated, seat, won } of games) {
    const met = new Set(
      seated.table.chairs.flatMap((chair, other) =>
        other === seat ? [] : [chair.kind === "bot" ? `bot ${chair.level ?? "solid"}` : `man ${chair.name}`],
      ),
    );
    for (const key of met) {
      const before = against.get(key) ?? { who: key.slice(4), bot: key.startsWith("bot"), games: 0, won: 0 };
      against.set(key, { ...before, games: before.games + 1, won: before.won + (won ? 1 : 0) });
    }
  }
  return {
    games: games.length,
    won: games.filter((one) => one.won).length,
    mean: scores.length ? scores.reduce((all, one) => all + one, 0) / scores.length : 0,
    best: Math.max(0, ...scores),
    against: [...against.values()].sort((a, b) => b.games - a.games),
  };
}
