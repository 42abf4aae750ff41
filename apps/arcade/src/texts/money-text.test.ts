import { describe, expect, it } from "vitest";
import { moneyText, shortMoney } from "./money-text.ts";

describe("money as text", () => {
  it.each([
    ["EUR", "en", "120", "€1.20"],
    ["EUR", "en", "0", "€0.00"],
    ["EUR", "en", "123456789", "€1,234,567.89"],
    ["EUR", "fi", "123456", "€1\u00a0234,56"],
    ["SEK", "sv", "5", "0,05\u00a0kr"],
    ["HUF", "hu", "40000", "400,00\u00a0HUF"],
    ["EUR", "en", "999999999999999999", "€9,999,999,999,999,999.99"],
  ] as const)("money as text writes %s in %s: %s is %s", (currency, language, minor, text) => {
    expect(moneyText(currency, language)(minor)).toBe(text);
  });

  it.each([
    [10n, "0.10"],
    [50n, "0.50"],
    [2500n, "25"],
    [99_900n, "999"],
    [1_000_000n, "10k"],
    [1_250_000n, "12.50k"],
  ])("money as text writes %s on a chip as %s", (minor, text) => {
    expect(shortMoney(minor)).toBe(text);
  });
});
