// Tooltips: the same text by pointing, by focus and by a long press.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Refusal } from "./board";

interface Tip {
  readonly at: DOMRect;
  readonly title: string;
  readonly text: string | undefined;
  readonly refusal: Refusal | null;
}

const shown = signal<Tip | null>(null);
const PRESS = 450;
const POINT = 250;
let waiting: number | undefined;
let pressing: number | undefined;
/** The element that is spoken of, or soon will be. */
let about: Element | null = null;

/** Whether the key that is held down moves the focus: then a thing says what it is. */
let roving = false;
const ROVING = /^(Tab|Arrow.*|Page.*|Home|End|[bB])$/;
/** Whether the pointer itself moved: what comes to lie under it has not been asked for anything. */
let moved = false;
let spot = "";
addEventListener("keydown", ({ key }) => (roving = ROVING.test(key)), true);
addEventListener("keyup", () => (roving = false), true);
addEventListener(
  "pointermove",
  ({ screenX, screenY }) => {
    const now = `${screenX} ${screenY}`;
    moved = now !== spot;
    spot = now;
  },
  true,
);

type Show = (on: Element) => void;

export const tip = {
  show(on: Element, title: string, text?: string, refusal: Refusal | null = null): void {
    if (about === on) return;
    tip.hide();
    about = on;
    waiting = window.setTimeout(() => {
      if (on.isConnected) shown.value = { at: on.getBoundingClientRect(), title, text, refusal };
    }, POINT);
  },
  /** Also whenever something changes: what it said may be true no longer. */
  hide(): void {
    clearTimeout(waiting);
    tip.release();
    about = null;
    shown.value = null;
  },
  /** The finger is no longer held down, or drags something. */
  release(): void {
    clearTimeout(pressing);
  },
};

/** A tip is asked for: by pointing, by a long press, or by a key that goes there. */
export const asking = (show: Show) => ({
  onFocus: (event: FocusEvent) => {
    if (roving) show(event.currentTarget as Element);
  },
  onBlur: tip.hide,
  onPointerMove: (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || !moved) return;
    moved = false; // the innermost thing speaks
    show(event.currentTarget as Element);
  },
  onPointerLeave: tip.hide,
  onPointerDown: (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    const on = event.currentTarget as Element;
    tip.release();
    pressing = window.setTimeout(() => show(on), PRESS);
  },
  onPointerUp: tip.release,
  onPointerCancel: tip.release,
});

/** Attributes for something that is not a target but has something to say. */
export const tipProps = (title: string, text?: string) => asking((on) => tip.show(on, title, text));

/** Where the tip is shown; once on the page. It says nothing that is not in the accessible name. */
export function TipPlace() {
  const one = shown.value;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box || !one) return;
    const { width, height } = box.getBoundingClientRect();
    const left = one.at.x + one.at.width / 2 - width / 2;
    const above = one.at.y - height - 10;
    // The line of what to do now and the bar must stay in sight.
    const edge = (of: string, side: "top" | "bottom") => document.querySelector(of)?.getBoundingClientRect()[side];
    const top = Math.max(8, edge(".now", "bottom") ?? 0);
    const bar = edge(".bar", "top") ?? 0;
    const foot = bar > top ? bar : innerHeight;
    const x = Math.min(Math.max(8, left), innerWidth - width - 8);
    const y = above < top ? Math.min(one.at.bottom + 10, foot - height - 8) : above;
    box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }, [one]);
  if (!one) return null;
  return (
    <div class="tip" ref={place} aria-hidden="true">
      <strong>{one.title}</strong>
      {one.text && <p>{one.text}</p>}
      {one.refusal && (
        <p class="tip-why">
          {one.refusal.text}
          {one.refusal.rule && <small> {one.refusal.rule}</small>}
        </p>
      )}
    </div>
  );
}
