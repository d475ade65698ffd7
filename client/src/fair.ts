// The proof of fairness, computed here and not asked of the server: what `kernel/fair.py` says.
import { hex } from "./mixing";
import type { Draw, NatureMove, Proof } from "./protocol";

const text = new TextEncoder();
const SPAN = 1n << 64n;

export function bytesOf(written: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(written)) throw new Error("not hexadecimal");
  return Uint8Array.from(written.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of parts) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}

const sha256 = async (data: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", data));

async function hmac(key: Uint8Array<ArrayBuffer>): Promise<(data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return async (data) => new Uint8Array(await crypto.subtle.sign("HMAC", imported, data));
}

function length4(of: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, of.length);
  return bytes;
}

/** HKDF-SHA256 with one block of output. */
async function gameKey(proof: Proof, seed: Uint8Array<ArrayBuffer>, parts: readonly Uint8Array[]) {
  const salt = joined(...parts.flatMap((part) => [length4(part), part]));
  const extract = await hmac(salt.length > 0 ? salt : new Uint8Array(32));
  const expand = await hmac(await extract(seed));
  return expand(joined(text.encode(`${proof.match}|${proof.version}`), new Uint8Array([1])));
}

/** Draw number k for a purpose, below n. */
async function drawn(
  sign: (data: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>,
  { purpose, number, below }: Draw,
): Promise<number> {
  const n = BigInt(below);
  const limit = SPAN - (SPAN % n);
  for (let attempt = 0; ; attempt++) {
    const signed = await sign(text.encode(`${purpose}|${number}|${attempt}`));
    const value = new DataView(signed.buffer).getBigUint64(0);
    if (value < limit) return Number(value % n);
  }
}

export interface Verdict {
  readonly commitment: boolean;
  /** By seat: true if the bytes are those that were promised, null if none were. */
  readonly mixed: readonly (boolean | null)[];
  readonly draws: number;
  /** Draws that are not what the key gives, or out of turn. */
  readonly wrongDraws: number;
  /** Decisions of Nature that follow from one draw over a list of outcomes … */
  readonly decided: number;
  /** … and those that do not follow from it. */
  readonly wrongDecisions: number;
}

export const holds = (verdict: Verdict): boolean =>
  verdict.commitment &&
  verdict.wrongDraws === 0 &&
  verdict.wrongDecisions === 0 &&
  verdict.mixed.every((one) => one !== false);

/** The outcome that a draw chooses: it counts through the weights. */
function chosen({ outcomes, draws }: NatureMove): unknown {
  let left = draws[0]?.value ?? 0;
  for (const [outcome, weight] of outcomes) {
    left -= weight;
    if (left < 0) return outcome;
  }
  return null;
}

/** `committed` is what the table showed before the first action, as this browser saw it. */
export async function verify(
  proof: Proof,
  committed: string,
  progress: (share: number) => void = () => undefined,
): Promise<Verdict> {
  const seed = bytesOf(proof.seed);
  const parts = proof.contributions.map(bytesOf);
  const made = await sha256(joined(text.encode(`fair/1|${proof.match}|`), seed));
  const mixed = await Promise.all(
    proof.mixes.map(async (mix, seat) => {
      const part = parts[seat];
      const fallback = text.encode(`seat ${seat}`);
      if (mix === null || part === undefined) return null;
      // Bytes that were promised and never shown are replaced by a public text.
      if (hex(part) === hex(fallback)) return null;
      return (await sha256(part)) === mix;
    }),
  );
  const sign = await hmac(await gameKey(proof, seed, parts));
  const next = new Map<string, number>();
  let [draws, wrongDraws, decided, wrongDecisions] = [0, 0, 0, 0];
  for (const [place, move] of proof.moves.entries()) {
    for (const draw of move.draws) {
      draws++;
      const turn = next.get(draw.purpose) ?? 0;
      next.set(draw.purpose, turn + 1);
      if (draw.number !== turn || (await drawn(sign, draw)) !== draw.value) wrongDraws++;
    }
    if (move.outcomes.length > 0) {
      decided++;
      const total = move.outcomes.reduce((sum, [, weight]) => sum + weight, 0);
      const fits = move.draws.length === 1 && move.draws[0]?.below === total;
      if (!fits || JSON.stringify(chosen(move)) !== JSON.stringify(move.action)) wrongDecisions++;
    }
    if (place % 50 === 0) progress(place / proof.moves.length);
  }
  const commitment = made === proof.commitment && proof.commitment === committed;
  return { commitment, mixed, draws, wrongDraws, decided, wrongDecisions };
}
