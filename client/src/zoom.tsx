// The board, larger: by the wheel or a pinch of the touchpad around the pointer, moved by dragging
// where nothing lies, and back by a button. On a touch screen the browser's own pinch does it.
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
    return () => current?.removeEventListener("wheel", wheel);
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
