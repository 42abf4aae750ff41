import { expect, it } from "vitest";
import { isNothing, sumText } from "./sum-text.ts";

it.each([
  ["1234.5", "EUR", "€1,234.50"],
  ["0.00", "GBP", "£0.00"],
  ["20.00", "NZD", "NZ$20.00"],
  ["20.00", "CAD", "CA$20.00"],
  ["-12.30", "EUR", "-€12.30"],
  ["90071992547409931.07", "EUR", "€90,071,992,547,409,931.07"],
])("%s %s is read as %s", (amount, currency, text) => {
  expect(sumText({ amount, currency })).toBe(text);
});

it("0 and 0.00 are nothing, 0.01 and -5.00 are not", () => {
  expect(["0", "0.00", "0.01", "-5.00"].map((amount) => isNothing({ amount }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
