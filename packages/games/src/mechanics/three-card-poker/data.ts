import { z } from "zod";
import { Stakes } from "../parts.ts";

/** What three cards are paid, to one. */
const Pay = z.int().min(1).max(100);

/**
 * A table of three card poker. `stakes` are those on offer in euro cents, of the ante as of the side bet. The dealer qualifies with a queen
 * high. `anteBonus` is paid on the ante of a player who plays, whatever the dealer has; `pairPlus` is the side bet's.
 */
export const ThreeCardPokerData = z.strictObject({
  stakes: Stakes,
  anteBonus: z.strictObject({ straightFlush: Pay, threeOfAKind: Pay, straight: Pay }),
  pairPlus: z.strictObject({ straightFlush: Pay, threeOfAKind: Pay, straight: Pay, flush: Pay, pair: Pay }),
});
export type ThreeCardPokerData = z.infer<typeof ThreeCardPokerData>;
