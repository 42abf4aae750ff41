import { z } from "zod";
import type { BankLine } from "./bank-line.ts";
import { readCamt053 } from "./camt053.ts";
import { readCsv, SignedAmount } from "./read-csv.ts";

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
 * Reads a bank's statement: camt.053 where the file is XML, else CSV as {@link readSettlementFile} reads it. Where a line
 * has a day and no time, it gets the last second of that day in UTC.
 * @throws Error that names the first line, and column or entry, that is wrong.
 */
export function readBankFile(text: string): BankLine[] {
  if (/^\uFEFF?\s*</.test(text)) return readCamt053(text);
  return readCsv(text, Line).map(({ bookedAt, amount, currency, reference, counterparty }) => ({
    ...{ reference, counterparty: counterparty ?? "", amountMinor: amount, currency },
    at: new Date(bookedAt.length === 10 ? `${bookedAt}T23:59:59Z` : bookedAt),
  }));
}
