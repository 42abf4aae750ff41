import { z } from "zod";
import { MultiplierHundredths, ReturnText } from "../../rules/multiplier.ts";
import { isInReturnBand } from "../../rules/return-band.ts";
import { returnOfLine } from "./odds.ts";
import { MAX_BALL, MAX_MARKS } from "./wire.ts";

const Tier = z.strictObject({
  hits: z.int().min(1).max(6),
  withBonus: z.boolean(),
  hundredths: MultiplierHundredths.min(100),
});

/** The fields, whose type the refinements use. */
const Fields = z.strictObject({
  balls: z.int().min(10).max(MAX_BALL),
  picks: z.int().min(5).max(6),
  hasBonus: z.boolean(),
  price: z.int().min(10).max(10_000),
  maximumNumbers: z.int().min(5).max(MAX_MARKS),
  tiers: z.array(Tier).min(1).max(12),
  topTiers: z.int().min(1),
  capPrices: z.int().min(1).max(20_000_000),
  maximumSold: z.int().min(1).max(5_000_000),
  returnsBySold: z.array(z.tuple([z.int().min(1), ReturnText])).min(1),
  usual: z.array(z.int().min(1).max(MAX_BALL)),
});
export type LottoData = z.infer<typeof Fields>;

/**
 * The data of a lotto. `picks` of `balls` are drawn, and with `hasBonus` one more. `price` of a line in euro cents; other currencies scale it.
 * `tiers` are the prizes in hundredths of the price, the highest first; a line wins the first that it reaches. `capPrices` is the most that a
 * draw pays in prices of a line, and the first `topTiers` tiers are cut first. `maximumSold` lines are on sale for a draw. `returnsBySold`
 * are the returns under the cap for some numbers of lines sold, as `expectedPayout` computes them; a test compares them.
 */
export const LottoData = Fields.refine(({ price }) => price % 10 === 0, {
  error: "a price is a multiple of 10 cents",
  path: ["price"],
})
  .refine(({ tiers }) => tiers.every(({ hundredths }) => hundredths % 100 === 0), {
    error: "a prize is a whole number of prices",
    path: ["tiers"],
  })
  .refine(
    ({ tiers }) =>
      tiers.every((tier, place) => place === 0 || tier.hundredths < (tiers[place - 1]?.hundredths ?? 0)),
    { error: "the highest prize comes first", path: ["tiers"] },
  )
  .refine(
    ({ hasBonus, picks, tiers }) =>
      tiers.every((tier) => tier.hits <= picks && (hasBonus || !tier.withBonus)),
    {
      error: "this game has no such tier",
      path: ["tiers"],
    },
  )
  .refine(({ topTiers, tiers }) => topTiers <= tiers.length, {
    error: "at most all tiers",
    path: ["topTiers"],
  })
  .refine(({ capPrices, tiers }) => capPrices * 100 >= 2 * (tiers[0]?.hundredths ?? 0), {
    error: "a draw pays at least twice its highest prize",
    path: ["capPrices"],
  })
  .refine(({ usual, picks }) => usual.length === picks, { error: "the usual line", path: ["usual"] })
  .refine((data): boolean => isInReturnBand(returnOfLine(data)), {
    error: "a line returns 90 to 97.5 percent",
    path: ["tiers"],
  });
