// What the home page shows of Aqua Mirabilis.
import type { Card } from "../../board";
import { FlowerArt } from "../../icons/flowers";

const HOURS = Array.from({ length: 12 }, (_, i) => i * 30);

const Picture = () => (
  <svg viewBox="0 0 320 190" role="presentation">
    <rect class="pic-water" width="320" height="190" />
    <g class="pic-wave">
      {[24, 58, 92, 126, 160].map((y) => (
        <path key={y} d={`M-10 ${y}q20-16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`} />
      ))}
    </g>
    <g transform="translate(92 96)">
      <circle class="pic-brass" r="72" />
      <circle class="pic-dial" r="60" />
      {HOURS.map((turn) => (
        <path key={turn} class="pic-tick" transform={`rotate(${turn})`} d="M0-54V-45" />
      ))}
      <path class="pic-dusk" d="M-5 0L5 0L42 30z" />
      <path class="pic-gnomon" d="M0-26L8 6H-8z" />
    </g>
    {(
      [
        [208, 60, "jasmine"],
        [268, 60, "narcissus"],
        [208, 128, "orange"],
        [268, 128, "lavender"],
      ] as const
    ).map(([x, y, flower]) => (
      <g key={flower} transform={`translate(${x} ${y})`}>
        <rect class="pic-tile" x="-27" y="-30" width="54" height="60" rx="9" />
        <FlowerArt of={flower} scale={0.84} />
      </g>
    ))}
  </svg>
);

export default { Picture, minutes: [60, 120], weight: 4 } satisfies Card;
