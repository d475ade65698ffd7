// The style of a board comes with its first table.
const linked = new Map<string, Promise<void>>();

/** The style is there, and counts. */
export function link(address: string): Promise<void> {
  const before = linked.get(address);
  if (before) return before;
  const coming = new Promise<void>((there, not) => {
    const one = document.createElement("link");
    one.rel = "stylesheet";
    one.href = new URL(address, import.meta.url).href;
    one.onload = () => there();
    one.onerror = () => {
      one.remove();
      linked.delete(address); // it may come the next time
      not(new Error(`the style ${address} did not come`));
    };
    document.head.append(one);
  });
  linked.set(address, coming);
  return coming;
}
