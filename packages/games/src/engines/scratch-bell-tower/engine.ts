import type { Engine } from "../../engine.ts";
import { rational, toDecimal } from "../../exact/rational.ts";
import { checkNoInput, checkOnOffer, checkStakeUnit } from "../../stakes.ts";
import { computeFigures, towerDistribution } from "./compute-figures.ts";
import { bellTowerConfig as config } from "./config.ts";
import { playBellTower } from "./play.ts";

/** Six floors to climb bell by bell, and a multiplier in the roof. */
export const scratchBellTower: Engine = {
  id: "scratch-bell-tower",
  family: "scratch",
  stakes: [50n, 100n, 200n, 300n, 500n, 1000n, 2000n],
  figures: computeFigures(config),
  computeFigures: () => computeFigures(config),
  layout: () => ({ kind: "card", cells: config.floors.length, columns: 1, prizes: prizes() }),

  accept(stakeMinor, input) {
    checkNoInput(input);
    checkStakeUnit(stakeMinor, 1n);
    return {
      checkOffer: (scale) => checkOnOffer(stakeMinor, scratchBellTower.stakes, scale),
      play(draws) {
        const { events, payoutMinor } = playBellTower(config, draws, stakeMinor);
        return { script: { engine: "scratch-bell-tower", events }, payoutMinor };
      },
    };
  },
};

/** Every amount the card can pay, from the largest down, with its odds. */
function prizes() {
  const distribution = [...towerDistribution(config)].sort(([one], [other]) => other - one);
  const all = distribution.reduce((sum, [, count]) => sum + count, 0n);
  return distribution
    .filter(([multiple]) => multiple > 0)
    .map(([multiple, count]) => ({ multiple, oneIn: toDecimal(rational(all, count), 2) }));
}
