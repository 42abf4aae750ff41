import { describe, expect, it } from "vitest";
import { toNumber, toPercent } from "../../exact/rational.ts";
import { releasedData } from "../../testing/released-data.ts";
import { holdListFigures, videoPokerFigures } from "./compute-figures.ts";
import { HOLD_LISTS } from "./hold-list.ts";
import { videoPoker } from "./manifest.ts";

const model = releasedData(videoPoker, "deuces-wild");

describe("deuces wild 25/16/10/4/4/3/2/1, played best over all deals and draws", () => {
  const figures = videoPokerFigures(model, 5);

  it("deuces wild 25/16/10/4/4/3/2/1, played best over all deals and draws, returns 99.7283 %, with a variance of 25.78 (Wizard of Odds, Deuces Wild, 25-16-10-4-4-3)", () => {
    expect((toNumber(figures.returnToPlayer) * 100).toFixed(4)).toBe("99.7283");
    expect((figures.standardDeviation ** 2).toFixed(2)).toBe("25.78");
    expect(toPercent(figures.returnToPlayer, 2)).toBe("99.72");
    expect(HOLD_LISTS["deuces-wild"].best).toEqual({ fiveCoins: "99.72", fewerCoins: "99.72" });
  });

  it("deuces wild 25/16/10/4/4/3/2/1, played best over all deals and draws, pays 44.2801 % of all rounds, and at most 800 stakes", () => {
    expect(toPercent(figures.hitRate, 4)).toBe("44.2801");
    expect(toNumber(figures.maxWinMultiple)).toBe(800);
  });

  it("deuces wild 25/16/10/4/4/3/2/1, played best over all deals and draws, returns 99.64 % with the holds of the list in the sheet", {
    timeout: 180_000,
  }, () => {
    const { returnToPlayer } = holdListFigures(model, 5);
    expect(toPercent(returnToPlayer, 2)).toBe("99.64");
    expect(HOLD_LISTS["deuces-wild"].return).toBe("99.64");
  });
});
