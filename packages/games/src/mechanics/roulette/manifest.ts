import { type Figures, figuresOf } from "../../exact/figures.ts";
import { rational, toPercent } from "../../exact/rational.ts";
import { checkStakeUnit } from "../../stakes.ts";
import type { Mechanic } from "../mechanic.ts";
import { RouletteData } from "./data.ts";
import { checkHalves, figuresOfFrenchSpot } from "./la-partage.ts";
import { checkLimits, maximumBet, parseBets } from "./parse-bets.ts";
import { playRoulette } from "./play.ts";
import { type Spot, spots, spotsByName } from "./spots.ts";
import { RED_POCKETS, WHEEL } from "./wheel.ts";
import { RouletteEvent, RouletteInput, RouletteLayout } from "./wire.ts";

/** One wheel with one zero and every bet of the European table; each bet returns 36/37, at a French table an even chance 73/74. */
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
      computeFigures: () => computeFigures(data),
      layout: (scale) => layoutOf(data, scale),
      accept(stakeMinor, input) {
        checkStakeUnit(stakeMinor, 1n);
        const bets = parseBets(stakeMinor, input);
        if (data.laPartage) checkHalves(bets);
        return {
          checkOffer: (scale) => checkLimits(data, bets, scale),
          coveredShare: new Set(bets.flatMap(({ spot }) => spot.pockets)).size / WHEEL.length,
          play: (draws) => playRoulette(draws, bets, data.laPartage),
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
    ...(data.laPartage && {
      laPartage: {
        evenChanceReturn: toPercent(figuresOfFrenchSpot(spotsByName.get("red") as Spot).returnToPlayer, 2),
        otherReturn: toPercent(figuresOfFrenchSpot(spotsByName.get("straight-0") as Spot).returnToPlayer, 2),
      },
    }),
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
 * The table's figures: return, hit rate and volatility of an even chance, and the largest win of a straight bet. The return is the same for
 * every spot; at a French table the other spots return less.
 */
function computeFigures({ laPartage }: RouletteData): Figures {
  const red = spotsByName.get("red") as Spot;
  const evenChance = laPartage ? figuresOfFrenchSpot(red) : figuresOfSpot(red);
  return { ...evenChance, maxWinMultiple: rational(WHEEL.length - 1) };
}
