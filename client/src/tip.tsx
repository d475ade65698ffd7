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
let waiting: number | undefined;
let pressing: number | undefined;

export const tip = {
  show(on: Element, title: string, text?: string, refusal: Refusal | null = null): void {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      if (on.isConnected) shown.value = { at: on.getBoundingClientRect(), title, text, refusal };
    }, 250);
  },
  hide(): void {
    clearTimeout(waiting);
    shown.value = null;
  },
  press(on: Element, show: (event: { currentTarget: EventTarget | null }) => void): void {
    clearTimeout(pressing);
    // The event itself has no `currentTarget` any more by then.
    pressing = window.setTimeout(() => show({ currentTarget: on }), PRESS);
  },
  release(): void {
    clearTimeout(pressing);
  },
};

/** Attributes for something that is not a target but has something to say. */
export function tipProps(title: string, text?: string) {
  const show = (event: { currentTarget: EventTarget | null }) =>
    tip.show(event.currentTarget as Element, title, text);
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") show(event);
    },
    onPointerLeave: tip.hide,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") tip.press(event.currentTarget as Element, show);
    },
    onPointerUp: tip.release,
    onPointerCancel: tip.release,
  };
}

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
    // The line of what to do now and its buttons must stay in sight.
    const top = Math.max(8, document.querySelector(".now")?.getBoundingClientRect().bottom ?? 0);
    const x = Math.min(Math.max(8, left), innerWidth - width - 8);
    const y = above < top ? Math.min(one.at.bottom + 10, innerHeight - height - 8) : above;
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
