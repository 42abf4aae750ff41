import { expect, test } from "vitest";
import { normaliseAmount } from "./amount.ts";

test.each([
  ["50", "50"],
  ["50.5", "50.5"],
  ["50,50", "50.50"],
  ["1 234,50", "1234.50"],
  ["1\u00a0234,50", "1234.50"],
  ["1,234.50", "1234.50"],
  ["1.234,50", "1234.50"],
  ["1,234", "1234"],
  ["1.234.567", "1234567"],
  ["1,234,567.8", "1234567.8"],
  ["007", "7"],
  ["0.50", "0.50"],
  ["20.", "20"],
])("“%s” is read as %s", (typed, amount) => {
  expect(normaliseAmount(typed)).toBe(amount);
});

test.each(["", "abc", "-5", "1.2345", "5 €", ".", "1e3"])("“%s” is not an amount", (typed) => {
  expect(normaliseAmount(typed)).toBeNull();
});
