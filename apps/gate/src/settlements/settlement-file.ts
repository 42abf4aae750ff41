import { amountToMinor } from "@bellwether/contract";
import { z } from "zod";
import { readCsv, SignedAmount } from "./read-csv.ts";

/**
 * One line of a provider's settlement file. `amountMinor` is above zero for money that came from a player; `feeMinor` is what the provider keeps.
 * `payout` is its reference of the bank transfer in which the line is paid out, where the file says it.
 */
export type SettledLine = {
  txId: string;
  amountMinor: bigint;
  feeMinor: bigint;
  currency: string;
  provider: string;
  at: Date;
  payout: string | null;
};

/** The columns, in any order; further ones are ignored. */
const Line = z.object({
  txId: z.string().trim().min(1).max(100),
  txAmount: SignedAmount,
  txAmountCy: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/, "three capital letters"),
  provider: z.string().trim().min(1).max(100),
  settledAt: z.iso.datetime({ offset: true }),
  fee: z
    .string()
    .trim()
    .regex(/^(\d{1,12}(\.\d{1,2})?)?$/, "an amount such as 0.35, or nothing")
    .optional(),
  payout: z.string().trim().max(100).optional(),
});

/**
 * Reads a settlement file: CSV in UTF-8 with a line of names, separated by commas or semicolons.
 * @throws Error that names the first line and column that is wrong.
 */
export function readSettlementFile(text: string): SettledLine[] {
  return readCsv(text, Line).map(({ txId, txAmount, txAmountCy, provider, settledAt, fee, payout }) => ({
    ...{ txId, amountMinor: txAmount, currency: txAmountCy, at: new Date(settledAt) },
    // As payments name them.
    provider: provider.toLowerCase().slice(0, 60),
    feeMinor: amountToMinor(fee || "0"),
    payout: payout || null,
  }));
}
