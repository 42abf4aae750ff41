import { z } from "zod";
import { rational } from "../../exact/rational.ts";
import { isInReturnBand } from "../../rules/return-band.ts";
import { MAX_NUMBERS, MAX_OWN_NUMBERS, MAX_PRIZES } from "./wire.ts";

/** The fields, whose type the refinements use. */
const Fields = z.strictObject({
  numbers: z.int().min(100).max(MAX_NUMBERS),
  price: z.int().min(10).max(10_000),
  maximumTickets: z.int().min(1).max(MAX_OWN_NUMBERS),
  prizes: z
    .array(z.strictObject({ permille: z.int().min(1).max(975), count: z.int().min(1).max(MAX_PRIZES) }))
    .min(1),
});
export type RaffleData = z.infer<typeof Fields>;

/**
 * The data of a raffle with the numbers 1 to `numbers`. `price` of a number in euro cents; other currencies scale it. `maximumTickets` is the
 * most numbers of one player. `prizes` share the pot in thousandths, the highest first; there are `count` of each.
 */
export const RaffleData = Fields.refine(({ price }) => price % 10 === 0, {
  error: "a price is a multiple of 10 cents",
  path: ["price"],
})
  .refine(({ prizes }) => prizes.every(({ permille }) => permille % 10 === 0), {
    error: "a share is a whole percent",
    path: ["prizes"],
  })
  .refine(
    ({ prizes }) =>
      prizes.every(({ permille }, at) => at === 0 || permille < (prizes[at - 1]?.permille ?? 0)),
    { error: "the highest prize comes first", path: ["prizes"] },
  )
  .refine(({ prizes }) => rafflePrizesInOrder({ prizes }).length <= MAX_PRIZES, {
    error: `at most ${MAX_PRIZES} prizes`,
    path: ["prizes"],
  })
  .refine(({ prizes }) => isInReturnBand(rational(sharedInPrizes({ prizes }), 1_000)), {
    error: "the prizes share 90 to 97.5 percent of the pot",
    path: ["prizes"],
  });

type Prizes = { readonly prizes: readonly { readonly permille: number; readonly count: number }[] };

/** The part of the pot that goes to the prizes, in thousandths. */
export function sharedInPrizes({ prizes }: Prizes): number {
  return prizes.reduce((sum, { permille, count }) => sum + permille * count, 0);
}

/** The share of each single prize, in the order in which they are drawn. */
export function rafflePrizesInOrder({ prizes }: Prizes): number[] {
  return prizes.flatMap(({ permille, count }) => Array.from({ length: count }, () => permille));
}
