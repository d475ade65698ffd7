// A list whose newest line is at the end: it is scrolled there when a line comes, and stays there
// when the list gets another height, unless somebody has scrolled away to read; until he comes back.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** What somebody scrolls with; a list that gets another height scrolls by itself, too. */
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

const NEAR = 8;
const isNearEnd = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop < NEAR;

export function useEnd(content: string) {
  const list = useRef<HTMLDivElement>(null);
  /** Whether somebody has scrolled away from the end. */
  const away = useRef(false);
  const follow = () => {
    const { current } = list;
    if (current && !away.current) current.scrollTop = current.scrollHeight;
  };
  useLayoutEffect(follow, [content]);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    // A touch is heard before the list has scrolled: it is known a little later where it is.
    const settle = () =>
      setTimeout(() => {
        if (isNearEnd(current)) away.current = false;
        follow();
      }, 100);
    const touch = () => {
      away.current = true;
      settle();
    };
    // Who comes back to the end is there at once, whatever comes in the next moment.
    let top = current.scrollTop;
    const scroll = () => {
      if (current.scrollTop > top && isNearEnd(current)) away.current = false;
      top = current.scrollTop;
      settle();
    };
    const watch = new ResizeObserver(follow);
    watch.observe(current);
    current.addEventListener("scroll", scroll);
    for (const one of BY_HAND) current.addEventListener(one, touch, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener("scroll", scroll);
      for (const one of BY_HAND) current.removeEventListener(one, touch);
    };
  }, [list.current]);
  return list;
}
