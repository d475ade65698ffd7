// Building blocks for boards: things to touch, and the structure that keyboard and screen reader
// see. One tab stop per board, arrows go to the nearest thing, Enter touches it.
import { signal } from "@preact/signals";
import { createContext, type ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import type { GameName, Play, TargetState } from "./board";
import { asking, tip } from "./tip";

/** The `play` of the board around, for components deep inside it. */
// A context cannot be generic; `usePlay` gives it the type of its game back.
export const PlayContext = createContext<unknown>(null);
export function usePlay<G extends GameName>(): Play<G> {
  return useContext(PlayContext) as Play<G>;
}

/** The id of the element that is a target. */
export const elementId = (target: string): string => `at-${target.replace(/[^A-Za-z0-9_-]/g, "_")}`;

/** The target that Tab comes to: the one that had the focus last. */
const current = signal("");

export interface TargetWords {
  /** What it is, in words: the accessible name. */
  readonly label: string;
  /** More about it: rule text, count left; also in the tooltip. */
  readonly about?: string | undefined;
}

const join = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.flatMap((one) => one?.replace(/\.$/, "") || []).join(". ") || undefined;

/** Attributes that make any element a target: spread them on an HTML button or an SVG group. */
export function targetProps<G extends GameName>(
  play: Play<G>,
  id: string,
  { label, about }: TargetWords,
  role: "gridcell" | "button" = "gridcell",
) {
  const state: TargetState = play.state(id);
  const refused = state === "greyed" ? play.refusal(id) : null;
  const told = join(about, refused?.text, refused?.rule);
  const asked = asking((on) => tip.show(on, label, join(about), refused));
  return {
    id: elementId(id),
    "data-target": id,
    "data-state": state,
    "data-last": play.last.has(id) ? "" : undefined,
    "data-hint": play.hinted.get(id),
    role,
    tabindex: role === "button" || current.value === id ? 0 : -1,
    "aria-label": label,
    "aria-description": told,
    "aria-disabled": state === "lit" || state === "picked" ? undefined : ("true" as const),
    [role === "button" ? "aria-pressed" : "aria-selected"]: state === "picked",
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      tip.hide();
      play.touch(id);
    },
    ...asked,
    onFocus: (event: FocusEvent) => {
      if (role !== "button") current.value = id;
      asked.onFocus(event);
    },
  };
}

interface TargetProps extends TargetWords {
  readonly id: string;
  /** Where it is; children are drawn around this point. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number | undefined;
  readonly turn?: number | undefined;
  /** The outline that lights up, around (0, 0); a circle if `round`. */
  readonly width: number;
  readonly height: number;
  readonly round?: boolean | undefined;
  readonly radius?: number | undefined;
  /** The piece that travels when it is elsewhere in the next view; its id if it is the same. */
  readonly piece?: string | undefined;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

/** A thing on an SVG board that may be touched. */
export function Target(props: TargetProps) {
  const play = usePlay();
  const { id, x, y, scale = 1, turn = 0, width, height, round, radius = 10, piece } = props;
  const grow = 4;
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (element.current) nameWhatIsWritten(element.current, props.label);
  });
  const place = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${scale})`}`;
  return (
    <g
      {...targetProps(play, id, props)}
      ref={element}
      data-piece={piece}
      class={`target ${props.class ?? ""}`}
      transform={place}
    >
      {round ? (
        <circle class="halo" r={width / 2 + grow} />
      ) : (
        <rect
          class="halo"
          x={-width / 2 - grow}
          y={-height / 2 - grow}
          width={width + 2 * grow}
          height={height + 2 * grow}
          rx={radius + grow}
        />
      )}
      {/* What is written on it is drawn; its name and description say it. */}
      <g aria-hidden="true">{props.children}</g>
      {play.hinted.has(id) && (
        <g class="hint-mark" aria-hidden="true" transform={`translate(${round ? 0 : width / 2} ${-height / 2}) rotate(${-turn})`}>
          <circle r="13" />
          <text class="num" y="5.5" text-anchor="middle">
            {play.hinted.get(id)}
          </text>
        </g>
      )}
    </g>
  );
}

/**
 * What is written on a thing belongs to its name, so that those who speak to their computer can say
 * what they see (WCAG 2.5.3): piece by piece, for a blank ends each of them.
 */
function nameWhatIsWritten(element: Element, label: string): void {
  const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
  const texts = [...element.querySelectorAll("text:not(.hint-mark *)")];
  for (const one of texts) if (one.lastChild && one.lastChild.nodeValue !== " ") one.append(" ");
  const written = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const said = words(label.replace(/\([^()]*\)/g, ""));
  const name = written === "" || said.includes(words(written)) ? label : `${label}, ${written}`;
  if (element.getAttribute("aria-label") !== name) element.setAttribute("aria-label", name);
}

