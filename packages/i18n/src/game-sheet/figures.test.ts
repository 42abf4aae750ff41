import en from "@bellwether/languages/en/sheet.json" with { type: "json" };
import { expect, it } from "vitest";
import { sheetFigures } from "./figures.ts";

const sheet = {
  mechanic: "roulette",
  model: "a-table",
  modelHash: "0".repeat(64),
  family: "roulette" as const,
  stakes: ["10", "100"],
  returnToPlayer: "97.29",
  hitRate: "48.64",
  volatility: "low" as const,
  maxWinMultiple: 36,
  minimumRoundMs: 5000,
};
const labels = (
  changes: Partial<typeof sheet> | { family: "cards" },
  layout: { kind: string; laPartage?: unknown },
) =>
  sheetFigures(
    { ...sheet, ...changes, layout },
    (minor) => minor,
    (key) => en[key],
    "en",
  ).map(({ label }) => label);

it("the hit rate says what it counts: on a French table also the even chances that get half back", () => {
  expect(labels({}, { kind: "roulette" })).toContain("Even-money bets that win");
  expect(labels({}, { kind: "roulette", laPartage: {} })).toContain(
    "Even-money bets that win or get half back",
  );
  expect(labels({ family: "cards" }, { kind: "blackjack" })).toContain("Rounds that pay");
});
