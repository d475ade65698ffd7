// What the home page shows of Safranito.
import type { Card } from "../../board";
import { Mark } from "../../icons/marks";
import { SpiceArt } from "../../icons/spices";

const BOWLS = [
  [68, 58, "saffron"],
  [160, 48, "chilli"],
  [252, 62, "mint"],
  [112, 138, "cinnamon"],
  [208, 142, "ginger"],
] as const;

const Picture = () => (
  <svg viewBox="0 0 320 190" role="presentation">
    <rect class="pic-wall" width="320" height="190" />
    <rect class="pic-sand" x="14" y="14" width="292" height="162" rx="8" />
    {BOWLS.map(([x, y, spice]) => (
      <g key={spice} transform={`translate(${x} ${y})`}>
        <circle class="pic-rim" r="38" />
        <circle class="pic-pit" r="31" />
        <circle class={`pic-heap ${spice}`} r="25" />
        <SpiceArt of={spice} scale={0.8} />
      </g>
    ))}
    {(
      [
        [276, 130, 0],
        [150, 92, 1],
        [42, 118, 2],
      ] as const
    ).map(([x, y, seat]) => (
      <g key={seat} class={`p${seat}`} transform={`translate(${x} ${y})`}>
        <circle class="pic-disc" r="19" />
        <circle class="pic-face" r="12" />
        <Mark seat={seat} scale={0.62} />
      </g>
    ))}
  </svg>
);

export default { Picture, minutes: [45, 60], weight: 2, practice: true } satisfies Card;
