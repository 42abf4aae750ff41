import type { TableListing } from "@bellwether/contract/studio/tables.ts";
import type { MoneyText } from "../texts/money-text.ts";

/** The minimum and maximum stake of a table. Whole amounts have no decimal places, because a phone has little room. */
export function limitsText(
  { minimumStakeMinor, maximumStakeMinor }: Pick<TableListing, "minimumStakeMinor" | "maximumStakeMinor">,
  money: MoneyText,
): string {
  const short = (amountMinor: string) => money(amountMinor).replace(/([.,])00(?!\d)/, "");
  return `${short(minimumStakeMinor)}–${short(maximumStakeMinor)}`;
}
