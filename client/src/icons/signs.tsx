// Signs of the interface: a line of one width in a box of 24, in the colour of the text.
const PATHS = {
  check: "M5 13l4.5 4.5L19 7",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  reset: "M4 5v5h5M5 10a8 8 0 1 1-1 5",
  end: "M5 5v14M9 12h10M15 7l5 5-5 5",
  settings: "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 5v4M9 10v4M17 15v4",
  help: "M9 9a3 3 0 1 1 4 3c-1 .5-1 1-1 2M12 18v.01M12 2a10 10 0 1 0 .01 0z",
  book: "M4 5c3-1.5 6-1 8 1c2-2 5-2.5 8-1v14c-3-1.5-6-1-8 1c-2-2-5-2.5-8-1zM12 6v14",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  journal: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
  eye: "M2 12c4-7 16-7 20 0c-4 7-16 7-20 0zM12 9a3 3 0 1 0 .01 0z",
  bot: "M6 9h12v10H6zM12 9V5M12 5a1 1 0 1 0 .01 0M10 13v1M14 13v1M3 13v3M21 13v3",
  person: "M12 4a4 4 0 1 0 .01 0zM4 21c1-7 15-7 16 0",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  flag: "M6 21V4h11l-2 4 2 4H6",
  next: "M9 5l7 7-7 7",
  previous: "M15 5l-7 7 7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  shield: "M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6zM9 12l2 2 4-4",
  sun: "M12 8a4 4 0 1 0 .01 0zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19",
  clock: "M12 3a9 9 0 1 0 .01 0zM12 7v5l3 2",
  weight: "M12 4a2 2 0 1 0 .01 0zM8 8h8l4 12H4z",
  again: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  back: "M19 5l-7 7 7 7M11 5l-7 7 7 7",
  skip: "M5 5l7 7-7 7M13 5l7 7-7 7",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.5c-.7.7-1 1.500-1 2.500H9c0-1-.3-1.800-1-2.500A6 6 0 0 1 12 3z",
  board: "M4 4h16v16H4zM4 12h16M12 4v16",
  out: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
} as const;

export type SignName = keyof typeof PATHS;

/** Decorative: the words beside it, or the button's own label, carry the name. */
export const Sign = ({ of, size = 20 }: { of: SignName; size?: number }) => (
  <svg class="icon sign" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);
