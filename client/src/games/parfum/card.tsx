// What the home page shows of Parfum.
import type { Card } from "../../board";
import { FlowerArt } from "../../icons/flowers";

const Picture = () => (
  <svg viewBox="0 0 320 190" role="presentation">
    <rect class="pic-felt" width="320" height="190" />
    <g class="pic-damask">
      {[40, 120, 200, 280].map((x) =>
        [35, 105, 175].map((y) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y})`}
            d="M0-22C8-14 8-6 0 0C-8-6-8-14 0-22zM0 22C8 14 8 6 0 0C-8 6-8 14 0 22zM-22 0C-14-8-6-8 0 0C-6 8-14 8-22 0zM22 0C14-8 6-8 0 0C6 8 14 8 22 0z"
          />
        )),
      )}
    </g>
    {(
      [
        [78, "rose", 1],
        [160, "violet", 1.16],
        [242, "bergamot", 1],
      ] as const
    ).map(([x, flower, size]) => (
      <g key={flower} transform={`translate(${x} ${116 - (size - 1) * 60}) scale(${size})`}>
        <ellipse class="pic-shadow" cx="0" cy="64" rx="44" ry="8" />
        <path class="pic-glass" d="M-13-46V-56H13V-46C13-36 40-26 40 2V48C40 58 33 63 23 63H-23C-33 63-40 58-40 48V2C-40-26-13-36-13-46z" />
        <path class={`pic-liquid ${flower}`} d="M-36 8C-20 2-8 13 8 8S30 4 36 8V47C36 56 30 60 21 60H-21C-30 60-36 56-36 47z" />
        <path class="pic-shine" d="M-30-4C-28-16-20-22-14-26" />
        <rect class="pic-brass" x="-11" y="-74" width="22" height="17" rx="5" />
        <rect class="pic-brass" x="-16" y="-58" width="32" height="5" rx="2.5" />
        <circle class="pic-chip" cy="26" r="24" />
        <g transform="translate(0 26)">
          <FlowerArt of={flower} scale={0.82} />
        </g>
      </g>
    ))}
  </svg>
);

export default { Picture, minutes: [45, 75], weight: 2 } satisfies Card;
