import { StruckDiceLayout } from "@bellwether/games/mechanics/struck-dice/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";
import { multipleText } from "../shows/multiple-text.ts";
import { showPays } from "../shows/show-pays.ts";
import { sumOfSpot } from "./describe-draw.ts";

export const buildPays: BuildPays = (parts) => {
  const { t, sheet } = parts;
  const { spots, returnsHundredths, factors } = StruckDiceLayout.parse(sheet.layout);
  return [
    ...showPays(
      parts,
      spots,
      ({ spot }) => t("attic_sum", { sum: sumOfSpot(spot) }),
      ({ spot }) => multipleText(returnsHundredths[sumOfSpot(spot) - 3] ?? 0),
    ),
    element("h3", { class: styles.heading, text: t("attic_factors") }),
    payTable(
      [t("attic_factors"), t("attic_share")],
      factors.map(({ factor, percent }) => [
        t("times", { multiplier: factor }),
        t("percent", { figure: Number(percent) }),
      ]),
    ),
  ];
};
