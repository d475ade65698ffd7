import { plainBoard } from "../../plain";

export default plainBoard("parfum", {
  ends: ["return-dice", "pass"],
  score: ({ view }, seat) => view.table.money[seat] ?? null,
  sources: ({ view }) =>
    (["claims", "customers", "bargains", "water"] as const).map((name) => ({
      name,
      points: view.table.income.map((one) => one[name]),
    })),
});
