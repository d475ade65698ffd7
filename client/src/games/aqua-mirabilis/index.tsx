// The table of Aqua Mirabilis.
import { defineBoard } from "../../board";
import { SOURCES } from "./box";
import { preview, sign } from "./effects";
import { Table } from "./table";
import { chapters, refusal, targets, touched } from "./targets";
import { describe } from "./words";

export default defineBoard({
  game: "aqua-mirabilis",
  retold: { looks: "saw-bonus" },
  Table,
  describe,
  targets,
  preview,
  refusal,
  touched,
  sign,
  chapters,
  rounds: { begins: ["day"], told: ["preferences"] },
  ends: ["end-turn", "pass-on", "end-parade"],
  score: ({ view }, seat) => view.table.players[seat]?.score ?? null,
  sources: ({ view, t }) =>
    SOURCES.map((source) => ({
      name: t(`source-${source}`),
      points: view.table.players.map((one) => one.points[source] ?? 0),
    })),
  // What a seat has looked at under a lady is its own until the end.
  secrets: ({ view }) =>
    view.result === null &&
    view.table.bonuses.some((bonus, lady) => bonus !== null && !view.table.revealed.includes(lady)),
  settle: ({ before, after }) => (before.view.table.day !== after.view.table.day ? 350 : 120),
});
