import { describe, expect, it } from "vitest";
import { toPercent } from "../../exact/rational.ts";
import { computeFigures } from "./compute-figures.ts";
import { cloverCascadeConfig } from "./config.ts";
import { cloverCascadeFigures } from "./figures.ts";
import { modelOf } from "./model.ts";

describe("clover-cascade, played from all 5,153,632 stops", () => {
  it("returns 95.355184 % exactly, and the released figures are the computed ones", {
    timeout: 60_000,
  }, () => {
    const figures = computeFigures(modelOf(cloverCascadeConfig));
    expect(toPercent(figures.returnToPlayer, 6)).toBe("95.355184");
    expect(figures.returnToPlayer).toEqual(cloverCascadeFigures.returnToPlayer);
    expect(figures.hitRate).toEqual(cloverCascadeFigures.hitRate);
    expect(figures.maxWinMultiple).toEqual(cloverCascadeFigures.maxWinMultiple);
    expect(figures.standardDeviation).toBeCloseTo(cloverCascadeFigures.standardDeviation, 9);
  });
});
