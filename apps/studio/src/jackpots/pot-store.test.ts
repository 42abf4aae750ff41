import { payableDown, playableCurrencies } from "@bellwether/games";
import { currencies, isCurrency, payablePart } from "@bellwether/market";
import { expect, it } from "vitest";
import { payableMinor } from "./pot-store.ts";

it("80 % of a pot of 25,011.20 pesos are 20,008 whole pesos, and of as many euros 20,008.96", () => {
  expect(payableMinor(2_501_120n, 20, "CLP")).toBe(2_000_800n);
  expect(payableMinor(2_501_120n, 20, "EUR")).toBe(2_000_896n);
});

it("what is payable is rounded down as the market rounds it, in each of its currencies", () => {
  expect(Object.keys(currencies).filter((code) => !playableCurrencies.includes(code))).toEqual([]);
  for (const code of playableCurrencies.filter(isCurrency))
    expect([code, payableDown(code, 10_199n)]).toEqual([code, payablePart(code, 10_199n)]);
});
