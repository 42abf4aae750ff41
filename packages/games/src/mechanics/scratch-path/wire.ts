import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { CardLayout, CellIndex } from "../../scratch-cards/card-layout.ts";
import { PrizeWon } from "../../scratch-cards/prize-won.ts";

/** The direction of a field: down to the left, straight down, down to the right; or the path stops there. */
const PathStep = z.enum(["left", "down", "right", "stop"]);
export type PathStep = z.infer<typeof PathStep>;

/** The column (from 0) where the path begins, the steps of all fields row by row, and the amounts below the last row. */
const PathDealt = z.object({
  type: z.literal("card-dealt"),
  start: z.int().min(0).max(4),
  steps: z.array(PathStep).max(25),
  exitsMinor: z.array(MinorAmount).min(3).max(5),
});

/** The fields of the path from its start to its stop, or to the amount that it reaches. */
const PathWalked = z.object({ type: z.literal("path-walked"), cells: z.array(CellIndex).min(2) });

/** One step of a round of scratch-path: `card-dealt`, `path-walked`, `prize-won` if the path reaches an amount, `round-ended`. */
export const PathEvent = z.discriminatedUnion("type", [PathDealt, PathWalked, PrizeWon, RoundEnded]);
export type PathEvent = z.infer<typeof PathEvent>;

export const PathLayout = CardLayout.extend({ rows: z.int().min(3).max(5) });
