import type { PrizeKind } from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import type { SqlConnection } from "@bellwether/db";
import type { AccountRef } from "@bellwether/ledger";
import type { Currency } from "@bellwether/market";
import {
  type BonusGift,
  type BonusRow,
  euroCents,
  giveBonus,
  giveSpins,
  type SpinsGift,
} from "../../bonus/index.ts";
import type { Player } from "../../players/index.ts";
import { type ParcelGift, writeParcels } from "../parcels/write-parcels.ts";

/** What is given: cash, free spins, bonus money, or things that are sent. */
export type GiftContent =
  | { amountMinor: bigint }
  | { spins: SpinsGift }
  | { bonus: BonusGift }
  | { parcels: readonly ParcelGift[] };

/** The accounts between which a reward is booked. */
export type GiftAccounts = { payer: AccountRef; cash: AccountRef; bonus: AccountRef };

/** The word for a gift in `reward_grant`. */
export function kindOfGift(gift: GiftContent): PrizeKind {
  if ("spins" in gift) return "spins";
  if ("parcels" in gift) return "parcel";
  return "bonus" in gift ? "bonus" : "cash";
}

/** What a gift takes from the budget, in euro cents: the stakes of spins, what things cost, and the amount of money. */
export function giftCents(gift: GiftContent, currency: Currency): bigint {
  if ("spins" in gift) return euroCents(gift.spins.stakeMinor * BigInt(gift.spins.rounds), currency);
  if ("parcels" in gift) return BigInt(gift.parcels.reduce((sum, { worth }) => sum + worth, 0)) * 100n;
  return euroCents("bonus" in gift ? gift.bonus.amountMinor : gift.amountMinor, currency);
}

/** The transfers of a gift; spins move no money before they are played, and things move none. */
export function giftTransfers(gift: GiftContent, { payer, cash, bonus }: GiftAccounts) {
  if ("spins" in gift || "parcels" in gift) return [];
  return "bonus" in gift
    ? [{ debit: payer, credit: bonus, amountMinor: gift.bonus.amountMinor, kind: "bonus_granted" }]
    : [{ debit: payer, credit: cash, amountMinor: gift.amountMinor, kind: "reward_paid" }];
}

/** Writes what a gift gives beside money. Returns the bonus that it began. */
export async function writeGift(
  connection: SqlConnection,
  player: Pick<Player, "id" | "currency">,
  due: { promotion: string; occasion: string },
  gift: GiftContent,
  now: Date,
): Promise<BonusRow | undefined> {
  if ("spins" in gift) await giveSpins(connection, player, due, gift.spins, now);
  if ("parcels" in gift) await writeParcels(connection, player.id, due, gift.parcels, now);
  return "bonus" in gift ? giveBonus(connection, player, due, gift.bonus, now) : undefined;
}
