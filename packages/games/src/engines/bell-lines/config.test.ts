import { describe, expect, it } from "vitest";
import { bellLinesConfig as config } from "./config.ts";

describe("the strips of bell-lines", () => {
  it.each(config.strips.map((strip, reel) => [reel, strip] as const))(
    "reel %d has 30 places, only known symbols, and never two tickets in a window of three",
    (_, strip) => {
      const known = new Set([...Object.keys(config.linePays), config.wild, config.scatter]);
      expect(strip).toHaveLength(30);
      expect(strip.filter((symbol) => !known.has(symbol))).toEqual([]);
      for (const stop of strip.keys()) {
        const shown = [0, 1, 2].map((row) => strip[(stop + row) % strip.length]);
        expect(shown.filter((symbol) => symbol === config.scatter).length).toBeLessThanOrEqual(1);
      }
    },
  );

  it("have no bell on the first reel, where it would need a pay of its own", () => {
    expect(config.strips[0]).not.toContain(config.wild);
  });

  it("are played on ten different lines", () => {
    expect(new Set(config.lines.map((rows) => rows.join(""))).size).toBe(10);
  });
});
