import { type AccountRef, address } from "@bellwether/ledger";
import type { Currency } from "@bellwether/market";

/** Whose money it is: a player has one account of cash and one of bonus money, in one currency. */
export type AccountHolder = { id: string; currency: Currency };

export const cashAccount = ({ id, currency }: AccountHolder): AccountRef => ({
  address: address.playerCash(id),
  currency,
});

export const bonusAccount = ({ id, currency }: AccountHolder): AccountRef => ({
  address: address.playerBonus(id),
  currency,
});
