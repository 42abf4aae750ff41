import type { LaidSelection } from "@bellwether/games/bookmaking/slip-wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type PaysParts, payTable } from "../../controls/pay-tables.ts";
import { oddsText } from "./odds-text.ts";

/** The paytable of a game with a bet slip: each bet with its odds, its chance, its return and its maximum. */
export function slipPays(
  { t, money }: Pick<PaysParts, "t" | "money">,
  selections: readonly LaidSelection[],
  nameOf: (spot: string) => string,
): HTMLElement[] {
  const percent = (figure: string) => t("percent", { figure: Number(figure) });
  return [
    element("h3", { class: styles.heading, text: t("paytable") }),
    payTable(
      [t("bet_kind"), t("pays_column"), t("slip_chance_column"), t("slip_return_column"), t("most_column")],
      selections.map(({ spot, oddsHundredths, chancePercent, returnPercent, maximumBetMinor }) => [
        nameOf(spot),
        oddsText(oddsHundredths),
        percent(chancePercent),
        percent(returnPercent),
        money(maximumBetMinor),
      ]),
    ),
  ];
}
