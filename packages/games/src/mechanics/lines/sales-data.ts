import { PurchaseId } from "@bellwether/contract/studio/game-sheet.ts";
import { z } from "zod";
import { Strip } from "../../rules/parts.ts";

/**
 * An entry of the menu: a round that costs `price` stakes and starts with `spins` free spins at the multiplier with the number `level` (from
 * 0) of `freeSpins`, as if so many retriggers had been before it. A retrigger awards as many spins as ever.
 */
export const PurchaseData = z.strictObject({
  id: PurchaseId,
  price: z.int().min(2).max(1000),
  spins: z.int().min(2).max(50),
  level: z.int().min(0).max(7),
});
export type PurchaseData = z.infer<typeof PurchaseData>;

/**
 * The ante bet. A round with it costs `coins`, not `coinsPerStake`, and pays no more for a win. Its paid spin turns on these `strips`; its free
 * spins turn on the strips of the model.
 */
export const AnteBetData = z.strictObject({
  coins: z.int().min(2).max(200),
  strips: z.array(Strip).length(5),
});
