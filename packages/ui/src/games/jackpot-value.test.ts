import { expect, test } from "vitest";
import { jackpotValue } from "./jackpot-value.ts";

const jackpot = { startMinor: 128_491_037, minorPerSecond: 12.5, loadedAtMs: 1_000_000 };

test.each([
  ["at once", 0, 128_491_037],
  ["after 79 ms", 79, 128_491_037],
  ["after 80 ms", 80, 128_491_038],
  ["after a minute", 60_000, 128_491_787],
  ["before it was loaded", -5000, 128_491_037],
])("%s a jackpot that grows by 12.5 cents a second has the right value", (_when, laterMs, minor) => {
  expect(jackpotValue(jackpot, jackpot.loadedAtMs + laterMs)).toBe(minor);
});

test("a negative growth does not reduce it", () => {
  expect(jackpotValue({ ...jackpot, minorPerSecond: -3 }, 9_000_000)).toBe(128_491_037);
});
