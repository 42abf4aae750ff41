import type { AnteBet, Purchase } from "@bellwether/contract/studio/game-sheet.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { formatAmount } from "../format/money.ts";
import type { SheetTranslate } from "./draw-times.ts";

/** A figure of a sheet with its name. A wide one is several figures and needs a row of its own. */
export type SheetFigure = { label: string; text: string; isWide?: true };

/** What a purchase gives, in words. */
export function purchaseName({ spins, multiplier }: Purchase, t: SheetTranslate): string {
  return t("purchase_name", { spins, multiplier });
}

/** The figures of a purchase or of the ante bet, besides its price. Wins are in stakes without the ante. */
export function saleFigures(sale: Purchase | AnteBet, t: SheetTranslate, language: Language): SheetFigure[] {
  const percent = (figure: string) => t("percent", { figure: formatAmount(figure, language) });
  const { reachableWin: win } = sale;
  const times = t("max_win_times", { times: win?.multiple ?? sale.maxWinMultiple });
  return [
    { label: t("return_to_player"), text: percent(sale.returnToPlayer) },
    ...("hitRate" in sale ? [{ label: t("hit_rate"), text: percent(sale.hitRate) }] : []),
    { label: t("volatility"), text: t(`volatility_${sale.volatility}`) },
    {
      label: t("max_win"),
      text: win ? t("max_win_odds", { times, odds: t("once_in_rounds", { rounds: win.oneIn }) }) : times,
    },
  ];
}

/** The rows of a sheet for what the game sells in place of a plain spin, each with its price in stakes. */
export function saleRows(
  { purchases = [], anteBet }: { purchases?: Purchase[] | undefined; anteBet?: AnteBet | undefined },
  t: SheetTranslate,
  language: Language,
): SheetFigure[] {
  const row = (label: string, times: number, sale: Purchase | AnteBet): SheetFigure => {
    const price = { label: t("purchase_price"), text: t("max_win_times", { times }) };
    const figures = [price, ...saleFigures(sale, t, language)];
    const text = figures.map((each) => `${each.label}: ${each.text}`).join(" · ");
    return { label, text, isWide: true };
  };
  return [
    ...purchases.map((purchase) => row(purchaseName(purchase, t), purchase.price, purchase)),
    ...(anteBet ? [row(t("ante_bet"), anteBet.coins / anteBet.stakeCoins, anteBet)] : []),
  ];
}
