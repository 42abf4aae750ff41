import { parseNamedBets } from "../../cards/parse-bets.ts";
import { TABLE_FAMILY } from "../../cards/table-family.ts";
import { toNumber, toPercent } from "../../exact/rational.ts";
import { RoundRefusedError } from "../../round-refused.ts";
import { checkStakeUnit } from "../../stakes.ts";
import type { Mechanic } from "../mechanic.ts";
import {
  type BaccaratCounts,
  countResults,
  coveredBy,
  figuresOfBet,
  tableFigures,
} from "./compute-figures.ts";
import { BaccaratData } from "./data.ts";
import { playBaccarat } from "./play.ts";
import { PAYS } from "./returns.ts";
import { BaccaratEvent, BaccaratInput, BaccaratLayout, BaccaratSpot } from "./wire.ts";

/** The banker's 0.95 is paid exactly on multiples of this. */
const BET_UNIT = 20n;

/** Punto banco: eight decks, shuffled anew for each round; player 1, banker 0.95, tie 8, pairs 11 to one. */
export const baccarat: Mechanic<BaccaratData> = {
  id: "baccarat",
  family: TABLE_FAMILY,
  data: BaccaratData,
  input: BaccaratInput,
  event: BaccaratEvent,
  layout: BaccaratLayout,
  rulesOf(data) {
    return {
      kind: "instant",
      stakes: data.chips.map(BigInt),
      computeFigures: () => tableFigures(countsOf(data.decks)),
      layout: (scale) => baccaratLayout(data, scale),
      accept(stakeMinor, input) {
        checkStakeUnit(stakeMinor, BET_UNIT);
        const bets = parseNamedBets<BaccaratSpot>(BaccaratInput, stakeMinor, input);
        for (const amountMinor of bets.values()) checkStakeUnit(amountMinor, BET_UNIT);
        return {
          checkOffer: (scale) => checkBaccaratLimits(data, bets, stakeMinor, scale),
          coveredShare: toNumber(coveredBy([...bets.keys()], countsOf(data.decks))),
          play: (draws) => playBaccarat(data.decks, bets, draws),
        };
      },
    };
  },
};

function checkBaccaratLimits(
  data: BaccaratData,
  bets: ReadonlyMap<BaccaratSpot, bigint>,
  stakeMinor: bigint,
  scale: bigint,
) {
  const unitMinor = BigInt(data.chips[0] as number) * scale;
  for (const [spot, amountMinor] of bets) {
    if (amountMinor % unitMinor !== 0n) {
      throw new RoundRefusedError("invalid_stake", `a bet is a multiple of ${unitMinor} minor units`);
    }
    if (amountMinor > maximumOf(data, spot) * scale) {
      throw new RoundRefusedError("invalid_stake", `${spot} takes at most ${maximumOf(data, spot) * scale}`);
    }
  }
  const largest = BigInt(data.maximumStake) * scale;
  if (stakeMinor > largest) {
    throw new RoundRefusedError("invalid_stake", `the table takes at most ${largest} a round`);
  }
}

function maximumOf({ maximumBets }: BaccaratData, spot: BaccaratSpot): bigint {
  if (spot === "player" || spot === "banker") return BigInt(maximumBets.side);
  return BigInt(spot === "tie" ? maximumBets.tie : maximumBets.pair);
}

const counted = new Map<number, BaccaratCounts>();

/** Takes a tenth of a second, once. */
function countsOf(decks: number): BaccaratCounts {
  const known = counted.get(decks) ?? countResults(decks);
  counted.set(decks, known);
  return known;
}

function baccaratLayout(data: BaccaratData, scale: bigint): BaccaratLayout {
  return {
    kind: "baccarat",
    decks: data.decks,
    betUnitMinor: (BigInt(data.chips[0] as number) * scale).toString(),
    maximumStakeMinor: (BigInt(data.maximumStake) * scale).toString(),
    spots: BaccaratSpot.options.map((spot) => {
      const { returnToPlayer, hitRate } = figuresOfBet(spot, countsOf(data.decks));
      return {
        spot,
        pays: PAYS[spot],
        maximumBetMinor: (maximumOf(data, spot) * scale).toString(),
        returnToPlayer: toPercent(returnToPlayer, 2),
        hitRate: toPercent(hitRate, 2),
      };
    }),
  };
}
