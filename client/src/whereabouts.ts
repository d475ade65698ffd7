// Where others find this table: the address of this page may mean this computer alone.
import { signal } from "@preact/signals";
import { get } from "./net";
import type { Addresses } from "./protocol";

/** Whether the address of this page means this computer alone. */
export const isLocal = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

/** What the server says of where others find it; null: it was not asked. */
const found = signal<readonly string[] | null>(null);

/** Ask for it, once, where it matters. */
export function lookAround(): void {
  if (!isLocal() || found.peek() !== null) return;
  found.value = [];
  get<Addresses>("/api/addresses").then(
    ({ addresses }) => (found.value = addresses),
    () => (found.value = null),
  );
}

/** Where others find this server, as far as is known. */
export const origin = (): string => found.value?.[0] ?? location.origin;

/** Whether nobody else finds it. */
export const isAlone = (): boolean => isLocal() && origin() === location.origin;
