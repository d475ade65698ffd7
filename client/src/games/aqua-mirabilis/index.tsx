import { plainBoard } from "../../plain";

export default plainBoard("aqua-mirabilis", {
  ends: ["end-turn"],
  score: ({ view }, seat) => view.table.players[seat]?.score ?? null,
  sources: ({ view }) =>
    Object.keys(view.table.players[0]?.points ?? {}).map((name) => ({
      name,
      points: view.table.players.map((one) => one.points[name] ?? 0),
    })),
});
