import { z } from "zod";
import { Stakes } from "../../rules/parts.ts";

/** A possible amount under an own number, in stakes, and its weight among all weights. */
const NumberPrize = z.strictObject({
  multiple: z.int().min(1).max(1_000_000),
  weight: z.int().min(1).max(10_000_000),
});

/**
 * The data of a card of numbers. `luckyNumbers` and `ownNumbers` numbers are drawn from 1 to `highest`, each group without repeats. Each
 * own number has one of the prizes and wins it if it is also a lucky number.
 */
export const NumbersData = z.strictObject({
  stakes: Stakes,
  highest: z.int().min(10).max(99),
  luckyNumbers: z.int().min(1).max(6),
  ownNumbers: z.int().min(4).max(16),
  prizes: z.array(NumberPrize).min(1).max(24),
});
export type NumbersData = z.infer<typeof NumbersData>;
