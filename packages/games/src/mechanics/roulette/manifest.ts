import { type Figures, figuresOf } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";
import { checkStakeUnit } from "../../stakes.ts";
import type { Mechanic } from "../mechanic.ts";
import { RouletteData } from "./data.ts";
import { checkLimits, maximumBet, parseBets } from "./parse-bets.ts";
import { playRoulette } from "./play.ts";
import { type Spot, spots, spotsByName } from "./spots.ts";
import { RED_POCKETS, WHEEL } from "./wheel.ts";
import { RouletteEvent, RouletteInput, RouletteLayout } from "./wire.ts";

/** One wheel with one zero and every bet of the European table; each bet returns 36/37. */
export const roulette: Mechanic<RouletteData> = {
  id: "roulette",
  family: "roulette",
  data: RouletteData,
  input: RouletteInput,
  event: RouletteEvent,
  layout: RouletteLayout,
  rulesOf(data) {
    return {
      kind: "instant",
      stakes: data.chips.map(BigInt),
      computeFigures,
      layout: (scale) => layoutOf(data, scale),
      accept(stakeMinor, input) {
        checkStakeUnit(stakeMinor, 1n);
        const bets = parseBets(stakeMinor, input);
        return {
          checkOffer: (scale) => checkLimits(data, bets, scale),
          coveredShare: new Set(bets.flatMap(({ spot }) => spot.pockets)).size / WHEEL.length,
          play: (draws) => playRoulette(draws, bets),
        };
      },
    };
  },
};

function layoutOf(data: RouletteData, scale: bigint): RouletteLayout {
  return {
    kind: "roulette",
    wheel: [...WHEEL],
    redPockets: [...RED_POCKETS],
    betUnitMinor: (BigInt(data.betUnit) * scale).toString(),
    maximumStakeMinor: (BigInt(data.maximumStake) * scale).toString(),
    spots: spots.map((spot) => ({
      ...spot,
      pockets: [...spot.pockets],
      maximumBetMinor: (maximumBet(data, spot) * scale).toString(),
    })),
  };
}

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
