import { offeredLanguages } from "@bellwether/market/languages.ts";
import { expect, it } from "vitest";
import { livelyParts } from "../inert-svg.ts";
import { flagSvg } from "./flag.ts";

it("each of the 9 languages has its own flag, 24 by 16, with no active content", () => {
  const flags = offeredLanguages.map(flagSvg);
  expect(new Set(flags).size).toBe(9);
  for (const flag of flags) {
    expect(flag).toContain('viewBox="0 0 24 16"');
    expect(flag).not.toMatch(/undefined|NaN/);
    expect(livelyParts(flag)).toEqual([]);
  }
});
