// Parfum: distil notes, compose perfumes, sell flacons.
import { defineBoard } from "../../board";
import { sum, tokensOf } from "./box";
import { chapters, preview, refusal, sign, targets, touched } from "./moves";
import { describe } from "./names";
import { Table } from "./table";
import { tumble } from "./tumble";

export default defineBoard({
  game: "parfum",
  Table,
  describe,
  targets,
  preview,
  refusal,
  touched,
  sign,
  retold: { "draws-water": "drew-token" },
  rounds: { begins: ["round-begins"], told: ["round-begins"] },
  ends: ["return-dice", "pass"],
  score: ({ view }, seat) => view.table.money[seat] ?? null,
  sources: ({ t, view }) =>
    (["claims", "customers", "bargains", "water"] as const).map((name) => ({
      name: t(`source-${name}`),
      points: view.table.income.map((one) => one[name]),
    })),
  chapters,
  secrets: ({ view }) => view.result === null && sum(tokensOf(view.table, view.seat ?? -1) ?? []) > 0,
  settle: ({ before, after }) => tumble(before.view, after.view),
});
