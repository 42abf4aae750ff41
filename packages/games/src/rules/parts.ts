import { PurchaseId } from "@bellwether/contract/studio/game-sheet.ts";
import { z } from "zod";

/** The stakes on offer in euro cents, ascending, for models whose player picks a stake from a list. */
export const Stakes = z
  .array(z.int().min(1).max(1_000_000))
  .min(1)
  .max(24)
  .refine((stakes) => stakes.every((stake, index) => index === 0 || stake > (stakes[index - 1] ?? 0)), {
    error: "stakes ascend",
  });

/** A reel's strip as text: its symbols in order, separated by spaces; parsed to a list. */
export const Strip = z
  .string()
  .max(4000)
  .transform((text) => text.split(" "))
  .pipe(
    z
      .array(z.string().regex(/^[a-z0-9-]{1,24}$/))
      .min(8)
      .max(400),
  );

/** Free spins on sale: a round that starts with them costs `price` stakes. */
export const BonusBuyData = z.strictObject({ price: z.int().min(2).max(1000) });

/**
 * The input of a slot: nothing, the purchase that the player makes in place of a spin, or the ante bet. `buy: true` is `free-spins`, as clients
 * sent it while a slot sold one thing.
 */
export const SlotInput = z.strictObject({
  buy: z.union([z.literal(true), PurchaseId]).optional(),
  ante: z.literal(true).optional(),
});
export type SlotInput = z.infer<typeof SlotInput>;

/** The input of a game that needs only a stake: an empty object. */
export const NoInput = z.strictObject({});

/** A return of 10 % to 99.99 % as a sheet shows it: percent with two decimals. */
export const Percent = z.string().regex(/^[0-9]{2}\.[0-9]{2}$/);

/** A recorded percentage with more digits, rounded to the two of a sheet. */
export const twoDigits = (percentage: string) => Number(percentage).toFixed(2);
