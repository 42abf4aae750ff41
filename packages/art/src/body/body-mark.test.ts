import { publicBodies } from "@bellwether/market/public-bodies.ts";
import { expect, it } from "vitest";
import { activeContent } from "../inert-svg.ts";
import { loadKit } from "../kit.ts";
import { bodyLooks, bodyMarkSvg } from "./body-mark.ts";

it("each of the 4 regulators and 2 helping bodies has its own mark of 168 × 64 with no active content", async () => {
  const { fonts } = await loadKit();
  const marks = publicBodies.map((body) => bodyMarkSvg(body, fonts));
  expect(new Set(marks).size).toBe(6);
  expect(Object.keys(bodyLooks).sort()).toEqual(publicBodies.map(({ slug }) => slug).sort());
  for (const mark of marks) {
    expect(mark).toContain('viewBox="0 0 168 64"');
    expect(mark).not.toMatch(/<text|NaN|undefined|Infinity/);
    expect(activeContent(mark)).toEqual([]);
  }
});
