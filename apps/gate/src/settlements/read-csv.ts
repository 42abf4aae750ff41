import { amountToMinor } from "@bellwether/contract";
import { parse } from "csv-parse/sync";
import { z } from "zod";

/** Signed decimal text such as -12.50, as minor units. */
export const SignedAmount = z
  .string()
  .trim()
  .regex(/^-?\d{1,12}(\.\d{1,2})?$/, "a signed amount such as -12.50")
  .transform((text) => (text.startsWith("-") ? -amountToMinor(text.slice(1)) : amountToMinor(text)));

/**
 * Reads CSV in UTF-8 with a line of names, separated by commas or semicolons; columns that the schema does not name are ignored.
 * @throws Error that names the first line and column that is wrong.
 */
export function readCsv<Line extends z.ZodType>(text: string, schema: Line): z.output<Line>[] {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? "";
  const delimiter = firstLine.includes(";") ? ";" : ",";
  const records: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
    ...{ bom: true, columns: true, delimiter, info: true, skip_empty_lines: true, trim: true },
  });
  if (records.length === 0) throw new Error("the file has no lines below its line of names");
  return records.map(({ record, info }) => {
    const parsed = schema.safeParse(record);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(`line ${info.lines}, column ${issue?.path.join(".")}: ${issue?.message}`);
  });
}
