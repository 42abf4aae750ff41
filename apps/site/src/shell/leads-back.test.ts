import { expect, test } from "vitest";
import { leadsBack } from "./leads-back.ts";

test.each([
  [1, "home"],
  [2, "home"],
  [3, "back"],
  [50, "back"],
])("with %d pages in history the error page's button leads %s", (length, way) => {
  expect(leadsBack(length) ? "back" : "home").toBe(way);
});
