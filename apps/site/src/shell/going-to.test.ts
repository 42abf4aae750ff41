import { expect, it } from "vitest";
import { wayAfterReload } from "./going-to.ts";

const kept = JSON.stringify({ from: "http://site.test/slots", to: "/promotions" });

it.each([
  [kept, "reload", "http://site.test/slots", "/promotions"],
  [kept, "navigate", "http://site.test/slots", undefined],
  [kept, "back_forward", "http://site.test/slots", undefined],
  [kept, "reload", "http://site.test/about-us", undefined],
  [null, "reload", "http://site.test/slots", undefined],
])("19: [2.18] %s after a %s of %s goes on to %s", (was, type, here, to) => {
  expect(wayAfterReload(was, type, here)).toBe(to);
});
