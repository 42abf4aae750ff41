import { RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";

export const buildPays: BuildPays = ({ t, money, sheet }) => {
  const kinds = new Map(RouletteLayout.parse(sheet.layout).spots.map((spot) => [spot.kind, spot]));
  const rows = [...kinds.values()].map(({ kind, pockets, pays, maximumBetMinor }) => [
    t(`spot_${kind}`, { numbers: "", place: "" }).trim(),
    t("times", { multiplier: pays + 1 }),
    `${pockets.length}/37`,
    money(maximumBetMinor),
  ]);
  return [
    element("h3", { class: styles.heading, text: t("paytable") }),
    payTable([t("bet_kind"), t("pays_column"), t("odds_column"), t("most_column")], rows),
  ];
};
