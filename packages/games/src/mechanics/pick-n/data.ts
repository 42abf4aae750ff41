import { z } from "zod";
import { MultiplierHundredths, ReturnText } from "../../rules/multiplier.ts";
import { isInReturnBand } from "../../rules/return-band.ts";
import { pickBets, waysOfGame } from "./odds.ts";

const Hundredths = MultiplierHundredths.min(100).refine((hundredths) => hundredths % 2 === 0, {
  error: "half of a prize is a whole number of hundredths",
});

/** The fields, whose type the refinements use. */
const Fields = z.strictObject({
  digits: z.int().min(3).max(4),
  price: z.int().min(10).max(10_000),
  straight: Hundredths,
  boxed: z.array(z.strictObject({ ways: z.int().min(2).max(24), hundredths: Hundredths })).min(1),
  capPrices: z.int().min(1).max(20_000_000),
  maximumSold: z.int().min(1).max(5_000_000),
  returnsBySold: z.array(z.tuple([z.int().min(1), ReturnText])).min(1),
  usual: z.string().regex(/^[0-9]{3,4}$/),
});
export type PickNData = z.infer<typeof Fields>;

/**
 * The data of a game of `digits` digits. `price` in euro cents. `straight` is the prize of a straight play in hundredths of its price, and
 * `boxed` that of a boxed one by the number of orders that its digits have. A play of both pays half of each. `capPrices` is the most that a
 * draw pays in prices; straight prizes are cut first. `returnsBySold` is the return of straight plays under the cap, as `expectedPayout`
 * computes it.
 */
export const PickNData = Fields.refine(({ price }) => price % 10 === 0, {
  error: "a price is a multiple of 10 cents",
  path: ["price"],
})
  .refine(({ straight }) => straight % 100 === 0, {
    error: "a straight prize is a whole number of prices",
    path: ["straight"],
  })
  .refine(({ digits, usual }) => usual.length === digits, { error: "the usual digits", path: ["usual"] })
  .refine(({ digits, boxed }) => boxed.map(({ ways }) => ways).join() === waysOfGame(digits).join(), {
    error: "a boxed prize for each number of orders, the most first",
    path: ["boxed"],
  })
  .refine(({ capPrices, straight }) => capPrices * 100 >= 2 * straight, {
    error: "a draw pays at least twice its highest prize",
    path: ["capPrices"],
  })
  .refine((data): boolean => pickBets(data).every(({ returned }) => isInReturnBand(returned)), {
    error: "every bet returns 90 to 97.5 percent",
    path: ["boxed"],
  });
