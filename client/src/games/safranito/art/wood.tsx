// The tray: four mitred boards of rosewood with brass, printed cotton between them. Around (0, 0).
export const Definitions = () => (
  <defs>
    <pattern id="saf-print" width="50" height="50" patternUnits="userSpaceOnUse">
      <path class="print-a" d="M25 9C29 15 29 18 25 23C21 18 21 15 25 9zM25 41C21 35 21 32 25 27C29 32 29 35 25 41zM9 25C15 21 18 21 23 25C18 29 15 29 9 25zM41 25C35 29 32 29 27 25C32 21 35 21 41 25z" />
      <path class="print-b" d="M0-4L4 0L0 4L-4 0zM50-4L54 0L50 4L46 0zM0 46L4 50L0 54L-4 50zM50 46L54 50L50 54L46 50z" />
    </pattern>
    <linearGradient id="saf-brass" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff1bf" />
      <stop offset=".35" stop-color="#e3b75c" />
      <stop offset=".7" stop-color="#b98230" />
      <stop offset="1" stop-color="#8a5d1b" />
    </linearGradient>
    <radialGradient id="saf-pit" cx=".66" cy=".7" r=".8">
      <stop offset="0" stop-color="#d9a850" />
      <stop offset=".55" stop-color="#7d5419" />
      <stop offset="1" stop-color="#3a2408" />
    </radialGradient>
    <radialGradient id="saf-enamel" cx=".36" cy=".3" r=".85">
      <stop offset="0" stop-color="#8a3a52" />
      <stop offset=".6" stop-color="#5c1d3a" />
      <stop offset="1" stop-color="#3a0d26" />
    </radialGradient>
    {BOARDS.map(([id, from, to]) => (
      <linearGradient key={id} id={`saf-wood-${id}`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color={from} />
        <stop offset="1" stop-color={to} />
      </linearGradient>
    ))}
  </defs>
);

/** Lit above and on the left, dark below and on the right. */
const BOARDS = [
  ["top", "#a5623a", "#8b4c29"],
  ["left", "#9a5833", "#7d4222"],
  ["bottom", "#743b1d", "#4f2711"],
  ["right", "#7d4222", "#5a2c14"],
] as const;

/** The outer and the inner half of the square. */
export function TrayArt({ outer, inner }: { readonly outer: number; readonly inner: number }) {
  const corners = [[-1, -1, 0], [1, -1, 90], [1, 1, 180], [-1, 1, 270]] as const;
  return (
    <g class="saf-walls" aria-hidden="true">
      <rect class="shadow" x={-outer + 4} y={-outer + 8} width={2 * outer} height={2 * outer} rx="15" />
      <rect x={-outer} y={-outer} width={2 * outer} height={2 * outer} rx="14" fill="#5f2e15" />
      {BOARDS.map(([id], n) => (
        <g key={id} transform={`rotate(${[0, 270, 180, 90][n]})`}>
          <path
            fill={`url(#saf-wood-${id})`}
            d={`M${-outer + 4} ${-outer + 1}H${outer - 4}L${inner} ${-inner}H${-inner}z`}
          />
          <path class="grain" d={grain(outer, inner, n)} />
        </g>
      ))}
      <rect class="inlay" x={-outer + 6} y={-outer + 6} width={2 * outer - 12} height={2 * outer - 12} rx="10" />
      {corners.map(([x, y, turn]) => (
        <g key={turn} transform={`translate(${x * outer} ${y * outer}) rotate(${turn})`}>
          <path class="corner" fill="url(#saf-brass)" d="M1 14A13 13 0 0 1 14 1H40C38 20 20 38 1 40z" />
          <circle class="screw" cx="13" cy="13" r="3.4" />
          <path class="slot" d="M11 15L15 11" />
        </g>
      ))}
      <rect class="lip" x={-inner - 4} y={-inner - 4} width={2 * inner + 8} height={2 * inner + 8} rx="6" />
      <rect class="cloth" x={-inner} y={-inner} width={2 * inner} height={2 * inner} rx="3" />
      <rect fill="url(#saf-print)" x={-inner} y={-inner} width={2 * inner} height={2 * inner} rx="3" />
      <rect class="hem" x={-inner + 8} y={-inner + 8} width={2 * inner - 16} height={2 * inner - 16} rx="2" />
      <path class="depth" d={`M${-inner + 3} ${inner}V${-inner + 3}H${inner}`} />
    </g>
  );
}

/** Long lines in the wood, from fixed numbers. */
function grain(outer: number, inner: number, n: number): string {
  let d = "";
  for (let i = 1; i < 7; i++) {
    const y = -outer + 4 + (i * (outer - inner - 8)) / 7;
    const reach = -y - 6;
    const bend = ((i * 37 + n * 53) % 9) - 4;
    d += `M${-reach} ${y}C${-reach / 3} ${y + bend / 2} ${reach / 3} ${y - bend / 2} ${reach} ${y}`;
  }
  return d;
}
