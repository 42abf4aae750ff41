import { expect, test } from "vitest";
import { refreshAfterMs } from "./load-catalogue.ts";

test("the list is asked for again after 5 minutes and 15 to 30 seconds", () => {
  expect(refreshAfterMs(0)).toBe(315_000);
  expect(refreshAfterMs(0.5)).toBe(322_500);
  expect(refreshAfterMs(0.999_999)).toBeLessThan(330_000);
});
