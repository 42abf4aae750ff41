import { z } from "zod";

/**
 * What the player chose with the stake: an empty object in a game that needs only a stake, the bets on a table. The mechanic's own schema
 * says what it holds; anything else is refused as `invalid_input`.
 */
export const RoundInput = z.record(z.string().max(40), z.json());
export type RoundInput = z.infer<typeof RoundInput>;
