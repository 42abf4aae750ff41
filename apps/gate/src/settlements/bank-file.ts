import { z } from "zod";
import { readCsv, SignedAmount } from "./read-csv.ts";

/** One line of a bank's statement. `amountMinor` is above zero for money that came in. */
export type BankLine = {
  reference: string;
  counterparty: string;
  amountMinor: bigint;
  currency: string;
  at: Date;
};

const Line = z.object({
  bookedAt: z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: "a day or a moment" }),
  amount: SignedAmount,
  currency: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/, "three capital letters"),
  reference: z.string().trim().max(300),
  counterparty: z.string().trim().max(200).optional(),
});

/**
 * Reads a bank's statement: CSV as {@link readSettlementFile} reads it. A day without a time is its end in UTC: whatever was paid on it is there.
 * @throws Error that names the first line and column that is wrong.
 */
export function readBankFile(text: string): BankLine[] {
  return readCsv(text, Line).map(({ bookedAt, amount, currency, reference, counterparty }) => ({
    ...{ reference, counterparty: counterparty ?? "", amountMinor: amount, currency },
    at: new Date(bookedAt.length === 10 ? `${bookedAt}T23:59:59Z` : bookedAt),
  }));
}
