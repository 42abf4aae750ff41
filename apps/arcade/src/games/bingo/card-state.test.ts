import { bingoCardOf } from "@bellwether/games/mechanics/bingo/card.ts";
import { expect, it } from "vitest";
import { cardState } from "./card-state.ts";

it("has five numbers to go for a line of a new card of 90, fifteen for the house, and none once all are called", () => {
  const numbers = bingoCardOf("90", 7).cells.filter((number) => number !== null);
  const toGo = (called: readonly number[], prize: "line" | "house") =>
    cardState("90", 7, new Set(called), prize).toGo;
  expect([toGo([], "line"), toGo([], "house")]).toEqual([5, 15]);
  const row = bingoCardOf("90", 7)
    .cells.slice(0, 9)
    .filter((number) => number !== null);
  expect([toGo(row, "line"), toGo(row.slice(1), "line"), toGo(row, "house")]).toEqual([0, 1, 10]);
  expect(toGo(numbers, "house")).toBe(0);
});

it("daubs only called numbers, and never the free centre", () => {
  const { card, isCalled } = cardState("75", 7, new Set([1, 2, 3]), "line");
  for (const [cell, number] of card.cells.entries())
    expect(isCalled(cell)).toBe(number === 1 || number === 2 || number === 3);
});
