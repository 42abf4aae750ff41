import { describe, expect, it } from "vitest";
import { toNumber, toPercent } from "../../exact/rational.ts";
import { releasedData } from "../../testing/released-data.ts";
import { holdListFigures, videoPokerFigures } from "./compute-figures.ts";
import { HOLD_LISTS } from "./hold-list.ts";
import { videoPoker } from "./manifest.ts";

const model = releasedData(videoPoker, "jacks-or-better-9-6");

describe("jacks or better 9/6, played best over all deals and draws", () => {
  const figures = videoPokerFigures(model, 5);

  it("jacks or better 9/6, played best over all deals and draws, returns 99.5439 % with five coins, with a variance of 19.51468 (Wizard of Odds, 9/6 Jacks or Better)", () => {
    expect(toPercent(figures.returnToPlayer, 4)).toBe("99.5439");
    expect((figures.standardDeviation ** 2).toFixed(5)).toBe("19.51468");
    expect(toPercent(figures.returnToPlayer, 2)).toBe(HOLD_LISTS["jacks-or-better"].best.fiveCoins);
  });

  it("jacks or better 9/6, played best over all deals and draws, pays 45.4565 % of all rounds, and at most 800 stakes", () => {
    expect(toPercent(figures.hitRate, 4)).toBe("45.4565");
    expect(toNumber(figures.maxWinMultiple)).toBe(800);
  });

  it("jacks or better 9/6, played best over all deals and draws, returns 98.37 % with fewer coins, whose royal flush pays 250 a coin", () => {
    const fewer = videoPokerFigures(model, 4);
    expect(toPercent(fewer.returnToPlayer, 4)).toBe("98.3734");
    expect(toPercent(fewer.returnToPlayer, 2)).toBe(HOLD_LISTS["jacks-or-better"].best.fewerCoins);
  });

  it("jacks or better 9/6, played best over all deals and draws, returns 99.49 % with the holds of the list in the sheet", {
    timeout: 180_000,
  }, () => {
    const { returnToPlayer } = holdListFigures(model, 5);
    expect(toPercent(returnToPlayer, 2)).toBe("99.49");
    expect(HOLD_LISTS["jacks-or-better"].return).toBe("99.49");
  });
});
