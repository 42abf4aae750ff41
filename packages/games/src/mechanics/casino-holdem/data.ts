import { z } from "zod";
import { Percent, Stakes } from "../../rules/parts.ts";

/** The pay of a hand, to one. */
const Pay = z.int().min(1).max(1000);

/**
 * A table of casino hold'em. `stakes` are the amounts on offer in euro cents, for the ante and for the side bet. `antePays` apply when the
 * player wins; any other hand pays 1. `bonusPays` are those of the side bet on the player's two cards and the flop; `acesToStraight` is for
 * a pair of aces up to a straight. `returns` record the returns as percentages with two digits; a test recomputes them.
 */
export const CasinoHoldemData = z.strictObject({
  stakes: Stakes,
  antePays: z.strictObject({
    royalFlush: Pay,
    straightFlush: Pay,
    fourOfAKind: Pay,
    fullHouse: Pay,
    flush: Pay,
  }),
  bonusPays: z.strictObject({
    royalFlush: Pay,
    straightFlush: Pay,
    fourOfAKind: Pay,
    fullHouse: Pay,
    flush: Pay,
    acesToStraight: Pay,
  }),
  returns: z.strictObject({ ante: Percent, bonus: Percent }),
});
export type CasinoHoldemData = z.infer<typeof CasinoHoldemData>;
