// Throwing by finger or mouse: a chip is taken from the rack or from the hand, drawn back and let
// go. Letting go of a mouse throws; a finger that is lifted keeps the aim, and a button throws. A
// drag on the field moves the spot that is aimed at, and never throws.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { tip } from "../../../tip";
import { groundOf, nearSide, type Point, seenFrom, undrawn } from "../ground";
import { aimNear, opposite, type Throw } from "./aims";
import { heldAt, moved, pulled } from "./pull";
import {
  aimedAt,
  aimedTarget,
  aimOf,
  aimToStart,
  dragged,
  heldChip,
  propose,
  quantised,
  type SafranitoPlay,
  throws,
} from "./steering";

type Hold =
  | { readonly what: "spot" }
  /** The chip, and where it was taken beside its middle. */
  | { readonly what: "chip"; readonly off: Point; readonly fromRack: boolean };

interface Drag {
  readonly id: number;
  readonly from: Point;
  readonly screen: Point;
  readonly hold: Hold;
  /** What the next move goes on from: the hand may have moved along its side. */
  start: Throw;
  moved: boolean;
  pulled: boolean;
}

/** Pixels that a finger may tremble before it drags. */
const SLACK = 7;
/** Millimetres that a chip of the rack must move so that letting it go is no slip. */
const SLIP = 20;

export function useGesture(play: SafranitoPlay, world: RefObject<SVGGElement | null>) {
  const drag = useRef<Drag | null>(null);
  const latest = useRef(play);
  latest.current = play;
  const stop = () => {
    // The finger is still down: what follows when it is lifted is no touch.
    if (drag.current?.moved) addEventListener("pointerup", swallowClick, { capture: true, once: true });
    drag.current = null;
    dragged.value = null;
  };
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !drag.current) return;
      event.stopPropagation();
      stop();
    };
    /** A second finger cancels, wherever it comes down. */
    const finger = (event: PointerEvent) => {
      if (drag.current && drag.current.id !== event.pointerId) stop();
    };
    /** A finger that holds a chip does not scroll the page. */
    const still = (event: TouchEvent) => {
      if (drag.current?.hold.what === "chip" && event.cancelable) event.preventDefault();
    };
    // Inside a drawing, a browser looks for such listeners on its root only.
    const drawing = world.current?.ownerSVGElement;
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", finger, true);
    drawing?.addEventListener("touchmove", still, { passive: false });
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", finger, true);
      drawing?.removeEventListener("touchmove", still);
      stop();
    };
  }, []);
  /** From the screen to the board, in millimetres from the middle as side 0 sees it. */
  const pointAt = (event: MouseEvent): Point => {
    const matrix = world.current?.getScreenCTM()?.inverse();
    if (!matrix) return [0, 0];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return undrawn(nearSide(latest.current), [x, y]);
  };
  const inField = ([x, y]: Point): boolean => {
    const half = groundOf(latest.current).side / 2;
    return Math.abs(x) <= half && Math.abs(y) <= half;
  };
  const taken = (event: PointerEvent, point: Point): Pick<Drag, "start" | "hold"> | null => {
    const now = latest.current;
    const ground = groundOf(now);
    const target = event.target as Element;
    const start = aimToStart(now);
    const racked = rackChip(now, target);
    if (racked !== null) {
      const blank = aimToStart(now, racked);
      if (!blank) return null;
      const place = aimOf(now) ? blank.place : opposite(ground, blank.side, point);
      return { start: { ...blank, place }, hold: { what: "chip", off: [0, 0], fromRack: true } };
    }
    if (!start) return null;
    if (target.closest("[data-aim-handle]")) {
      const [x, y] = seenFrom(start.side, point);
      const at = aimOf(now) ? heldAt(ground, start) : ([x, y] as const);
      return { start, hold: { what: "chip", off: [x - at[0], y - at[1]], fromRack: false } };
    }
    return inField(point) ? { start, hold: { what: "spot" } } : null;
  };
  const aimBy = (now: Drag, point: Point): Throw => {
    const ground = groundOf(latest.current);
    const { start, hold } = now;
    if (hold.what === "spot") return { ...start, ...aimNear(ground, start, point) };
    const [x, y] = seenFrom(start.side, point);
    const at: Point = [x - hold.off[0], y - hold.off[1]];
    const aim = pulled(ground, start, at);
    now.pulled = aim !== null;
    if (aim) return aim;
    now.start = moved(ground, start, at);
    return now.start;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary || !throws(latest.current)) return;
      const point = pointAt(event);
      const held = taken(event, point);
      if (!held) return;
      drag.current = {
        ...held,
        id: event.pointerId,
        from: point,
        screen: [event.clientX, event.clientY],
        moved: false,
        pulled: false,
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const now = drag.current;
      if (!now || now.id !== event.pointerId) return;
      if (!now.moved) {
        const [x, y] = now.screen;
        if (Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
        now.moved = true;
        tip.release();
        tip.hide();
        world.current?.setPointerCapture(event.pointerId);
      }
      dragged.value = left(world.current, now.hold, event) ? null : quantised(latest.current, aimBy(now, pointAt(event)));
    },
    onPointerUp: (event: PointerEvent) => {
      const now = drag.current;
      if (!now || now.id !== event.pointerId) return;
      drag.current = null;
      if (!now.moved) return;
      const aim = dragged.value;
      dragged.value = null;
      swallowClick(event);
      if (aim) letGo(latest.current, now, aim, event, pointAt(event));
    },
    onPointerCancel: stop,
    onClick: (event: MouseEvent) => {
      const now = latest.current;
      if (heldChip(now) === null) return;
      const point = pointAt(event);
      if ((event.target as Element).closest("[data-aim-handle]")) event.stopPropagation();
      if ((event.target as Element).closest("[data-target], [data-aim-handle]") || !inField(point)) return;
      event.stopPropagation();
      const aim = aimedAt(now, groundOf(now), point);
      if (aim) propose(now, aim);
    },
    /** Enter on what is aimed at throws. */
    onKeyDown: (event: KeyboardEvent) => {
      const now = latest.current;
      const aim = aimOf(now);
      const target = (event.target as Element).closest<SVGElement>("[data-target]")?.dataset["target"];
      if (event.key !== "Enter" || event.repeat || !aim || target === undefined || target !== aimedTarget(now)) return;
      event.preventDefault();
      event.stopPropagation();
      now.act(aim);
    },
  };
}

