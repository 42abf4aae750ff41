import { describe, expect, it } from "vitest";
import { releasedData } from "../../testing/released-data.ts";
import { lines } from "./manifest.ts";

const bellLines = releasedData(lines, "bell-lines");

describe("the strips of bell-lines", () => {
  it.each(bellLines.strips.map((strip, reel) => [reel, strip] as const))(
    "reel %d has 30 places, only known symbols, and never two tickets in a window of three",
    (_, strip) => {
      const known = new Set([...Object.keys(bellLines.linePays), bellLines.wild, bellLines.scatter]);
      expect(strip).toHaveLength(30);
      expect(strip.filter((symbol) => !known.has(symbol))).toEqual([]);
      for (const stop of strip.keys()) {
        const shown = [0, 1, 2].map((row) => strip[(stop + row) % strip.length]);
        expect(shown.filter((symbol) => symbol === bellLines.scatter).length).toBeLessThanOrEqual(1);
      }
    },
  );

  it("the strips of bell-lines have no bell on the first reel, where a bell would need a pay of its own", () => {
    expect(bellLines.strips[0]).not.toContain(bellLines.wild);
  });

  it("the strips of bell-lines are played on ten different lines", () => {
    expect(new Set(bellLines.lines.map((rows) => rows.join(""))).size).toBe(10);
  });
});
