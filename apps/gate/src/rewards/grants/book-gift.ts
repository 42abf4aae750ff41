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

/** What is given: cash, free spins or bonus money. */
export type GiftContent = { amountMinor: bigint } | { spins: SpinsGift } | { bonus: BonusGift };

/** The accounts between which a reward is booked. */
export type GiftAccounts = { payer: AccountRef; cash: AccountRef; bonus: AccountRef };

/** The word for a gift in `reward_grant`. */
export function kindOfGift(gift: GiftContent): "cash" | "spins" | "bonus" {
  if ("spins" in gift) return "spins";
  return "bonus" in gift ? "bonus" : "cash";
}

/** What a gift takes from the budget, in euro cents: the stakes of spins, and the amount of anything else. */
export function giftCents(gift: GiftContent, currency: Currency): bigint {
  if ("spins" in gift) return euroCents(gift.spins.stakeMinor * BigInt(gift.spins.rounds), currency);
  return euroCents("bonus" in gift ? gift.bonus.amountMinor : gift.amountMinor, currency);
}

/** The transfers of a gift; spins move no money before they are played. */
export function giftTransfers(gift: GiftContent, { payer, cash, bonus }: GiftAccounts) {
  if ("spins" in gift) return [];
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
  return "bonus" in gift ? giveBonus(connection, player, due, gift.bonus, now) : undefined;
}
