import { describe, expect, it } from "vitest";
import { toPercent } from "../../exact/rational.ts";
import { findModel } from "../../models/model.ts";
import { releasedModels } from "../../models/released-models.ts";
import { releasedData } from "../../testing/released-data.ts";
import { computeFigures } from "./compute-figures.ts";
import { clusters } from "./manifest.ts";
import { prepare } from "./prepare.ts";

const cloverCascade = releasedData(clusters, "clover-cascade");

describe("clover-cascade, played from all 5,153,632 stops", () => {
  it("clover-cascade, played from all 5,153,632 stops, returns 95.355184 % exactly, and the released figures are the computed ones", {
    timeout: 60_000,
  }, () => {
    const figures = computeFigures(prepare(cloverCascade));
    expect(toPercent(figures.returnToPlayer, 6)).toBe("95.355184");
    expect(figures.returnToPlayer).toEqual(
      findModel(releasedModels(), "clover-cascade").figures.returnToPlayer,
    );
    expect(figures.hitRate).toEqual(findModel(releasedModels(), "clover-cascade").figures.hitRate);
    expect(figures.maxWinMultiple).toEqual(
      findModel(releasedModels(), "clover-cascade").figures.maxWinMultiple,
    );
    expect(figures.standardDeviation).toBeCloseTo(
      findModel(releasedModels(), "clover-cascade").figures.standardDeviation,
      9,
    );
  });
});