/** Whether it says something by itself: no number, and no numeral of a clock. */
const isWord = (text: string): boolean => /\p{L}/u.test(text) && !/^[IVX]+$/.test(text);

/** Numbers along a track and beside pieces say nothing to who hears them one after another. */
export function hushNumbers(stage: Element): void {
  for (const one of stage.querySelectorAll(".board text")) {
    const hush = !isWord(one.textContent ?? "");
    if (hush !== (one.getAttribute("aria-hidden") === "true")) {
      if (hush) one.setAttribute("aria-hidden", "true");
      else one.removeAttribute("aria-hidden");
    }
  }
}

/** A row of the board as a screen reader hears it, and the targets in it in order. */
export interface Row {
  readonly key: string;
  readonly label: string;
  readonly targets: readonly string[];
}

interface BoardSvgProps {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** Every target must be in one row, once. */
  readonly rows: readonly Row[];
  readonly class?: string;
  /** How far away a thing is for an arrow key, where the board is laid out so that the usual does not do. */
  readonly distance?: Distance;
  readonly children: ComponentChildren;
}

/** The drawing of a board: focus moves between its targets by arrows, over all rows. */
export function BoardSvg({ width, height, label, rows, class: name, distance, children }: BoardSvgProps) {
  return (
    <svg
      class={`board ${name ?? ""}`}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      onKeyDown={(event: KeyboardEvent) => rove(event, distance)}
    >
      <g role="grid" aria-label={label}>
        {rows
          .filter((row) => row.targets.length > 0)
          .map((row) => (
            <g
              role="row"
              key={row.key}
              aria-label={row.label}
              aria-owns={row.targets.map(elementId).join(" ")}
            />
          ))}
      </g>
      {children}
    </svg>
  );
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** How far away a thing is, so far along the arrow and so far aside from it, up and down or across. */
export type Distance = (along: number, aside: number, upright: boolean) => number;

/** Arrow keys: to the nearest target in that direction, wherever it is drawn. Page keys: to the next one
 * that can be touched, so that none is out of reach. */
export function rove(event: KeyboardEvent, distance?: Distance): void {
  const board = event.currentTarget as Element;
  const cells = [...board.querySelectorAll<SVGElement | HTMLElement>("[data-target]")];
  const here = document.activeElement as SVGElement | HTMLElement | null;
  if (!here || !cells.includes(here)) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    here.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  }
  let to: SVGElement | HTMLElement | undefined;
  const way = WAYS[event.key];
  if (event.key === "Home") to = cells[0];
  else if (event.key === "End") to = cells.at(-1);
  else if (event.key === "PageDown" || event.key === "PageUp") to = nextLit(cells, here, event.key === "PageDown" ? 1 : -1);
  else if (way) to = nearest(cells, here, way, distance);
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
}

function middle(of: Element): readonly [number, number] {
  const box = of.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function nextLit<E extends SVGElement | HTMLElement>(cells: readonly E[], here: E, by: 1 | -1): E | undefined {
  const from = cells.indexOf(here);
  const round = cells.map((_, n) => cells[(from + by * (n + 1) + cells.length * 2) % cells.length]);
  return round.find((cell) => cell?.dataset["state"] === "lit");
}

function nearest<E extends Element>(
  cells: readonly E[],
  here: E,
  [dx, dy]: readonly [number, number],
  distance: Distance = (along, aside) => along + 2.5 * aside,
): E | undefined {
  const [x, y] = middle(here);
  let best: E | undefined;
  let least = Infinity;
  for (const cell of cells) {
    const [cx, cy] = middle(cell);
    const along = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    const far = distance(along, aside, dx === 0);
    if (cell !== here && along > 1 && far < least) [best, least] = [cell, far];
  }
  return best;
}

/** One target of the board must be reachable by Tab: the last one, else the first lit one. */
export function keepTabStop(stage: Element): void {
  const cells = [...stage.querySelectorAll<SVGElement>('[data-target][role="gridcell"]')];
  if (cells.length === 0 || cells.some((cell) => cell.dataset["target"] === current.peek())) return;
  const first = cells.find((cell) => cell.dataset["state"] === "lit") ?? cells[0];
  current.value = first?.dataset["target"] ?? "";
}

/** Put the focus on the board: on the first thing that can be touched. */
export function focusBoard(stage: Element): boolean {
  const lit = stage.querySelector<SVGElement>('[data-target][data-state="lit"]');
  lit?.focus();
  return lit !== null;
}
