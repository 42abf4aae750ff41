import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { z } from "zod";
import { CellIndex } from "./card-layout.ts";

/** The winning fields (from 0, in the order of `card-dealt`) and their total payout. */
export const PrizeWon = z.object({
  type: z.literal("prize-won"),
  cells: z.array(CellIndex).min(1),
  payoutMinor: MinorAmount,
});