/** The chip of the rack that is there, if it can be thrown. */
function rackChip(play: SafranitoPlay, on: Element): number | null {
  const target = on.closest<SVGElement>('[data-target^="own/"]')?.dataset["target"];
  const chip = target ? Number(target.slice("own/".length)) : null;
  return chip !== null && play.options.some((one) => one.do === "throw" && one.chip === chip) ? chip : null;
}

/** What letting go means: a mouse that drew a chip back throws, anything else keeps the aim. */
function letGo(play: SafranitoPlay, drag: Drag, aim: Throw, { pointerType }: PointerEvent, [x, y]: Point): void {
  const { hold } = drag;
  const slip = hold.what === "chip" && hold.fromRack && Math.hypot(x - drag.from[0], y - drag.from[1]) < SLIP;
  if (slip) {
    if (heldChip(play) !== aim.chip) play.touch(`own/${aim.chip}`);
  } else if (hold.what === "chip" && drag.pulled && pointerType === "mouse") {
    play.act(aim);
  } else {
    propose(play, aim);
  }
}

/** The click that follows a drag is no touch. It comes at once, and only of a mouse: after a finger
 * has moved there is none. */
function swallowClick({ pointerType }: PointerEvent): void {
  if (pointerType !== "mouse") return;
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
}

/** Whether the finger is away from the board: that takes the drag back. Below it is room for
 * drawing the chip back. */
function left(world: SVGGElement | null, hold: Hold, event: PointerEvent): boolean {
  const box = world?.ownerSVGElement?.getBoundingClientRect();
  if (!box) return false;
  const { clientX: x, clientY: y } = event;
  const below = hold.what === "chip" ? 160 : 8;
  return x < box.left - 8 || x > box.right + 8 || y < box.top - 8 || y > box.bottom + below;
}
