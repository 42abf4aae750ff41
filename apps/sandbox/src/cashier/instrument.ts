import { createHash } from "node:crypto";
import type { CashierQuery } from "./frame.ts";

/** The card or account of a payment, as the cashier reports it. */
export type Instrument = { accountHolder: string; maskedAccount: string; pspService: string };

/** The player, as the merchant describes them. */
type Payer = { firstName: string; lastName: string; country: string };

/** A card with its first six and last four digits. Its holder is the player: the sandbox's bank asks for no name. */
export function cardInstrument(number: string, user: Payer): Instrument {
  const digits = number.replaceAll(/\D/g, "");
  const hidden = "*".repeat(digits.length - 10);
  return {
    accountHolder: holderOf(user),
    maskedAccount: `${digits.slice(0, 6)}${hidden}${digits.slice(-4)}`,
    pspService: digits.startsWith("4") ? "VISA" : "MASTERCARD",
  };
}

/** The player's account at a bank or wallet: the same one for a method each time. */
export function accountInstrument(
  { userId, providerType }: Pick<CashierQuery, "userId" | "providerType">,
  user: Payer,
): Instrument {
  const hash = createHash("sha256").update(`${userId} ${providerType}`).digest();
  const end = String(hash.readUInt32BE() % 10_000).padStart(4, "0");
  return {
    accountHolder: holderOf(user),
    maskedAccount: `${user.country}** **** **** ${end}`,
    pspService: providerType,
  };
}

const holderOf = ({ firstName, lastName }: Payer) => `${firstName} ${lastName}`;
