import { betOnSpot, fourBetsAtATime } from "../../bookmaking/bet-inputs.ts";
import { type ChoiceFigures, type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { rational, toPercent } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import type { AcceptedRound, Mechanic } from "../../rules/mechanic.ts";
import { checkStakeUnit } from "../../rules/stakes.ts";
import { RouletteData } from "./data.ts";
import { checkHalves, figuresOfFrenchSpot, halvesOfFrenchSpot } from "./la-partage.ts";
import { checkLimits, maximumBet, parseBets, type SpotBet } from "./parse-bets.ts";
import { playRoulette } from "./play.ts";
import { type RouletteSpot, spots, spotsByName } from "./spots.ts";
import { RED_POCKETS, WHEEL } from "./wheel.ts";
import { RouletteEvent, RouletteInput, RouletteLayout } from "./wire.ts";

/** One wheel with one zero and every bet of the European table; each bet returns 36/37, an even chance at a French table 73/74. */
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
      computeFigures: () => rouletteFigures(data),
      choices: () => figuresOfEachSpot(data),
      computeWinChances: () => rouletteWinChances(data),
      layout: (scale) => rouletteLayout(data, scale),
      usualInput: (stakeMinor) => betOnSpot("red", stakeMinor),
      sampleInputs: (stakeMinor) => fourBetsAtATime(spots, stakeMinor),
      accept(stakeMinor, input) {
        const { bets, ...accepted } = acceptBets(data, stakeMinor, input);
        return { ...accepted, play: (draws) => playRoulette(draws, bets, data.laPartage) };
      },
    };
  },
};

/** The bets of a spin, as the rules of the table accept them. Throws `RoundRefusedError` with `invalid_input` or `invalid_stake`. */
export function acceptBets(
  data: RouletteData,
  stakeMinor: bigint,
  input: unknown,
): AcceptedRound & { bets: readonly SpotBet[] } {
  checkStakeUnit(stakeMinor, 1n);
  const bets = parseBets(stakeMinor, input);
  if (data.laPartage) checkHalves(bets);
  return {
    bets,
    checkOffer: (scale) => checkLimits(data, bets, scale),
    coveredShare: new Set(bets.flatMap(({ spot }) => spot.pockets)).size / WHEEL.length,
  };
}

export function rouletteLayout(data: RouletteData, scale: bigint): RouletteLayout {
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
    ...(data.pace && { pace: data.pace }),
    ...(data.laPartage && {
      laPartage: {
        evenChanceReturn: toPercent(
          figuresOfFrenchSpot(spotsByName.get("red") as RouletteSpot).returnToPlayer,
          2,
        ),
        otherReturn: toPercent(
          figuresOfFrenchSpot(spotsByName.get("straight-0") as RouletteSpot).returnToPlayer,
          2,
        ),
      },
    }),
  };
}

/** The figures of one bet on one spot, over the 37 pockets. */
export function figuresOfSpot(spot: RouletteSpot): Figures {
  return figuresOf(pocketsOfSpot(spot), 1);
}

/** The number of pockets for each payout in stakes. */
function pocketsOfSpot({ pockets, pays }: RouletteSpot): Distribution {
  const covered = BigInt(pockets.length);
  return new Map([
    [0, BigInt(WHEEL.length) - covered],
    [pays + 1, covered],
  ]);
}

/**
 * The table's figures: return, hit rate and volatility of an even chance, and the largest win of a straight bet. The return is the same for
 * every spot; at a French table the other spots return less.
 */
export function rouletteFigures({ laPartage }: RouletteData): Figures {
  const red = spotsByName.get("red") as RouletteSpot;
  const evenChance = laPartage ? figuresOfFrenchSpot(red) : figuresOfSpot(red);
  return { ...evenChance, maxWinMultiple: rational(WHEEL.length - 1) };
}

/** The figures of a bet on each spot. */
export function figuresOfEachSpot({ laPartage }: RouletteData): ChoiceFigures[] {
  return spots.map((spot) => (laPartage ? figuresOfFrenchSpot(spot) : figuresOfSpot(spot)));
}

/** The chances of an even chance's wins. The reachable win is that of a straight bet. */
export function rouletteWinChances({ laPartage }: RouletteData): WinChances {
  const red = spotsByName.get("red") as RouletteSpot;
  const usual = laPartage
    ? winChancesOf(chancesOfCounts(halvesOfFrenchSpot(red)), 2)
    : winChancesOf(chancesOfCounts(pocketsOfSpot(red)), 1);
  return withAimedWin(usual, { multiple: rational(WHEEL.length - 1), chance: 1 / WHEEL.length });
}
