// Heaps of spices: pieces on a spiral, the outer ones first, lit from the upper left. Each heap is
// drawn once to a bitmap, for hundreds of pieces would be too many to move chips over.
import { signal } from "@preact/signals";
import { type Spice, SPICES } from "../ground";

interface Heap {
  readonly base: string;
  readonly tones: readonly string[];
  /** Pieces, and how large they are. */
  readonly count: number;
  readonly size: number;
  /** Around (0, 0), about 10 long. */
  readonly shape: string;
  /** A line on each piece. */
  readonly vein?: string;
  /** What lies on top: a shape with its colour. */
  readonly top?: readonly (readonly [shape: string, fill: string, x: number, y: number, turn: number, size: number])[];
}

const LEAF = "M0-5C3-4 4 0 3 3C2 5-2 5-3 3C-4 0-3-4 0-5z";
const SEED = "M0-5C1.8-3 1.8 3 0 5C-1.8 3-1.8-3 0-5z";
const POD = "M-1-5C3-4 3.4 3-.6 5.6C-3 3-3.4-3-1-5z";
const THREAD = "M-5 1C-2-2 1 2 5-1L5 .1C1 3-2-.8-5 2z";
const CLOVE = "M0-5C2-3 4 0 3 3C2 5-2 5-3 3C-3.6 0-1-3 0-5z";
const KNOB = "M-4 1C-5-3-1-5 1-3C3-5 6-2 4 0C6 2 3 5 1 3C-1 5-5 4-4 1z";
const QUILL = "M-6-1.6H6V1.6H-6z";
const PEPPER = "M-5-1C-2-3 3-2 6 1C2 1 0 3-4 2C-5.6 1.6-6-.2-5-1z";
const PETAL = "M0 0C-4-4-4-11 0-15C4-11 4-4 0 0z";

const HEAPS: Readonly<Record<Spice, Heap>> = {
  mint: { base: "#14522f", tones: ["#25864e", "#3aa265", "#57b97d", "#6ccf92"], count: 70, size: 1.55, shape: LEAF, vein: "M0-4V4" },
  cumin: { base: "#4d3a1c", tones: ["#80652f", "#9d8043", "#b89a5a", "#cdb378"], count: 190, size: 0.95, shape: SEED, vein: "M0-4V4" },
  cinnamon: { base: "#5a2a12", tones: ["#7d3d1a", "#9b5226", "#b56b37", "#cc8950"], count: 60, size: 1.7, shape: QUILL, vein: "M-5 0H5" },
  chilli: { base: "#6d0d10", tones: ["#c41c1a", "#d62b20", "#e53a26", "#f04a2c"], count: 70, size: 1.7, shape: PEPPER },
  saffron: {
    base: "#5a0a10",
    tones: ["#8a0d14", "#b8231a", "#d95524", "#f58034"],
    count: 210,
    size: 1.35,
    shape: THREAD,
    top: [
      [PETAL, "#8a63c9", 4, 4, -52, 1],
      [PETAL, "#9a76d6", 4, 4, 0, 1],
      [PETAL, "#8a63c9", 4, 4, 52, 1],
    ],
  },
  garlic: { base: "#8b7f8c", tones: ["#d9cfd9", "#e7dfe6", "#f2ecf0", "#fffaf6"], count: 60, size: 1.75, shape: CLOVE, vein: "M0-4C1-1 1 2 0 4" },
  curry: { base: "#24450f", tones: ["#437a26", "#5b9432", "#78ab3d", "#92bd47"], count: 110, size: 1.3, shape: LEAF, vein: "M0-4V4" },
  ginger: { base: "#6a4a1c", tones: ["#b98a48", "#cfa45f", "#dfbb7c", "#efd39b"], count: 50, size: 1.9, shape: KNOB, vein: "M-2 1C-1 0 1 0 2 1" },
  cardamom: { base: "#3d4a18", tones: ["#6b7f2f", "#859a43", "#a0b35c", "#bccb7d"], count: 80, size: 1.6, shape: POD, vein: "M-.6-4C.6-1 .6 2-.4 4.6" },
};

