import { z } from "zod";
import { MinorAmount } from "../amount.ts";

/**
 * The last event of every script: what the round pays in minor units, equal to the sum of `payoutMinor` over the events whose type ends in
 * `-won`. Zero when it lost. The client celebrates only a payout above the stake.
 */
export const RoundEnded = z.object({ type: z.literal("round-ended"), payoutMinor: MinorAmount });
export type RoundEnded = z.infer<typeof RoundEnded>;
