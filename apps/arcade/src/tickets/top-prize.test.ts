import { expect, it } from "vitest";
import { moneyText } from "../texts/money-text.ts";
import { topPrizeText } from "./top-prize.ts";

const t = ((key: string, params: object) => `${key} ${JSON.stringify(params)}`) as never;

it.each([
  ["en", "100000000", "€1,000,000"],
  ["fi", "100000000", "€1 000 000"],
  ["en", "25050", "€250.50"],
] as const)("in %s a top prize of %s cents is shown as %s", (language, cents, text) => {
  const shown = topPrizeText({ amountMinor: BigInt(cents) }, { t, money: moneyText("EUR", language) });
  expect(shown?.replaceAll(/\s/g, " ")).toBe(text);
});

it("the first prize of a raffle is shown as its share of the pot", () => {
  const shown = topPrizeText({ potPercent: 30 }, { t, money: moneyText("EUR", "en") });
  expect(shown).toBe('raffle_share {"share":30}');
});
