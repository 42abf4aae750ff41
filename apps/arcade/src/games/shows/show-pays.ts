import type { showLayout } from "@bellwether/games/shows/show-wire.ts";
import type { z } from "zod";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type PaysParts, payTable } from "../../controls/pay-tables.ts";
import { multipleText } from "./multiple-text.ts";

type LaidSpot = z.infer<(typeof showLayout)["spots"]>[number];

/** The paytable of a show: each bet with its multiple of the stake, its chance, its return and its maximum. */
export function showPays(
  { t, money }: Pick<PaysParts, "t" | "money">,
  spots: readonly LaidSpot[],
  nameOf: (spot: LaidSpot) => string,
  paysOf: (spot: LaidSpot) => string = ({ mostHundredths }) => multipleText(mostHundredths),
): HTMLElement[] {
  const percent = (figure: string) => t("percent", { figure: Number(figure) });
  return [
    element("h3", { class: styles.heading, text: t("paytable") }),
    payTable(
      [t("bet_kind"), t("pays_column"), t("slip_chance_column"), t("slip_return_column"), t("most_column")],
      spots.map((spot) => [
        nameOf(spot),
        paysOf(spot),
        percent(spot.winPercent),
        percent(spot.returnPercent),
        money(spot.maximumBetMinor),
      ]),
    ),
  ];
}
