// A list whose newest line is at the end: it is scrolled there when a line comes, and stays there
// when the list gets another height, unless somebody has scrolled away to read.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** What somebody scrolls with; a list that gets another height scrolls by itself, too. */
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

export function useEnd(content: string) {
  const list = useRef<HTMLDivElement>(null);
  const touched = useRef(false);
  const follow = () => {
    const { current } = list;
    if (current && !touched.current) current.scrollTop = current.scrollHeight;
  };
  useLayoutEffect(() => {
    touched.current = false;
    follow();
  }, [content]);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const touch = () => {
      touched.current = true;
    };
    // The wheel is heard after the list has scrolled: it is known a little later who did it.
    const note = () => setTimeout(follow, 100);
    const watch = new ResizeObserver(follow);
    watch.observe(current);
    current.addEventListener("scroll", note);
    for (const one of BY_HAND) current.addEventListener(one, touch, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener("scroll", note);
      for (const one of BY_HAND) current.removeEventListener(one, touch);
    };
  }, [list.current]);
  return list;
}
