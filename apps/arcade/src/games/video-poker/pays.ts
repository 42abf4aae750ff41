import {
  type HoldName,
  VideoPokerLayout,
  VideoPokerLine,
} from "@bellwether/games/mechanics/video-poker/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";
import type { GameTexts, TextKey } from "../../texts/texts.ts";
import own from "./pays.module.css";

/** The pay of each line with one coin of the selected value and with the maximum number of coins, and the list of holds. */
export const buildPays: BuildPays = ({ t, money, sheet, stakeMinor }) => {
  const { lines, maximumCoins, list } = VideoPokerLayout.parse(sheet.layout);
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
    element("h3", { class: styles.heading, text: t("hold_list") }),
    element("p", {
      class: styles.note,
      text: t("hold_list_note", {
        coins: maximumCoins,
        list: Number(list.return),
        best: Number(list.best.fiveCoins),
      }),
    }),
    element("div", { class: own.list }, [
      payTable(
        [list.rows.some(({ twos }) => twos !== undefined) ? t("twos_column") : "#", t("hold_column")],
        list.rows.map(({ twos, hold }, place) => [
          String(twos ?? place + 1),
          hold.map((name) => holdText(t, name)).join(" · "),
        ]),
      ),
    ]),
  ];
};

/** The names of dealt hands are those of the paytable. */
function holdText(t: GameTexts, name: HoldName): string {
  const isHand = name === "pair" || VideoPokerLine.options.some((line) => line === name);
  return t(`${isHand ? "poker" : "hold"}_${name}` as TextKey);
}
