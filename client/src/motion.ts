// Pieces travel from where they were to where they are. A board marks them with `data-piece`; the
// rectangles before and after a view change are compared, and an HTML copy flies in an overlay
// while the piece itself waits unseen. Focus never moves.
import { pace } from "./settings";

/** From the first that starts to the last that lands. */
const LONGEST = 400;
const STAGGER = 25;
const LEAST = 6;

/** Where a piece was, and where the drawing or the page was that it lay on. */
interface Place {
  readonly box: DOMRect;
  readonly ground: DOMMatrix;
  readonly drawn: boolean;
}
export type Snapshot = ReadonlyMap<string, Place>;

const pieces = (stage: Element): Map<string, SVGGraphicsElement | HTMLElement> =>
  new Map(
    [...stage.querySelectorAll<SVGGraphicsElement | HTMLElement>("[data-piece]")].map((one) => [
      one.dataset["piece"] ?? "",
      one,
    ]),
  );

/** Where the pieces are now. */
export function snapshot(stage: Element): Snapshot {
  const seen = new Map<string, Place>();
  for (const [id, one] of pieces(stage)) {
    const box = one.getBoundingClientRect();
    if (box.width > 0) seen.set(id, { box, ...groundOf(stage, one) });
  }
  return seen;
}

/** What a piece lies on: the drawing with its scale, or the stage. */
function groundOf(stage: Element, piece: Element): Omit<Place, "box"> {
  const matrix = piece instanceof SVGElement ? piece.ownerSVGElement?.getScreenCTM() : null;
  if (matrix) return { ground: DOMMatrix.fromMatrix(matrix), drawn: true };
  const { x, y } = stage.getBoundingClientRect();
  return { ground: new DOMMatrix().translate(x, y), drawn: false };
}

/** Where it would be now if it had not moved: a board that is laid out anew takes its pieces along. */
function stayed(stage: Element, piece: Element, was: Place): DOMRect {
  const { ground, drawn } = groundOf(stage, piece);
  if (drawn !== was.drawn) return was.box;
  const shift = ground.multiply(was.ground.inverse());
  const { x, y } = shift.transformPoint({ x: was.box.x, y: was.box.y });
  const end = shift.transformPoint({ x: was.box.right, y: was.box.bottom });
  return new DOMRect(x, y, end.x - x, end.y - y);
}

/**
 * Let everything that moved since the snapshot fly to its new place.
 *
 * A piece that was not there before and has `data-from="id"` flies from the element with that
 * `data-anchor` (a bag, a stack, a player); one that is gone simply goes.
 */
export async function fly(stage: Element, before: Snapshot, skip: AbortSignal): Promise<void> {
  const speed = pace();
  if (speed === 0 || skip.aborted) return;
  const layer = document.createElement("div");
  layer.className = "flying-layer";
  layer.setAttribute("aria-hidden", "true");
  const flights: Animation[] = [];
  const hidden: (SVGGraphicsElement | HTMLElement)[] = [];
  let order = 0;
  for (const [id, piece] of pieces(stage)) {
    const to = piece.getBoundingClientRect();
    const was = before.get(id);
    const from = was ? stayed(stage, piece, was) : anchored(stage, piece.dataset["from"]);
    if (!from || to.width === 0) continue;
    if (Math.hypot(centre(from)[0] - centre(to)[0], centre(from)[1] - centre(to)[1]) < LEAST) continue;
    const copy = copyOf(piece, to);
    layer.append(copy);
    const delay = Math.min(order++, 6) * STAGGER;
    flights.push(
      copy.animate(path(from, to), {
        duration: (LONGEST - delay) / speed,
        delay: delay / speed,
        fill: "both",
        easing: "cubic-bezier(.45,.05,.25,1)",
      }),
    );
    hidden.push(piece);
  }
  if (flights.length === 0) return;
  document.body.append(layer);
  for (const piece of hidden) piece.classList.add("away");
  const stop = () => flights.forEach((one) => one.finish());
  skip.addEventListener("abort", stop, { once: true });
  try {
    await Promise.allSettled(flights.map((one) => one.finished));
  } finally {
    skip.removeEventListener("abort", stop);
    for (const piece of hidden) piece.classList.remove("away");
    layer.remove();
  }
}

function anchored(stage: Element, name: string | undefined): DOMRect | undefined {
  if (!name) return undefined;
  return stage.querySelector(`[data-anchor="${CSS.escape(name)}"]`)?.getBoundingClientRect();
}

const centre = (box: DOMRect): readonly [number, number] => [
  box.x + box.width / 2,
  box.y + box.height / 2,
];

/** Up in an arc and down, growing or shrinking on the way. */
function path(from: DOMRect, to: DOMRect): Keyframe[] {
  const [fx, fy] = centre(from);
  const [tx, ty] = centre(to);
  const size = to.width ? Math.max(0.2, Math.min(3, from.width / to.width)) : 1;
  const lift = Math.min(40, Math.hypot(tx - fx, ty - fy) / 6);
  const at = (x: number, y: number, scale: number) =>
    `translate(${x - to.width / 2}px, ${y - to.height / 2}px) scale(${scale})`;
  return [
    { transform: at(fx, fy, size) },
    { transform: at((fx + tx) / 2, (fy + ty) / 2 - lift, ((1 + size) / 2) * 1.08), offset: 0.5 },
    { transform: at(tx, ty, 1) },
  ];
}

/** The piece as an element of the page's own: of an SVG group, a small drawing of its own. */
function copyOf(piece: SVGGraphicsElement | HTMLElement, box: DOMRect): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "flying";
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  if (piece instanceof HTMLElement) {
    copy.append(bare(piece));
    return copy;
  }
  const drawing = piece.ownerSVGElement;
  const matrix = piece.getScreenCTM();
  if (!drawing || !matrix) return copy;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", drawing.getAttribute("class") ?? "");
  const group = bare(piece) as SVGGElement;
  group.setAttribute(
    "transform",
    `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e - box.x} ${matrix.f - box.y})`,
  );
  svg.append(group);
  copy.append(svg);
  return copy;
}

/** A copy without names and handlers: two elements with one id would confuse everybody. */
function bare(piece: Element): Element {
  const copy = piece.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    one.removeAttribute("id");
    one.removeAttribute("data-target");
    one.removeAttribute("data-piece");
    one.removeAttribute("data-last");
    one.removeAttribute("tabindex");
    one.removeAttribute("role");
    one.removeAttribute("data-state");
  }
  copy.classList.remove("away");
  return copy;
}

/** Waits, unless motion is off or somebody skips. */
export function rest(milliseconds: number, skip: AbortSignal): Promise<void> {
  const speed = pace();
  if (speed === 0 || skip.aborted || milliseconds <= 0) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds / speed);
    skip.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}
