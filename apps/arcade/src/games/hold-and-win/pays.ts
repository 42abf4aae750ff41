import { HoldAndWinLayout } from "@bellwether/games/mechanics/hold-and-win/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, paysHeading, payTable, symbolTable } from "../../controls/pay-tables.ts";
import { lineDrawings } from "../lines/pays.ts";
import { picturesOf } from "./pictures.ts";
import { shownPotsOf } from "./pots.ts";

export const buildPays: BuildPays = (parts) => {
  const layout = HoldAndWinLayout.parse(parts.sheet.layout);
  const { t, money, stakeMinor } = parts;
  const { hold } = layout;
  const inMoney = (coins: number) => money((stakeMinor * BigInt(coins)) / BigInt(layout.coinsPerStake));
  const heading = (text: string) => element("h3", { class: styles.heading, text });
  const shareOf = new Map<string, string>(
    hold.pots.map(({ pot, percent }) => [pot, t("percent", { figure: percent })]),
  );
  const pots = shownPotsOf(layout).map(({ pot, coins }) => [
    t(`pot_${pot}`),
    inMoney(coins),
    shareOf.get(pot) ?? t("full_grid"),
  ]);
  const worth = {
    collector: () => t("coin_all"),
    booster: (coins: number) => `+${inMoney(coins)}`,
    persistent: () => t("coin_all_grows"),
  };
  const specials = (hold.specials ?? []).map(({ special, coins = 0, percent }) => [
    t(`coin_${special}`),
    worth[special](coins),
    t("percent", { figure: percent }),
  ]);
  const values = hold.values.map(({ coins, percent }) => [inMoney(coins), t("percent", { figure: percent })]);
  return [
    ...paysHeading(parts),
    symbolTable({ ...parts, icons: picturesOf(parts.icons) }, layout, false),
    heading(t("pots")),
    payTable([t("pots"), t("coin_value"), t("coin_share")], pots),
    heading(t("coin_values")),
    payTable([t("coin_value"), t("coin_share")], values),
    ...(specials.length > 0
      ? [
          heading(t("special_coins")),
          payTable([t("special_coins"), t("coin_value"), t("special_share")], specials),
        ]
      : []),
    heading(t("lines")),
    lineDrawings(layout),
  ];
};
