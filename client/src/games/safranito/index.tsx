import { plainBoard } from "../../plain";

export default plainBoard("safranito", {
  ends: ["stop-cooking"],
  score: ({ view }, seat) => view.table.cooked[seat]?.length ?? null,
  sources: ({ view }) => [{ name: "dishes", points: view.table.cooked.map((row) => row.length) }],
});
