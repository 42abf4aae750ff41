import { type AccountRef, address } from "@bellwether/ledger";
import type { Currency } from "@bellwether/market";

/** The owner of the money: a player has one cash account and one bonus account, both in one currency. */
export type AccountHolder = { id: string; currency: Currency };

export const cashAccount = ({ id, currency }: AccountHolder): AccountRef => ({
  address: address.playerCash(id),
  currency,
});

/** What is set aside of the cash for a withdrawal that is under way. */
export const reserveAccount = ({ id, currency }: AccountHolder): AccountRef => ({
  address: address.playerReserve(id),
  currency,
});

export const bonusAccount = ({ id, currency }: AccountHolder): AccountRef => ({
  address: address.playerBonus(id),
  currency,
});
