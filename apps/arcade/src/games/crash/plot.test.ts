import { describe, expect, it } from "vitest";
import { fitPlot, marksBetween, pointOn, smoothMultiplier } from "./plot.ts";

const curve = { tauMs: 38_000, power: 6 };
const stage = { width: 1_000, height: 600 };

describe("the plot of a run", () => {
  it("the plot of a run begins at the lower left corner and keeps the craft inside the axes after 1, 10 and 100 s", () => {
    for (const ms of [1_000, 10_000, 100_000]) {
      const plot = fitPlot(stage, curve, ms);
      expect(pointOn(plot, 0, 1)).toEqual({ x: plot.left, y: plot.bottom });
      const craft = pointOn(plot, ms, smoothMultiplier(curve, ms));
      expect(craft.x).toBeLessThanOrEqual(plot.right);
      expect(craft.y).toBeGreaterThanOrEqual(plot.top);
    }
  });

  it("the plot of a run stays below the diagonal from the start to the end of the axes, for a slow and a fast curve", () => {
    for (const each of [curve, { tauMs: 24_000, power: 8 }]) {
      const plot = fitPlot(stage, each, 9_000);
      for (const ms of [1_000, 4_000, 8_000]) {
        const { x, y } = pointOn(plot, ms, smoothMultiplier(each, ms));
        const share = (x - plot.left) / (plot.right - plot.left);
        expect((plot.bottom - y) / (plot.bottom - plot.top)).toBeLessThan(share);
      }
    }
  });

  it("the plot of a run marks 1 to 2 every 0.5, 0 to 12 s every 5 s, and 1 to 800 every 200", () => {
    expect(marksBetween(1, 2)).toEqual([1, 1.5, 2]);
    expect(marksBetween(0, 12)).toEqual([0, 5, 10]);
    expect(marksBetween(1, 800)).toEqual([200, 400, 600, 800]);
  });
});
