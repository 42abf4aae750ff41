import { z } from "zod";
import { MultiplierHundredths, ReturnPercent } from "../../rules/multiplier.ts";
import { Stakes } from "../../rules/parts.ts";
import { minesLadder } from "./ladder.ts";
import { TILES } from "./wire.ts";

/** Multipliers are whole hundredths, so a stake in whole units of the currency is always paid out exactly. */
export const MINES_STAKE_UNIT = 100;

const Count = z
  .int()
  .min(1)
  .max(TILES - 1);

/**
 * The data of a mines game on 25 tiles. For any number of mines, and whenever the player stops, a round returns `returnPercent` percent,
 * minus the loss from rounding down to a hundredth of the stake. No step pays more than `maximumHundredths`. `usual` is the play that the
 * sheet describes.
 */
export const MinesData = z
  .strictObject({
    stakes: Stakes,
    returnPercent: ReturnPercent,
    maximumHundredths: MultiplierHundredths.min(TILES * 100),
    usual: z.strictObject({ mines: Count, opened: Count }),
  })
  .refine(({ stakes }) => stakes.every((stake) => stake % MINES_STAKE_UNIT === 0), {
    error: `a stake is a multiple of ${MINES_STAKE_UNIT}`,
    path: ["stakes"],
  })
  .refine((data) => (minesLadder(1, data)[0] ?? 0) > 100, {
    error: "one tile with one mine pays more than the stake",
    path: ["returnPercent"],
  })
  .refine((data) => data.usual.opened <= minesLadder(data.usual.mines, data).length, {
    error: "the usual play is possible",
    path: ["usual"],
  });
export type MinesData = z.infer<typeof MinesData>;
