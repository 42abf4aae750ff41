import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { MultiplierHundredths, ReturnText } from "../../rules/multiplier.ts";

/** The largest number on a ball of any game. */
export const MAX_BALL = 50;
/** The most slips of one ticket, A to L, and of all tickets of a player in a draw. */
export const MAX_TICKET_SLIPS = 12;
export const MAX_PLAYER_SLIPS = 60;
/** The most numbers that a slip marks: more than a line has are a system bet. */
export const MAX_MARKS = 9;

const LottoNumber = z.int().min(1).max(MAX_BALL);
const Slip = z
  .array(LottoNumber)
  .min(5)
  .max(MAX_MARKS)
  .refine((marks) => marks.every((mark, index) => index === 0 || mark > (marks[index - 1] ?? 0)), {
    error: "numbers ascend, each at most once",
  });

/** The slips of a ticket, each with its marked numbers, ascending. A slip with more numbers than a line plays every line among them. */
export const LottoInput = z.strictObject({ slips: z.array(Slip).min(1).max(MAX_PLAYER_SLIPS) });
export type LottoInput = z.infer<typeof LottoInput>;

/** The balls in the order in which they were drawn, the bonus ball after them (null in games without one), and the number of lines sold. */
const BallsDrawn = z.object({
  type: z.literal("balls-drawn"),
  numbers: z.array(LottoNumber).min(5).max(6),
  bonus: LottoNumber.nullable(),
  lines: z.int().min(0),
});
export type BallsDrawn = z.infer<typeof BallsDrawn>;

/** A tier of prizes: `hits` numbers of a line are drawn and, with `withBonus`, another is the bonus ball. */
const Tier = z.object({ hits: z.int().min(1).max(6), withBonus: z.boolean() });

/** What each tier pays in this draw, the highest first: `winners` lines get `hundredths` of the line's price. `isCut` if the cap has cut prizes. */
const LottoPrizes = z.object({
  type: z.literal("prizes-set"),
  isCut: z.boolean(),
  tiers: z.array(Tier.extend({ winners: z.int().min(0), hundredths: MultiplierHundredths })).min(1),
});
export type LottoPrizes = z.infer<typeof LottoPrizes>;

/** Lines of one slip have won the prize of a tier. `slip` counts from 0. */
const LottoSlipWon = Tier.extend({
  type: z.literal("slip-won"),
  slip: z
    .int()
    .min(0)
    .max(MAX_PLAYER_SLIPS - 1),
  lines: z.int().min(1),
  hundredths: MultiplierHundredths,
  payoutMinor: MinorAmount,
});
export type LottoSlipWon = z.infer<typeof LottoSlipWon>;

/** `balls-drawn` and `prizes-set` are the draw's. A ticket adds `slip-won` for each slip and tier with a win, and `round-ended`. */
export const LottoEvent = z.discriminatedUnion("type", [BallsDrawn, LottoPrizes, LottoSlipWon, RoundEnded]);
export type LottoEvent = z.infer<typeof LottoEvent>;

/**
 * A game of lotto. A line costs `priceMinor`. `capPrices` is the most that a draw pays, in prices of a line; `isTop` marks the tiers that are cut
 * first. `returnsBySold` is the return under the cap when this many lines are sold at random.
 */
export const LottoLayout = z.object({
  kind: z.literal("lotto"),
  balls: z.int().min(10).max(MAX_BALL),
  picks: z.int().min(5).max(6),
  hasBonus: z.boolean(),
  priceMinor: MinorAmount,
  maximumSlips: z.int().min(1).max(MAX_TICKET_SLIPS),
  systems: z.array(z.object({ numbers: z.int(), lines: z.int() })).min(1),
  tiers: z
    .array(Tier.extend({ hundredths: MultiplierHundredths, oneIn: z.number().min(1), isTop: z.boolean() }))
    .min(1),
  capPrices: z.int().min(1),
  maximumSold: z.int().min(1),
  returnPercent: ReturnText,
  hitOneIn: z.number().min(1),
  returnsBySold: z.array(z.object({ lines: z.int().min(1), returnPercent: ReturnText })).min(1),
  usual: LottoInput,
});
export type LottoLayout = z.infer<typeof LottoLayout>;
