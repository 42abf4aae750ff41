import { z } from "zod";
import { rational } from "../../exact/rational.ts";
import { isInReturnBand } from "../../rules/return-band.ts";
import { patternsOf } from "./patterns.ts";
import { BingoKind, BingoPrize, MAX_TICKETS } from "./wire.ts";

/**
 * The data of bingo. `price` of a ticket in euro cents; other currencies scale it. `prizes` share the pot in thousandths. `maximumTickets`
 * is for one player, and `maximumSold` for all players of a round.
 */
export const BingoData = z
  .strictObject({
    balls: BingoKind,
    price: z.int().min(10).max(10_000),
    maximumTickets: z.int().min(1).max(MAX_TICKETS),
    maximumSold: z.int().min(2).max(5_000),
    callMs: z.int().min(1_000).max(10_000),
    prizes: z.array(z.strictObject({ prize: BingoPrize, permille: z.int().min(10).max(975) })).min(1),
  })
  .refine(({ price }) => price % 10 === 0, { error: "a price is a multiple of 10 cents", path: ["price"] })
  .refine(({ prizes }) => prizes.every(({ permille }) => permille % 10 === 0), {
    error: "a share is a whole percent",
    path: ["prizes"],
  })
  .refine(({ balls, prizes }) => prizes.every(({ prize }) => patternsOf(balls, prize)), {
    error: "this game has no such prize",
    path: ["prizes"],
  })
  .refine(({ prizes }) => new Set(prizes.map(({ prize }) => prize)).size === prizes.length, {
    error: "each prize once",
    path: ["prizes"],
  })
  .refine(({ prizes }) => isInReturnBand(rational(sharedPermille({ prizes }), 1_000)), {
    error: "the prizes share 90 to 97.5 percent of the pot",
    path: ["prizes"],
  });
export type BingoData = z.infer<typeof BingoData>;

/** The part of the pot that goes to the prizes, in thousandths. */
export function sharedPermille({ prizes }: { prizes: readonly { permille: number }[] }): number {
  return prizes.reduce((sum, { permille }) => sum + permille, 0);
}
