import { VideoPokerLayout } from "@bellwether/games/mechanics/video-poker/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";

/** The pay of each line with one coin of the selected value, and with the maximum number of coins. */
export const buildPays: BuildPays = ({ t, money, sheet, stakeMinor }) => {
  const { lines, maximumCoins } = VideoPokerLayout.parse(sheet.layout);
  const all = BigInt(maximumCoins);
  const rows = lines.map(({ line, fiveCoins, fewerCoins }) => [
    t(`poker_${line}`),
    money(stakeMinor * BigInt(fewerCoins)),
    money(stakeMinor * BigInt(fiveCoins) * all),
  ]);
  return [
    element("h3", { class: styles.heading, text: t("paytable") }),
    element("p", { class: styles.note, text: t("coins_note", { amount: money(stakeMinor) }) }),
    payTable([t("hand_column"), t("coins", { count: 1 }), t("coins", { count: maximumCoins })], rows),
  ];
};
