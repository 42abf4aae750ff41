import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountToMinor, minorToAmount } from "./minor-units.ts";
import { AmountText } from "./money.ts";

describe("amounts at the gate's edge", () => {
  it.each([
    ["10", 1_000n],
    ["10.5", 1_050n],
    ["10.05", 1_005n],
    ["0.01", 1n],
    ["1000000000.00", 100_000_000_000n],
  ])("%s is %s minor units", (text, minor) => {
    expect(AmountText.safeParse(text).success).toBe(true);
    expect(amountToMinor(text)).toBe(minor);
  });

  it.each([
    "0",
    "0.00",
    "-1",
    "+1",
    "1.001",
    "1,00",
    "1e3",
    "NaN",
    "Infinity",
    "",
    " 1",
    "0x10",
    "1000000000.01",
    "٣",
    "010",
    0.001,
    1e21,
    2 ** 53,
    Number.NaN,
    true,
    [5],
    null,
    undefined,
  ])("%j is not an amount", (text) => {
    expect(AmountText.safeParse(text).success).toBe(false);
  });

  it.each([
    [5, "5"],
    [10.5, "10.5"],
    [0.01, "0.01"],
  ])("the JSON number %d is %j", (number, text) => expect(AmountText.parse(number)).toBe(text));

  it("amounts at the gate's edge survive formatting and parsing, for any amount", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
        (minor) => amountToMinor(minorToAmount(minor)) === minor,
      ),
    );
  });

  it.each([
    [-5n, "-0.05"],
    [-1_050n, "-10.50"],
  ])("%s is formatted as %s", (minor, text) => expect(minorToAmount(minor)).toBe(text));
});
