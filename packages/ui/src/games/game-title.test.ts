import { expect, test } from "vitest";
import { cutTitle } from "./game-title.ts";

test.each([
  ["", ""],
  ["Kraken’s Ledger", "Kraken’s Ledger"],
  ["a".repeat(35), "a".repeat(35)],
  ["a".repeat(36), `${"a".repeat(35)}…`],
  [`${"a".repeat(34)} bc`, `${"a".repeat(34)}…`],
  ["🔔".repeat(35), "🔔".repeat(35)],
  ["🔔".repeat(36), `${"🔔".repeat(35)}…`],
])("a title is cut after its 35th character: %s", (title, shown) => {
  expect(cutTitle(title)).toBe(shown);
});
