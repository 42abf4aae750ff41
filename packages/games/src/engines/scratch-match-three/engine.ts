import type { Engine } from "../../engine.ts";
import { figuresOf } from "../../exact/figures.ts";
import { rational, toDecimal } from "../../exact/rational.ts";
import { checkNoInput, checkOnOffer, checkStakeUnit } from "../../stakes.ts";
import { matchThreeConfig as config, type MatchThreeConfig } from "./config.ts";
import { loserOf, playMatchThree } from "./play.ts";

/** Nine hidden amounts; three equal ones win. */
export const scratchMatchThree: Engine = {
  id: "scratch-match-three",
  family: "scratch",
  stakes: [50n, 100n, 200n, 300n, 500n, 1000n, 2000n],
  figures: computeFigures(config),
  computeFigures: () => computeFigures(config),
  layout: () => ({
    kind: "card",
    cells: 9,
    columns: 3,
    prizes: config.prizes.map(({ multiple, weight }) => ({
      multiple,
      oneIn: toDecimal(rational(config.printRun, weight), 2),
    })),
  }),

  accept(stakeMinor, input) {
    checkNoInput(input);
    checkStakeUnit(stakeMinor, 1n);
    return {
      checkOffer: (scale) => checkOnOffer(stakeMinor, scratchMatchThree.stakes, scale),
      play(draws) {
        const { events, payoutMinor } = playMatchThree(config, draws, stakeMinor);
        return { script: { engine: "scratch-match-three", events }, payoutMinor };
      },
    };
  },
};

/** The prize table is the distribution. */
function computeFigures(card: MatchThreeConfig) {
  const table = [loserOf(card), ...card.prizes];
  return figuresOf(new Map(table.map(({ multiple, weight }) => [multiple, BigInt(weight)])), 1);
}
