import type { SettledLine } from "@bellwether/gate";
import { parse } from "csv-parse/sync";
import { z } from "zod";

/** The columns, in any order; further ones are ignored. */
const Line = z.object({
  txId: z.string().trim().min(1).max(100),
  txAmount: z
    .string()
    .trim()
    .regex(/^-?\d{1,12}(\.\d{1,2})?$/, "a signed amount such as -12.50"),
  txAmountCy: z
    .string()
    .trim()
    .regex(/^[A-Z]{3}$/, "three capital letters"),
  provider: z.string().trim().min(1).max(100),
  settledAt: z.iso.datetime({ offset: true }),
});

/**
 * Reads a settlement file: CSV in UTF-8 with a line of names, separated by commas or semicolons.
 * @throws Error that names the first line and column that is wrong.
 */
export function readSettlementFile(text: string): SettledLine[] {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? "";
  const delimiter = firstLine.includes(";") ? ";" : ",";
  const records: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
    ...{ bom: true, columns: true, delimiter, info: true, skip_empty_lines: true, trim: true },
  });
  if (records.length === 0) throw new Error("the file has no lines below its line of names");
  return records.map(({ record, info }) => {
    const parsed = Line.safeParse(record);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new Error(`line ${info.lines}, column ${issue?.path.join(".")}: ${issue?.message}`);
    }
    const { txId, txAmount, txAmountCy, provider, settledAt } = parsed.data;
    return { txId, amount: txAmount, currency: txAmountCy, provider, at: new Date(settledAt) };
  });
}
