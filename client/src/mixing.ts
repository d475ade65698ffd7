// Every seat mixes bytes of its own into the dice: it shows their hash when it sits down, and the
// bytes when everybody sits, so that nobody can choose them after seeing the others'.
import { forget, keep, kept } from "./settings";

export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map((one) => one.toString(16).padStart(2, "0")).join("");

/** The hash of 32 fresh bytes, which this browser keeps; null where it cannot compute one. */
export async function promise(): Promise<string | null> {
  // Without TLS, browsers have no cryptography for pages of other machines.
  if (!crypto.subtle) return null;
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const mix = hex(await crypto.subtle.digest("SHA-256", secret));
  keep(`mix.${mix}`, hex(secret));
  return mix;
}

/** The bytes behind a hash, if this browser made them. */
export const secretOf = (mix: string): string | null => kept(`mix.${mix}`);

export const forgetSecret = (mix: string): void => forget(`mix.${mix}`);
