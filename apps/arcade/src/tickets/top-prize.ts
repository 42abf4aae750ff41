import type { HighestPrize } from "@bellwether/games/rules/draw-report.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";

/** The highest prize as text: an amount, without cents if it has none, or a share of the pot. */
export function topPrizeText(
  highest: HighestPrize | undefined,
  { t, money }: { t: GameTexts; money: MoneyText },
): string | undefined {
  if (highest === undefined) return undefined;
  if ("potPercent" in highest) return t("raffle_share", { share: highest.potPercent });
  return money(highest.amountMinor).replace(/[.,]00(?=\D*$)/, "");
}
