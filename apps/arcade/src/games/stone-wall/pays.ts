import { StoneWallLayout } from "@bellwether/games/mechanics/stone-wall/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";
import { multipleText } from "../shows/multiple-text.ts";
import { showPays } from "../shows/show-pays.ts";

export const buildPays: BuildPays = (parts) => {
  const { t, sheet } = parts;
  const { spots, prizes, drops } = StoneWallLayout.parse(sheet.layout);
  const heading = (text: string) => element("h3", { class: styles.heading, text });
  return [
    // All stones are alike.
    ...showPays(
      parts,
      spots.slice(0, 1),
      () => t("wall_any"),
      ({ mostHundredths }) => t("live_pays_up_to", { amount: multipleText(mostHundredths) }),
    ),
    heading(t("wall_prizes")),
    payTable(
      [t("wall_prize_column"), t("wall_count_column")],
      prizes.map(({ prize, count }) => [
        prize > 0 ? multipleText(prize * 100) : t("wall_empty"),
        String(count),
      ]),
    ),
    heading(t("wall_drops")),
    payTable(
      [t("wall_factor_column"), t("wall_share")],
      drops.map(({ factor, percent }) => [
        t("times", { multiplier: factor }),
        t("percent", { figure: Number(percent) }),
      ]),
    ),
  ];
};
