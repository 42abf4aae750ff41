import { minorToAmount } from "@bellwether/contract/minor-units.ts";
import type { GameSheet } from "@bellwether/contract/studio/index.ts";
import { LottoLayout } from "@bellwether/games/mechanics/lotto/wire.ts";
import { PickNLayout } from "@bellwether/games/mechanics/pick-n/wire.ts";
import { RaffleLayout } from "@bellwether/games/mechanics/raffle/wire.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { Language } from "@bellwether/market/languages.ts";

/** The highest prize of a draw: what a line or a play gets at most, or the first prize's share of the pot. */
export type TopPrize = { amount: string } | { potPercent: number };

export function topPrizeOf(
  { layout }: Pick<GameSheet, "layout">,
  currency: string,
  language: Language,
): TopPrize | undefined {
  const priced = (priceMinor: string, hundredths: number): TopPrize => ({
    amount: formatMoney(
      minorToAmount((BigInt(priceMinor) * BigInt(hundredths)) / 100n),
      currency,
      language,
    ).replace(/[.,]00(?=\D*$)/, ""),
  });
  const lotto = LottoLayout.safeParse(layout).data;
  if (lotto) return priced(lotto.priceMinor, Math.max(...lotto.tiers.map(({ hundredths }) => hundredths)));
  const pick = PickNLayout.safeParse(layout).data;
  if (pick)
    return priced(pick.priceMinor, Math.max(...pick.bets.map(({ inOrderHundredths }) => inOrderHundredths)));
  const raffle = RaffleLayout.safeParse(layout).data;
  const [first] = raffle?.prizes ?? [];
  return first && { potPercent: first.permille / 10 };
}
