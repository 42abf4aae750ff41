import { minorToAmount } from "@bellwether/contract";

/** A row of a report with its amounts as decimal text, under their names without "Minor". */
export function inAmounts(row: Readonly<Record<string, string | bigint>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      typeof value === "bigint" ? [name.replace(/Minor$/, ""), minorToAmount(value)] : [name, value],
    ),
  );
}
