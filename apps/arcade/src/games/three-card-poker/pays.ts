import { ThreeCardPokerLayout } from "@bellwether/games/mechanics/three-card-poker/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";

export const buildPays: BuildPays = ({ t, sheet }) => {
  const { anteBonus, pairPlus } = ThreeCardPokerLayout.parse(sheet.layout);
  const rows = (pays: ThreeCardPokerLayout["pairPlus"]) =>
    pays.map(({ hand, pays: toOne }) => [t(`three_hand_${hand}`), t("pays_to_one", { pays: toOne })]);
  const heads = [t("hand_column"), t("pays_column")];
  return [
    element("h3", { class: styles.heading, text: `${t("paytable")}: ${t("three_pair-plus")}` }),
    payTable(heads, rows(pairPlus)),
    element("h3", { class: styles.heading, text: t("three_bonus", { amount: "" }).trim() }),
    payTable(heads, rows(anteBonus)),
  ];
};
