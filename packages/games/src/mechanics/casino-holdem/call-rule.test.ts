import { expect, it } from "vitest";
import { cardsOf } from "../../cards/card.ts";
import { callsByRule } from "./call-rule.ts";

it.each([
  ["JS 2D", "KC 9H 5D", true],
  ["3S 3D", "KC 9H 7D", true],
  ["3S 4D", "KC 4H 7C", true],
  ["3S 4D", "KC KH 7C", false],
  ["3S 4S", "KS 9S 7C", true],
  ["3S 4D", "KD 9D 7D", true],
  ["3S 4D", "5C 6H QC", true],
  ["3S 4D", "5C AH QC", true],
  ["3S 4D", "6C 8H QC", false],
  ["TS 6D", "KC 9H 2C", true],
  ["TS 5D", "KC 9H 2C", false],
  ["TS 5D", "KC 9S 2S", true],
  ["9S 8D", "KC QH 2C", false],
  ["9S 8D", "KD QD 2C", true],
  ["8S 7S", "KS QH 2C", false],
])("the rule of the sheet on %s with %s calls: %s", (player, flop, calls) => {
  expect(callsByRule(cardsOf(player), cardsOf(flop))).toBe(calls);
});
