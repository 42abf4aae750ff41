import { describe, expect, it } from "vitest";
import { parseAmount } from "./parse-amount.ts";

describe("an amount typed as", () => {
  it.each([
    ["20", 2_000n],
    [" 20,5 ", 2_050n],
    ["0.05", 5n],
    ["0", 0n],
    ["", undefined],
    ["-5", undefined],
    ["1.234", undefined],
    ["1,000.00", undefined],
    ["1e9", undefined],
    ["12345678901", undefined],
  ])("%o gives %s minor units", (text, minor) => {
    expect(parseAmount(text)).toBe(minor);
  });
});
