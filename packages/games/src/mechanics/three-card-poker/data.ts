import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";

/** The pay of three cards, to one. */
const Pay = z.int().min(1).max(100);

/**
 * A table of three card poker. `stakes` are the amounts on offer in euro cents, for the ante and for the side bet. The dealer qualifies
 * with queen high. `anteBonus` is paid on the ante of a player who plays, whatever the dealer has; `pairPlus` are the pays of the side bet.
 */
export const ThreeCardPokerData = z.strictObject({
  stakes: Stakes,
  anteBonus: z.strictObject({ straightFlush: Pay, threeOfAKind: Pay, straight: Pay }),
  pairPlus: z.strictObject({ straightFlush: Pay, threeOfAKind: Pay, straight: Pay, flush: Pay, pair: Pay }),
});
export type ThreeCardPokerData = z.infer<typeof ThreeCardPokerData>;
