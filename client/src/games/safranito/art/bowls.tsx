// A brass bowl with its heap, and the enamelled action spaces. Around (0, 0).
import type { Spice } from "../ground";
import { baseOf, heapOf } from "./heaps";

/** A bowl of this radius, heaped with a spice. */
export function BowlArt({ spice, radius: r }: { readonly spice: Spice; readonly radius: number }) {
  const heap = heapOf(spice);
  const full = r - 9;
  return (
    <g class="saf-bowl" aria-hidden="true">
      <circle class="cast" cx="3" cy="5" r={r + 1} />
      <circle class="rim" r={r} fill="url(#saf-brass)" />
      <circle class="beads" r={r - 3} />
      <path class="lip" d={`M${-r * 0.82} ${r * 0.22}A${r * 0.85} ${r * 0.85} 0 0 1 ${r * 0.22} ${-r * 0.82}`} />
      <circle r={r - 6} fill="url(#saf-pit)" />
      {heap ? (
        <image href={heap} x={-full} y={-full} width={2 * full} height={2 * full} />
      ) : (
        <circle r={full} fill={baseOf(spice)} />
      )}
      <circle class="inner" r={r - 8} />
      <path class="glint" d={`M${r * 0.72} ${r * 0.42}A${r * 0.84} ${r * 0.84} 0 0 1 ${r * 0.42} ${r * 0.72}`} />
    </g>
  );
}

/** The dish of an action space. */
export const SpaceDish = ({ radius: r }: { readonly radius: number }) => (
  <g aria-hidden="true">
    <circle class="cast" cx="2" cy="3.4" r={r} />
    <circle class="brass" r={r} fill="url(#saf-brass)" />
    <circle class="enamel" r={r - 2.6} fill="url(#saf-enamel)" />
    <circle class="thread" r={r - 5} />
  </g>
);
