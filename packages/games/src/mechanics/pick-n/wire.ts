import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { MultiplierHundredths, ReturnText } from "../../rules/multiplier.ts";

/** The most plays of one ticket, A to L, and of all tickets of a player in a draw. */
export const MAX_TICKET_PLAYS = 12;
export const MAX_PLAYER_PLAYS = 60;
/** The most prices on one play. */
export const MAX_TIMES = 20;

const Digits = z.string().regex(/^[0-9]{3,4}$/);

/** `straight`: the digits in the drawn order. `boxed`: in any order. `both`: half of the price on each. */
export const PickWay = z.enum(["straight", "boxed", "both"]);
export type PickWay = z.infer<typeof PickWay>;

const PickPlay = z.strictObject({ digits: Digits, way: PickWay, times: z.int().min(1).max(MAX_TIMES) });
export type PickPlay = z.infer<typeof PickPlay>;

/** The plays of a ticket. Each costs `times` prices. */
export const PickNInput = z.strictObject({ plays: z.array(PickPlay).min(1).max(MAX_PLAYER_PLAYS) });
export type PickNInput = z.infer<typeof PickNInput>;

/** The digits in the order in which they were drawn, and the number of prices that were sold. */
const DigitsDrawn = z.object({ type: z.literal("digits-drawn"), digits: Digits, sold: z.int().min(0) });
export type DigitsDrawn = z.infer<typeof DigitsDrawn>;

/** What a play can win: `straight` and `boxed` for such plays, `exact` and `any` for a play of both, with its digits in order or not. */
export const PickTier = z.enum(["straight", "exact", "boxed", "any"]);
export type PickTier = z.infer<typeof PickTier>;

/** What each tier pays in this draw: `winners` prices get `hundredths` of a price. `isCut` if the cap has cut prizes. */
const PickPrizes = z.object({
  type: z.literal("prizes-set"),
  isCut: z.boolean(),
  tiers: z
    .array(z.object({ tier: PickTier, winners: z.int().min(0), hundredths: MultiplierHundredths }))
    .min(1),
});
export type PickPrizes = z.infer<typeof PickPrizes>;

/** A play has won. `play` counts from 0. */
const PickPlayWon = z.object({
  type: z.literal("play-won"),
  play: z
    .int()
    .min(0)
    .max(MAX_PLAYER_PLAYS - 1),
  tier: PickTier,
  times: z.int().min(1).max(MAX_TIMES),
  hundredths: MultiplierHundredths,
  payoutMinor: MinorAmount,
});
export type PickPlayWon = z.infer<typeof PickPlayWon>;

/** `digits-drawn` and `prizes-set` are the draw's. A ticket adds `play-won` for each winning play, and `round-ended`. */
export const PickNEvent = z.discriminatedUnion("type", [DigitsDrawn, PickPrizes, PickPlayWon, RoundEnded]);
export type PickNEvent = z.infer<typeof PickNEvent>;

/** A bet on offer: `ways` is the number of orders of its digits. `inOrder` and `otherOrder` are what it pays in hundredths of the price. */
const PickBet = z.object({
  way: PickWay,
  ways: z.int().min(1).max(24),
  inOrderHundredths: MultiplierHundredths,
  otherOrderHundredths: MultiplierHundredths,
  oneIn: z.number().min(1),
  returnPercent: ReturnText,
});
export type PickBet = z.infer<typeof PickBet>;

/** A game of three or four digits. `capPrices` is the most that a draw pays, in prices. */
export const PickNLayout = z.object({
  kind: z.literal("pick-n"),
  digits: z.int().min(3).max(4),
  priceMinor: MinorAmount,
  maximumPlays: z.int().min(1).max(MAX_TICKET_PLAYS),
  maximumTimes: z.int().min(1).max(MAX_TIMES),
  bets: z.array(PickBet).min(1),
  capPrices: z.int().min(1),
  maximumSold: z.int().min(1),
  lowestReturn: ReturnText,
  highestReturn: ReturnText,
  returnsBySold: z.array(z.object({ lines: z.int().min(1), returnPercent: ReturnText })).min(1),
  usual: PickNInput,
});
export type PickNLayout = z.infer<typeof PickNLayout>;
