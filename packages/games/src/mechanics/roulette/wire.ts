import { MinorAmount, PositiveMinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { ReturnText } from "../../rules/multiplier.ts";

/** The kinds of bet of the European table, inside and outside. */
export const RouletteBetKind = z.enum([
  "straight",
  "split",
  "street",
  "trio",
  "corner",
  "first-four",
  "six-line",
  "column",
  "dozen",
  "red",
  "black",
  "odd",
  "even",
  "low",
  "high",
]);
export type RouletteBetKind = z.infer<typeof RouletteBetKind>;

/** The pace of a table whose spin is shown faster than usual. */
export const RoulettePace = z.enum(["quick"]);
export type RoulettePace = z.infer<typeof RoulettePace>;

/**
 * The roulette table: `wheel` is the order of the pockets clockwise from 0; each spot covers its pockets and pays `pays` to one in addition
 * to the stake. A bet is a whole multiple of `betUnitMinor`, at most `maximumBetMinor` of its spot; `stakes` of the sheet are the chips on
 * offer. `laPartage` is set on a French table: half of an even-chance bet is returned on zero, so that it returns more than the other bets.
 * `pace` is left out at a table of usual pace.
 */
export const RouletteLayout = z.object({
  kind: z.literal("roulette"),
  wheel: z.array(z.int().min(0).max(36)).length(37),
  redPockets: z.array(z.int().min(1).max(36)).length(18),
  betUnitMinor: PositiveMinorAmount,
  maximumStakeMinor: PositiveMinorAmount,
  spots: z.array(
    z.object({
      spot: z.string().max(40),
      kind: RouletteBetKind,
      pockets: z.array(z.int().min(0).max(36)).min(1).max(18),
      pays: z.int().min(1).max(35),
      maximumBetMinor: PositiveMinorAmount,
    }),
  ),
  laPartage: z.object({ evenChanceReturn: ReturnText, otherReturn: ReturnText }).optional(),
  pace: RoulettePace.optional(),
});
export type RouletteLayout = z.infer<typeof RouletteLayout>;

/** One bet on the table: a spot of the sheet's layout (`straight-17`, `split-1-2`, `red`) and its amount in minor units. */
export const RouletteBet = z.strictObject({
  spot: z.string().max(40),
  amountMinor: PositiveMinorAmount,
});
export type RouletteBet = z.infer<typeof RouletteBet>;

/** All bets of one spin: each of the table's 157 spots at most once; the amounts add up to the round's stake. */
export const RouletteInput = z.strictObject({ bets: z.array(RouletteBet).min(1).max(157) });
export type RouletteInput = z.infer<typeof RouletteInput>;

/** The ball fell into a pocket from 0 to 36, with its colour. The sheet has the pocket's position on the wheel. */
const BallLanded = z.object({
  type: z.literal("ball-landed"),
  pocket: z.int().min(0).max(36),
  color: z.enum(["red", "black", "green"]),
});

/**
 * A bet on `spot` pays: `payoutMinor` is the stake plus its winnings, in minor units. On zero at a French table it is half of the stake.
 */
const BetWon = z.object({
  type: z.literal("bet-won"),
  spot: z.string().max(40),
  amountMinor: MinorAmount,
  payoutMinor: MinorAmount,
});

/**
 * One step of a round of roulette: `ball-landed`, a `bet-won` for each bet that pays, in the order in which they were placed,
 * `round-ended`.
 */
export const RouletteEvent = z.discriminatedUnion("type", [BallLanded, BetWon, RoundEnded]);
export type RouletteEvent = z.infer<typeof RouletteEvent>;
