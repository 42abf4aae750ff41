import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { expect, it } from "vitest";
import { createTakenBy } from "./taken-by.ts";

const taken = (action: RoundInput, byRule = false) => ({
  action,
  stakeMinor: "0",
  byRule,
});

it("tells a hit of the player from the stand that the rule took after it", () => {
  const takenBy = createTakenBy([taken({ move: "hit" }), taken({ move: "stand" }, true)]);
  expect([takenBy({ move: "hit" }), takenBy({ move: "stand" })]).toEqual(["player", "rule"]);
});

it("tells the player's stand on the first hand from the rule's stand on the second", () => {
  const takenBy = createTakenBy([taken({ move: "stand" }), taken({ move: "stand" }, true)]);
  expect([takenBy({ move: "stand" }), takenBy({ move: "stand" })]).toEqual(["player", "rule"]);
});

it("skips two opened tiles that the game does not name, and knows that the rule collected", () => {
  const tiles = [3, 0].map((tile) => taken({ type: "open", tile }));
  const takenBy = createTakenBy([...tiles, taken({ type: "cash-out" }, true)]);
  expect(takenBy({ type: "cash-out" })).toBe("rule");
});

it("knows nobody who took a move that is not among the round's actions", () => {
  const takenBy = createTakenBy([taken({ type: "guess", side: "higher" })]);
  expect(takenBy({ type: "guess", side: "lower" })).toBeUndefined();
  expect(takenBy({ type: "guess", side: "higher" })).toBe("player");
});

it("tells the hold of the player by its five cards", () => {
  const takenBy = createTakenBy([taken({ hold: [true, false, true, false, false] })]);
  expect(takenBy({ hold: [true, true, true, false, false] })).toBeUndefined();
  expect(takenBy({ hold: [true, false, true, false, false] })).toBe("player");
});
