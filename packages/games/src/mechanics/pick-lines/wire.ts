import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { scattersWon } from "../../slots/free-spins-events.ts";
import { LineWon, linesReelsLayout, ReelsStopped } from "../lines/wire.ts";

/** The pick offers this many boxes, in three rows of four. */
export const BOXES = 12;

const Box = z
  .int()
  .min(0)
  .max(BOXES - 1);

/**
 * Reels and lines as in `LinesLayout`, and the pick: the number of scatters that starts it, its prizes in coins (highest first), the number
 * of empty boxes, and its mean payout in coins with two decimals.
 */
export const PickLinesLayout = z.object({
  kind: z.literal("pick-lines"),
  ...linesReelsLayout,
  pick: z.object({
    scatters: z.int().min(1),
    boxes: z.literal(BOXES),
    prizes: z.array(z.int().min(1)).min(1),
    empty: z.int().min(1),
    mean: z.string(),
  }),
});
export type PickLinesLayout = z.infer<typeof PickLinesLayout>;

/** Opens a closed box; boxes count from 0 at the top left, row by row. */
export const PickLinesAction = z.strictObject({ type: z.literal("open"), box: Box });
export type PickLinesAction = z.infer<typeof PickLinesAction>;

/** The scatters started the pick; the content of every box is fixed from now on. */
const PickStarted = z.object({ type: z.literal("pick-started"), boxes: z.literal(BOXES) });

/** An opened box holds a prize of `payoutMinor`; `totalMinor` is the sum of this pick's prizes so far. */
const PrizeWon = z.object({
  type: z.literal("prize-won"),
  box: Box,
  payoutMinor: MinorAmount,
  totalMinor: MinorAmount,
});

/** An opened box is empty: the pick ends, and the player keeps the prizes found before. */
const BoxEmpty = z.object({ type: z.literal("box-empty"), box: Box });

/** The prizes of all boxes, "0" for an empty one; shown when the pick is over. */
const BoxesShown = z.object({
  type: z.literal("boxes-shown"),
  contentsMinor: z.array(MinorAmount).length(BOXES),
  totalMinor: MinorAmount,
});

/**
 * One step of a round: `reels-stopped`, then `line-won` (by line) and `scatters-won`. Three scatters add `pick-started`; each opened box adds
 * `prize-won` or `box-empty`. A pick ends with `boxes-shown`. `round-ended` is last.
 */
export const PickLinesEvent = z.discriminatedUnion("type", [
  ReelsStopped,
  LineWon,
  scattersWon(5),
  PickStarted,
  PrizeWon,
  BoxEmpty,
  BoxesShown,
  RoundEnded,
]);
export type PickLinesEvent = z.infer<typeof PickLinesEvent>;
