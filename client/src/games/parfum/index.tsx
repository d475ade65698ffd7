// Parfum: distil notes, compose perfumes, sell flacons.
import { defineBoard } from "../../board";
import { chapters, preview, refusal, sign, targets, touched } from "./moves";
import { describe } from "./names";
import { Table } from "./table";
import { TUMBLE, rolledDice } from "./tumble";

export default defineBoard({
  game: "parfum",
  Table,
  describe,
  targets,
  preview,
  refusal,
  touched,
  sign,
  ends: ["return-dice", "pass"],
  score: ({ view }, seat) => view.table.money[seat] ?? null,
  sources: ({ t, view }) =>
    (["claims", "customers", "bargains", "water"] as const).map((name) => ({
      name: t(`source-${name}`),
      points: view.table.income.map((one) => one[name]),
    })),
  chapters,
  secrets: ({ view }) => view.result === null && Array.isArray(view.table.water[view.seat ?? -1]),
  settle: ({ before, after }) => (rolledDice(before.view, after.view).length > 0 ? TUMBLE : 0),
});
