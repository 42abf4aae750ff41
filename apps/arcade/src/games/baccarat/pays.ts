import { BaccaratLayout } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";

export const buildPays: BuildPays = ({ t, money, sheet }) => {
  const { spots } = BaccaratLayout.parse(sheet.layout);
  const rows = spots.map(({ spot, pays, maximumBetMinor, returnToPlayer }) => [
    t(`baccarat_${spot}`),
    t("pays_to_one", { pays }),
    money(maximumBetMinor),
    t("percent", { figure: Number(returnToPlayer) }),
  ]);
  return [
    element("h3", { class: styles.heading, text: t("paytable") }),
    payTable([t("bet_kind"), t("pays_column"), t("most_column"), t("return_column")], rows),
  ];
};
