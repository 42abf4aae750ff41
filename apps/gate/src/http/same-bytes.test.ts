import { expect, it } from "vitest";
import { sameBytes } from "./same-bytes.ts";

it.each([
  ["secret", "secret", true],
  ["secret", "Secret", false],
  ["secret", "secrets", false],
  ["", "secret", false],
  ["sécret", "secret", false],
])("%j for the secret %j is the same: %s", (given, expected, isSame) => {
  expect(sameBytes(Buffer.from(given), Buffer.from(expected))).toBe(isSame);
});
