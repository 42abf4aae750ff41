import { parseNamedBets } from "../../cards/parse-bets.ts";
import { toNumber, toPercent } from "../../exact/rational.ts";
import type { AcceptedRound, Mechanic } from "../../rules/mechanic.ts";
import { checkStakeUnit } from "../../rules/stakes.ts";
import { betUnitOf, checkBaccaratLimits, maximumBetOf } from "./check-limits.ts";
import { BACCARAT_UNIT_MINOR, BaccaratData } from "./data.ts";
import {
  baccaratCountsOf,
  baccaratWinChances,
  coveredBy,
  figuresOfBet,
  figuresOfEachBet,
  figuresOfTable,
} from "./figures.ts";
import { BACCARAT_PAYS } from "./payouts.ts";
import { playBaccarat } from "./play.ts";
import { BaccaratEvent, BaccaratInput, BaccaratLayout, BaccaratSpot } from "./wire.ts";

/** Punto banco with eight decks, shuffled for each round: player pays 1, banker 0.95, tie 8, a pair 11 to one. */
export const baccarat: Mechanic<BaccaratData> = {
  id: "baccarat",
  family: "cards",
  data: BaccaratData,
  input: BaccaratInput,
  event: BaccaratEvent,
  layout: BaccaratLayout,
  rulesOf(data) {
    return {
      kind: "instant",
      stakes: data.chips.map(BigInt),
      computeFigures: () => figuresOfTable(baccaratCountsOf(data.decks)),
      choices: () => figuresOfEachBet(baccaratCountsOf(data.decks)),
      computeWinChances: () => baccaratWinChances(baccaratCountsOf(data.decks)),
      layout: (scale) => baccaratLayout(data, scale),
      usualInput: bankerAlone,
      accept(stakeMinor, input) {
        const { bets, ...accepted } = acceptBaccaratBets(data, stakeMinor, input);
        return { ...accepted, play: (draws) => playBaccarat(data.decks, bets, draws) };
      },
    };
  },
};

/** The bets of a round, as the rules of the table accept them. Throws `RoundRefusedError` with `invalid_input` or `invalid_stake`. */
export function acceptBaccaratBets(
  data: BaccaratData,
  stakeMinor: bigint,
  input: unknown,
): AcceptedRound & { bets: ReadonlyMap<BaccaratSpot, bigint> } {
  const unitMinor = BigInt(BACCARAT_UNIT_MINOR);
  checkStakeUnit(stakeMinor, unitMinor);
  const bets = parseNamedBets<BaccaratSpot>(BaccaratInput, stakeMinor, input);
  for (const amountMinor of bets.values()) checkStakeUnit(amountMinor, unitMinor);
  return {
    bets,
    checkOffer: (scale) => checkBaccaratLimits(data, bets, scale),
    coveredShare: toNumber(coveredBy([...bets.keys()], baccaratCountsOf(data.decks))),
  };
}

export function baccaratLayout(data: BaccaratData, scale: bigint): BaccaratLayout {
  return {
    kind: "baccarat",
    decks: data.decks,
    betUnitMinor: (betUnitOf(data) * scale).toString(),
    maximumStakeMinor: (BigInt(data.maximumStake) * scale).toString(),
    spots: BaccaratSpot.options.map((spot) => ({
      spot,
      pays: BACCARAT_PAYS[spot],
      maximumBetMinor: (maximumBetOf(data, spot) * scale).toString(),
      returnToPlayer: toPercent(figuresOfBet(spot, baccaratCountsOf(data.decks)).returnToPlayer, 2),
    })),
  };
}

/** The input that puts the whole stake on the banker, the bet that the figures describe. */
export function bankerAlone(stakeMinor: bigint): BaccaratInput {
  return { bets: { banker: stakeMinor.toString() } };
}
