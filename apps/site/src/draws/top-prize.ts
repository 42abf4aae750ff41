import { minorToAmount } from "@bellwether/contract/minor-units.ts";
import type { GameSheet } from "@bellwether/contract/studio/index.ts";
import { drawReports } from "@bellwether/games/mechanics/draw-reports.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { Language } from "@bellwether/market/languages.ts";

/** The highest prize of a draw: what a line or a play gets at most, or the first prize's share of the pot. */
export type TopPrize = { amount: string; amountMinor: number } | { potPercent: number };

export function topPrizeOf(
  { mechanic, layout }: Pick<GameSheet, "mechanic" | "layout">,
  currency: string,
  language: Language,
): TopPrize | undefined {
  const highest = drawReports[mechanic]?.highest(layout);
  if (!highest || "potPercent" in highest) return highest;
  const amount = formatMoney(minorToAmount(highest.amountMinor), currency, language);
  return { amount: amount.replace(/[.,]00(?=\D*$)/, ""), amountMinor: Number(highest.amountMinor) };
}
