// The board, larger: by the wheel, or a pinch of two fingers, around what is pointed at; moved by
// dragging (with the mouse where nothing lies), and back by a button.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Sign } from "./icons/signs";
import { tip } from "./tip";
import { t } from "./words";

const MOST = 4;
const WHOLE = { scale: 1, x: 0, y: 0 };
/** What has a use for dragging of its own. */
const THINGS = "[data-target], button, input, .aiming, .flying";

type View = typeof WHOLE;

/** Two fingers make it larger or smaller; one moves it while it is larger, and the page where it can
 *  go no further. Who only touches something, touches it. */
function byTouch(place: HTMLElement, view: { peek(): View }, set: (scale: number, x: number, y: number) => void): () => void {
  let began: { readonly view: View; readonly x: number; readonly y: number; readonly apart: number } | null = null;
  const middle = ({ touches: [one, other] }: TouchEvent) => {
    const { x, y } = place.getBoundingClientRect();
    const [a, b] = [one ?? { clientX: 0, clientY: 0 }, other ?? one ?? { clientX: 0, clientY: 0 }];
    const apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    return { x: (a.clientX + b.clientX) / 2 - x, y: (a.clientY + b.clientY) / 2 - y, apart };
  };
  const start = (event: TouchEvent) => {
    const aims = (event.target as Element).closest(".aiming, button, input") !== null;
    began = event.touches.length > 2 || aims ? null : { view: view.peek(), ...middle(event) };
  };
  const move = (event: TouchEvent) => {
    if (!began || (event.touches.length === 1 && began.view.scale === 1)) return;
    const { x, y, apart } = middle(event);
    if (event.touches.length === 1 && Math.hypot(x - began.x, y - began.y) < 8) return;
    if (event.cancelable) event.preventDefault();
    const scale = Math.min(MOST, Math.max(1, began.apart ? (began.view.scale * apart) / began.apart : began.view.scale));
    const by = scale / began.view.scale;
    const wanted = y - (began.y - began.view.y) * by;
    set(scale, x - (began.x - began.view.x) * by, wanted);
    if (event.touches.length > 1) return;
    const beyond = view.peek().y - wanted;
    if (Math.abs(beyond) > 1) {
      scrollBy(0, beyond);
      began = { view: view.peek(), ...middle(event) };
    }
  };
  place.addEventListener("touchstart", start, { passive: true });
  place.addEventListener("touchmove", move, { passive: false });
  place.addEventListener("touchend", start, { passive: true });
  return () => {
    place.removeEventListener("touchstart", start);
    place.removeEventListener("touchmove", move);
    place.removeEventListener("touchend", start);
  };
}

export function Zoom({ children }: { children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const view = useSignal(WHOLE);
  const set = (scale: number, x: number, y: number) => {
    const { clientWidth: width, clientHeight: height } = place.current ?? { clientWidth: 0, clientHeight: 0 };
    const within = (at: number, room: number) => Math.min(0, Math.max(room * (1 - scale), at));
    view.value = scale <= 1.02 ? WHOLE : { scale, x: within(x, width), y: within(y, height) };
    tip.hide();
  };
  useEffect(() => {
    const { current } = place;
    const wheel = (event: WheelEvent) => {
      const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
      const onBoard = (event.target as Element).closest(".board") !== null;
      if (!event.ctrlKey && (scrolls || !onBoard)) return;
      event.preventDefault();
      const { scale, x, y } = view.peek();
      const next = Math.min(MOST, Math.max(1, scale * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002))));
      const box = current?.getBoundingClientRect();
      const [px, py] = [event.clientX - (box?.x ?? 0), event.clientY - (box?.y ?? 0)];
      set(next, px - ((px - x) * next) / scale, py - ((py - y) * next) / scale);
    };
    current?.addEventListener("wheel", wheel, { passive: false });
    const stop = current ? byTouch(current, view, set) : () => undefined;
    return () => {
      current?.removeEventListener("wheel", wheel);
      stop();
    };
  }, []);
  const drag = (start: PointerEvent) => {
    if (start.pointerType !== "mouse" || view.value === WHOLE || (start.target as Element).closest(THINGS)) return;
    const { scale, x, y } = view.value;
    const moving = new AbortController();
    const move = (event: PointerEvent) => set(scale, x + event.clientX - start.clientX, y + event.clientY - start.clientY);
    addEventListener("pointermove", move, moving);
    addEventListener("pointerup", () => moving.abort(), moving);
  };
  const { scale, x, y } = view.value;
  const zoomed = scale > 1;
  return (
    <div class={`zoom${zoomed ? " zoomed" : ""}`} ref={place} onPointerDown={drag}>
      <div class="zoom-inner" style={zoomed ? { transform: `translate(${x}px, ${y}px) scale(${scale})` } : {}}>
        {children}
      </div>
      {zoomed && (
        <button class="secondary zoom-reset" onClick={() => (view.value = WHOLE)}>
          <Sign of="reset" />
          {t("zoom-reset")}
        </button>
      )}
    </div>
  );
}
