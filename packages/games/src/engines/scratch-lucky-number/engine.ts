import type { Engine } from "../../engine.ts";
import { toDecimal } from "../../exact/rational.ts";
import { checkNoInput, checkOnOffer, checkStakeUnit } from "../../stakes.ts";
import { computeFigures, oneInCards } from "./compute-figures.ts";
import { luckyNumberConfig as config } from "./config.ts";
import { playLuckyNumber } from "./play.ts";

/** Eight own numbers, two lucky ones; every own number that is lucky wins its amount. */
export const scratchLuckyNumber: Engine = {
  id: "scratch-lucky-number",
  family: "scratch",
  stakes: [50n, 100n, 200n, 300n, 500n, 1000n, 2000n],
  figures: computeFigures(config),
  computeFigures: () => computeFigures(config),
  layout: () => ({
    kind: "card",
    cells: config.ownNumbers,
    columns: 4,
    prizes: config.prizes.map(({ multiple, weight }) => ({
      multiple,
      oneIn: toDecimal(oneInCards(config, weight), 2),
    })),
  }),

  accept(stakeMinor, input) {
    checkNoInput(input);
    checkStakeUnit(stakeMinor, 1n);
    return {
      checkOffer: (scale) => checkOnOffer(stakeMinor, scratchLuckyNumber.stakes, scale),
      play(draws) {
        const { events, payoutMinor } = playLuckyNumber(config, draws, stakeMinor);
        return { script: { engine: "scratch-lucky-number", events }, payoutMinor };
      },
    };
  },
};
