import { expect, it } from "vitest";
import { activeContent } from "../inert-svg.ts";
import { flagUnits } from "./flag-units.ts";

it("each language has a flag of its own, 24 by 16, with nothing in it that could run", () => {
  const flags = flagUnits().map(({ input }) => input.svg);
  expect(new Set(flags).size).toBe(flags.length);
  for (const flag of flags) {
    expect(flag).toContain('viewBox="0 0 24 16"');
    expect(flag).not.toMatch(/undefined|NaN/);
    expect(activeContent(flag)).toEqual([]);
  }
});
