// A list whose newest line is at the end: it is scrolled there when a line comes, and stays there
// when the list gets another height, unless somebody has scrolled away to read.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

export function useEnd(content: string) {
  const list = useRef<HTMLDivElement>(null);
  const away = useRef(false);
  const height = useRef(0);
  const follow = () => {
    const { current } = list;
    if (!current) return;
    if (!away.current) current.scrollTop = current.scrollHeight;
    height.current = current.clientHeight;
  };
  useLayoutEffect(() => {
    away.current = false;
    follow();
  }, [content]);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const note = () => {
      if (current.clientHeight !== height.current) return; // nobody scrolled: the list is lower now
      away.current = current.scrollHeight - current.scrollTop - current.clientHeight > 8;
    };
    const watch = new ResizeObserver(follow);
    watch.observe(current);
    current.addEventListener("scroll", note);
    return () => {
      watch.disconnect();
      current.removeEventListener("scroll", note);
    };
  }, [list.current]);
  return list;
}
