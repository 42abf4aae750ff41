import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { MultiplierHundredths, ReturnText, Risk } from "../../rules/multiplier.ts";

/** The number of rows of pegs: more rows have more bins. */
export const PlinkoRows = z.union([z.literal(8), z.literal(12), z.literal(16)]);
export type PlinkoRows = z.infer<typeof PlinkoRows>;

/** The board that the player chooses. */
export const PlinkoInput = z.strictObject({ rows: PlinkoRows, risk: Risk });
export type PlinkoInput = z.infer<typeof PlinkoInput>;

/** The ball hit a peg of `row`, from 0 at the top, and went to this side of it. */
const BallBounced = z.object({
  type: z.literal("ball-bounced"),
  row: z.int().min(0).max(15),
  side: z.enum(["left", "right"]),
});

/**
 * The ball fell into `bin`, from 0 at the left: the number of turns to the right. Every bin pays something, possibly less than the stake.
 */
const BinWon = z.object({
  type: z.literal("bin-won"),
  bin: z.int().min(0).max(16),
  multiplierHundredths: MultiplierHundredths,
  payoutMinor: MinorAmount,
});

/** One step of a round of plinko: a `ball-bounced` for each row from the top down, `bin-won`, `round-ended`. */
export const PlinkoEvent = z.discriminatedUnion("type", [BallBounced, BinWon, RoundEnded]);
export type PlinkoEvent = z.infer<typeof PlinkoEvent>;

/**
 * Every board: the multipliers of its bins from left to right in hundredths, and the number of paths to each bin, out of 2 to the power of
 * `rows`. `usual` is the board that the sheet's figures describe. All boards have exactly the same return.
 */
export const PlinkoLayout = z.object({
  kind: z.literal("plinko"),
  boards: z
    .array(
      z.object({
        rows: PlinkoRows,
        risk: Risk,
        binsHundredths: z.array(MultiplierHundredths).min(9).max(17),
        ways: z.array(z.int().min(1)).min(9).max(17),
        returnToPlayer: ReturnText,
      }),
    )
    .min(1),
  usual: PlinkoInput,
});
export type PlinkoLayout = z.infer<typeof PlinkoLayout>;
