// Shapes that the drawings of plants are made of.
export const ring = (count: number, d: string, turn = 0) =>
  Array.from({ length: count }, (_, i) => (
    <path key={i} transform={`rotate(${turn + (i * 360) / count})`} d={d} />
  ));
export const twin = (d: string) => (
  <>
    <path d={d} />
    <path d={d} transform="scale(-1 1)" />
  </>
);
export const dots = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([cx, cy]) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />);
