import { paymentMethods } from "@bellwether/market/payment-methods.ts";
import { expect, it, test } from "vitest";
import { activeContent, brokenIds } from "../inert-svg.ts";
import { loadKit } from "../kit.ts";
import { contrast } from "../paint/colour.ts";
import { paymentLogoSvg } from "./logo.ts";
import { paymentLooks } from "./looks.ts";

it("every payment method has a logo of 96 × 64 with its name in outlines and no active content", async () => {
  const { fonts } = await loadKit();
  const drawn = paymentMethods.map((method) => paymentLogoSvg(method, fonts));
  for (const svg of drawn) {
    expect(activeContent(svg)).toEqual([]);
    expect(brokenIds(svg)).toEqual([]);
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
    expect(svg).toContain('viewBox="0 0 96 64"');
    expect(svg.length).toBeLessThan(20_000);
  }
  expect(new Set(drawn).size).toBe(paymentMethods.length);
});

test("there is a look for each of the 46 payment codes and for no other code", () => {
  expect(Object.keys(paymentLooks).sort()).toEqual(paymentMethods.map(({ code }) => code).sort());
  expect(paymentMethods).toHaveLength(46);
});

test.each(Object.entries(paymentLooks))(
  "the lettering of %s has a contrast of 4.5 or more",
  (_code, look) => {
    expect(contrast(look.ground, look.ink ?? "#ffffff")).toBeGreaterThanOrEqual(4.5);
  },
);
