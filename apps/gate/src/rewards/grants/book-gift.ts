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

/** What is given: cash, which free tickets may come with, free tickets alone, free spins, bonus money, or things that are sent. */
export type GiftContent =
  | { amountMinor: bigint; tickets?: SpinsGift | undefined }
  | { tickets: SpinsGift }
  | { spins: SpinsGift }
  | { bonus: BonusGift }
  | { parcels: readonly ParcelGift[] };

/** The accounts between which a reward is booked. */
export type GiftAccounts = { payer: AccountRef; cash: AccountRef; bonus: AccountRef };

/** The word for a gift in `reward_grant`. */
export function kindOfGift(gift: GiftContent): PrizeKind {
  if ("amountMinor" in gift) return "cash";
  if ("tickets" in gift) return "tickets";
  if ("spins" in gift) return "spins";
  return "bonus" in gift ? "bonus" : "parcel";
}

/** What a gift takes from the budget, in euro cents: the stakes of spins and tickets, what things cost, and the amount of money. */
export function giftCents(gift: GiftContent, currency: Currency): bigint {
  if ("spins" in gift) return stakesCents(gift.spins, currency);
  if ("parcels" in gift) return BigInt(gift.parcels.reduce((sum, { worth }) => sum + worth, 0)) * 100n;
  if ("bonus" in gift) return euroCents(gift.bonus.amountMinor, currency);
  const ticketCents = gift.tickets ? stakesCents(gift.tickets, currency) : 0n;
  return ticketCents + ("amountMinor" in gift ? euroCents(gift.amountMinor, currency) : 0n);
}

const stakesCents = ({ stakeMinor, rounds }: SpinsGift, currency: Currency) =>
  euroCents(stakeMinor * BigInt(rounds), currency);

/** The transfers of a gift; spins and tickets move no money before they are played, and things move none. */
export function giftTransfers(gift: GiftContent, { payer, cash, bonus }: GiftAccounts) {
  if ("bonus" in gift)
    return [{ debit: payer, credit: bonus, amountMinor: gift.bonus.amountMinor, kind: "bonus_granted" }];
  if ("amountMinor" in gift)
    return [{ debit: payer, credit: cash, amountMinor: gift.amountMinor, kind: "reward_paid" }];
  return [];
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
  if ("tickets" in gift && gift.tickets)
    await giveSpins(connection, player, due, { ...gift.tickets, areTickets: true }, now);
  if ("parcels" in gift) await writeParcels(connection, player.id, due, gift.parcels, now);
  return "bonus" in gift ? giveBonus(connection, player, due, gift.bonus, now) : undefined;
}
