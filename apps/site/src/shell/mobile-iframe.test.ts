import { expect, test } from "vitest";
import { iframeWish } from "./mobile-iframe.ts";

test.each([
  ["?iframe=1", true],
  ["?iframe=0", false],
  ["", undefined],
  ["?iframe=yes", undefined],
  ["?q=1", undefined],
])("the query %j sets the mobile-iframe mode to %s", (search, wish) => {
  expect(iframeWish(search)).toBe(wish);
});