/** The plain colour of a heap, until it is drawn. */
export const baseOf = (spice: Spice): string => HEAPS[spice].tones[1] ?? HEAPS[spice].base;

const SIZE = 184;
const RADIUS = 41;

function draw(spice: Spice): string {
  const { base, tones, count, size, shape, vein, top = [] } = HEAPS[spice];
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext("2d");
  if (!pen) return "";
  let state = SPICES.indexOf(spice) * 977 + 13;
  const chance = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const scale = SIZE / (2 * RADIUS + 2);
  pen.setTransform(scale, 0, 0, scale, SIZE / 2, SIZE / 2);
  pen.beginPath();
  pen.arc(0, 0, RADIUS, 0, 2 * Math.PI);
  pen.clip();
  pen.fillStyle = base;
  pen.fillRect(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS);
  const piece = new Path2D(shape);
  const line = vein ? new Path2D(vein) : null;
  for (let n = count; n > 0; n--) {
    const far = RADIUS * Math.sqrt(n / count) * 0.98;
    const way = n * 2.39996 + chance() * 0.5;
    const [x, y] = [Math.cos(way) * far, Math.sin(way) * far];
    const lit = (-x - y) / (2 * RADIUS) + (chance() - 0.5) * 0.4;
    pen.save();
    pen.translate(x, y);
    pen.rotate(chance() * 2 * Math.PI);
    pen.scale(size * (0.85 + chance() * 0.3), size * (0.85 + chance() * 0.3));
    pen.fillStyle = "rgb(20 6 2 / .34)";
    pen.translate(0.6, 0.9);
    pen.fill(piece);
    pen.translate(-0.6, -0.9);
    pen.fillStyle = tones[Math.floor(chance() * tones.length)] ?? base;
    pen.fill(piece);
    pen.fillStyle = lit > 0 ? `rgb(255 240 168 / ${Math.min(0.22, lit * 0.4)})` : `rgb(42 10 6 / ${Math.min(0.34, -lit * 0.6)})`;
    pen.fill(piece);
    pen.strokeStyle = "rgb(30 10 4 / .34)";
    pen.lineWidth = 0.35;
    pen.stroke(piece);
    if (line) pen.stroke(line);
    pen.restore();
  }
  for (const [path, fill, x, y, turn, grown] of top) {
    pen.save();
    pen.translate(x, y);
    pen.rotate((turn * Math.PI) / 180);
    pen.scale(grown, grown);
    pen.fillStyle = fill;
    pen.strokeStyle = "#3d2370";
    pen.lineWidth = 0.8;
    pen.fill(new Path2D(path));
    pen.stroke(new Path2D(path));
    pen.restore();
  }
  shade(pen, "soft-light", -10, -12, ["rgb(255 255 255 / .8)", "rgb(255 255 255 / 0)"]);
  shade(pen, "multiply", 0, 0, ["rgb(90 40 20 / 0)", "rgb(90 40 20 / 0)", "rgb(80 34 14 / .4)"]);
  return canvas.toDataURL();
}

function shade(pen: CanvasRenderingContext2D, how: GlobalCompositeOperation, x: number, y: number, colours: readonly string[]): void {
  const light = pen.createRadialGradient(x, y, 2, x / 3, y / 3, RADIUS);
  colours.forEach((colour, n) => light.addColorStop(n / (colours.length - 1), colour));
  pen.globalCompositeOperation = how;
  pen.fillStyle = light;
  pen.fillRect(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS);
  pen.globalCompositeOperation = "source-over";
}

const drawnHeaps = signal<ReadonlyMap<Spice, string>>(new Map());
let begun = false;

/** One after another, so that the page stays at hand. */
function bake(rest: readonly Spice[]): void {
  const [spice, ...others] = rest;
  if (!spice) return;
  drawnHeaps.value = new Map(drawnHeaps.value).set(spice, draw(spice));
  setTimeout(() => bake(others), 20);
}

/** The address of the picture of a heap; null until it is drawn. */
export function heapOf(spice: Spice): string | null {
  if (!begun) {
    begun = true;
    setTimeout(() => bake(SPICES), 50);
  }
  return drawnHeaps.value.get(spice) ?? null;
}
