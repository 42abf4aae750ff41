import { expect, test } from "vitest";
import { compareAmounts, fractionOf, subtractAmounts } from "./amount-arithmetic.ts";

test.each([
  ["100.00", "49.99", "50.01"],
  ["0.10", "0.30", "-0.20"],
  ["9007199254740993.01", "0.01", "9007199254740993.00"],
])("%s minus %s is %s", (from, what, difference) => {
  expect(subtractAmounts(from, what)).toBe(difference);
});

test("compares amounts by value, not as text", () => {
  expect(compareAmounts("9.00", "10.00")).toBe(-1);
  expect(compareAmounts("10.0", "10.00")).toBe(0);
});

test("a wagering requirement of 0 is met", () => {
  expect(fractionOf("0.00", "0.00")).toBe(1);
  expect(fractionOf("375.00", "1500.00")).toBe(0.25);
});
