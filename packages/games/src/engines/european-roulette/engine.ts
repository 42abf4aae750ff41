import type { Engine } from "../../engine.ts";
import { type Figures, figuresOf } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";
import { checkStakeUnit } from "../../stakes.ts";
import { rouletteLimits } from "./config.ts";
import { checkLimits, maximumBet, parseBets } from "./parse-bets.ts";
import { playRoulette } from "./play.ts";
import { type Spot, spots, spotsByName } from "./spots.ts";
import { RED_POCKETS, WHEEL } from "./wheel.ts";

/** One wheel with one zero and every bet of the European table; each bet returns 36/37. */
export const europeanRoulette: Engine = {
  id: "european-roulette",
  family: "roulette",
  stakes: [10n, 50n, 100n, 500n, 1000n, 2500n, 5000n],
  figures: computeFigures(),
  computeFigures,
  layout: (scale) => ({
    kind: "roulette",
    wheel: [...WHEEL],
    redPockets: [...RED_POCKETS],
    betUnitMinor: (rouletteLimits.betUnit * scale).toString(),
    maximumStakeMinor: (rouletteLimits.maximumStake * scale).toString(),
    spots: spots.map((spot) => ({
      ...spot,
      pockets: [...spot.pockets],
      maximumBetMinor: (maximumBet(spot) * scale).toString(),
    })),
  }),

  accept(stakeMinor, input) {
    checkStakeUnit(stakeMinor, 1n);
    const bets = parseBets(stakeMinor, input);
    return {
      checkOffer: (scale) => checkLimits(bets, scale),
      coveredShare: new Set(bets.flatMap(({ spot }) => spot.pockets)).size / WHEEL.length,
      play(draws) {
        const { events, payoutMinor } = playRoulette(draws, bets);
        return { script: { engine: "european-roulette", events }, payoutMinor };
      },
    };
  },
};

/** The figures of one bet on one spot, over the 37 pockets. */
export function figuresOfSpot({ pockets, pays }: Spot): Figures {
  const covered = BigInt(pockets.length);
  return figuresOf(
    new Map([
      [0, BigInt(WHEEL.length) - covered],
      [pays + 1, covered],
    ]),
    1,
  );
}

/**
 * The table's figures: return, hit rate and volatility of an even chance (the return is the same for every spot), and the largest win of a
 * straight bet.
 */
function computeFigures(): Figures {
  const evenChance = figuresOfSpot(spotsByName.get("red") as Spot);
  return { ...evenChance, maxWinMultiple: rational(WHEEL.length - 1) };
}
