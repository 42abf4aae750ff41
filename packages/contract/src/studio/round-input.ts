import { z } from "zod";
import { PositiveMinorAmount } from "./amount.ts";

/** Input of a game that needs only a stake (slots, scratch cards): an empty object. */
export const NoInput = z.strictObject({});
export type NoInput = z.infer<typeof NoInput>;

/** One bet on the roulette table: a spot of the sheet's layout (`straight-17`, `split-1-2`, `red`) and its amount in minor units. */
export const RouletteBet = z.strictObject({
  spot: z.string().max(40),
  amountMinor: PositiveMinorAmount,
});
export type RouletteBet = z.infer<typeof RouletteBet>;

/** All bets of one spin: each of the table's 157 spots at most once; the amounts add up to the round's stake. */
export const RouletteInput = z.strictObject({ bets: z.array(RouletteBet).min(1).max(157) });
export type RouletteInput = z.infer<typeof RouletteInput>;

/** What the player chose in a round; the engine accepts one of the shapes and refuses the others with `invalid_input`. */
export const RoundInput = z.union([RouletteInput, NoInput]);
export type RoundInput = z.infer<typeof RoundInput>;
