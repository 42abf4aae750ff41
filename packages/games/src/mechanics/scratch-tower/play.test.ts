import { describe, expect, it } from "vitest";
import { rational, toPercent } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { findModel } from "../../models/model.ts";
import { releasedModels } from "../../models/released-models.ts";
import { releasedData } from "../../testing/released-data.ts";
import { towerDistribution } from "./compute-figures.ts";
import { scratchTower } from "./manifest.ts";
import { playTower } from "./play.ts";

const data = releasedData(scratchTower, "scratch-bell-tower");
const model = findModel(releasedModels(), "scratch-bell-tower");

describe("scratch-bell-tower", () => {
  it("scratch-bell-tower returns exactly 93.978178 %, wins on 28 % of cards, and pays 2,500 stakes at most", () => {
    const { returnToPlayer, hitRate, maxWinMultiple } = model.figures;
    expect(toPercent(returnToPlayer, 6)).toBe("93.978178");
    expect(hitRate).toEqual(rational(28, 100));
    expect(maxWinMultiple).toEqual(rational(2500));
  });

  it("scratch-bell-tower counts every draw of six bells and a roof once: 100^7", () => {
    const all = [...towerDistribution(data).values()].reduce((sum, count) => sum + count, 0n);
    expect(all).toBe(100n ** 7n);
  });

  // A word below the floor's percentage is a golden bell; the last word draws the roof.
  it.each([
    ["a cracked bell on the ground", [99, 0, 0, 0, 0, 0, 99], 0, 0n],
    ["28 on the ground, the first cracked", [28, 0, 0, 0, 0, 0, 99], 0, 0n],
    ["27 on the ground, the last golden", [27, 99, 0, 0, 0, 0, 0], 1, 50n],
    ["three floors and a roof of 2", [0, 0, 0, 99, 0, 0, 80], 3, 500n],
    ["five floors and a roof of 3", [0, 0, 0, 0, 0, 99, 94], 5, 7500n],
    ["the whole tower and a roof of 10", [0, 0, 0, 0, 0, 0, 99], 6, 125_000n],
  ])("scratch-bell-tower pays %s", (_, words, climbed, payoutMinor) => {
    const left = [...words];
    const round = playTower(
      data,
      drawsFromWords(() => left.shift() as number),
      50n,
    );
    expect(left).toEqual([]);
    expect(round.payoutMinor).toBe(payoutMinor);
    expect(round.events.filter(({ type }) => type === "floor-climbed")).toHaveLength(climbed);
    expect(round.events.filter(({ type }) => type === "tower-won")).toHaveLength(climbed > 0 ? 1 : 0);
  });
});
