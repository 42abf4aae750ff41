import { PLAIN_PURCHASE } from "@bellwether/contract/studio/plain-purchase.ts";
import type { FreeSpinsToPlay } from "../../slots/free-spins.ts";
import type { LinesData } from "./data.ts";
import type { PurchaseData } from "./sales-data.ts";

/** What a model sells in place of a spin. A model with `bonusBuy` sells the free spins as scatters give them. */
export function purchasesOf({ bonusBuy, purchases, freeSpins }: LinesData): readonly PurchaseData[] {
  if (!bonusBuy) return purchases ?? [];
  return [{ id: PLAIN_PURCHASE, price: bonusBuy.price, spins: freeSpins.spins, level: 0 }];
}

/** The free spins with which a bought round starts. */
export function freeSpinsFrom({ freeSpins }: LinesData, { spins, level }: PurchaseData): FreeSpinsToPlay {
  return { ...freeSpins, multipliers: freeSpins.multipliers.slice(level), first: spins };
}
