import { expect, test } from "vitest";
import { clockText } from "./use-session-minutes.ts";

test.each([
  [0, "0:00"],
  [5, "0:05"],
  [65, "1:05"],
  [1_439, "23:59"],
])("%d minutes stand on the clock as %s", (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});
