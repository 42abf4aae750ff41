import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { z } from "zod";
import { CellIndex } from "./card-layout.ts";

/** The fields (from 0, in the order of `card-dealt`) that win, and what they are paid together. */
export const PrizeWon = z.object({
  type: z.literal("prize-won"),
  cells: z.array(CellIndex).min(1),
  payoutMinor: MinorAmount,
});
