import { z } from "zod";
import { Percent, Stakes } from "../../rules/parts.ts";

/** The pay per coin, the coin itself included. */
const CoinPay = z.int().min(1).max(10_000);

/** The pay per coin of a royal flush, which is higher in a round of five coins. */
const RoyalPay = z.strictObject({ fiveCoins: CoinPay, fewerCoins: CoinPay });

/**
 * The fields of every machine. `coinValues` are in euro cents; a round is one to five coins of one value. `returns` record the best play's
 * return as a percentage that is cut after two digits; a sheet shows the rounded one of `HOLD_LISTS`.
 */
const machine = {
  coinValues: Stakes,
  returns: z.strictObject({ fiveCoins: Percent, fewerCoins: Percent }),
};

const JacksOrBetterData = z.strictObject({
  ...machine,
  game: z.literal("jacks-or-better"),
  pays: z.strictObject({
    "royal-flush": RoyalPay,
    "straight-flush": CoinPay,
    "four-of-a-kind": CoinPay,
    "full-house": CoinPay,
    flush: CoinPay,
    straight: CoinPay,
    "three-of-a-kind": CoinPay,
    "two-pair": CoinPay,
    "jacks-or-better": CoinPay,
  }),
});

const DeucesWildData = z.strictObject({
  ...machine,
  game: z.literal("deuces-wild"),
  pays: z.strictObject({
    "natural-royal": RoyalPay,
    "four-deuces": CoinPay,
    "wild-royal": CoinPay,
    "five-of-a-kind": CoinPay,
    "straight-flush": CoinPay,
    "four-of-a-kind": CoinPay,
    "full-house": CoinPay,
    flush: CoinPay,
    straight: CoinPay,
    "three-of-a-kind": CoinPay,
  }),
});

export const VideoPokerData = z.discriminatedUnion("game", [JacksOrBetterData, DeucesWildData]);
export type VideoPokerData = z.infer<typeof VideoPokerData>;
