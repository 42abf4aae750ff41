import { ChoiceLinesLayout } from "@bellwether/games/mechanics/choice-lines/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, paysHeading, payTable, symbolTable } from "../../controls/pay-tables.ts";
import { lineDrawings } from "../lines/pays.ts";
import { optionName } from "./option-texts.ts";

export const buildPays: BuildPays = (parts) => {
  const { t, money, stakeMinor, sheet } = parts;
  const layout = ChoiceLinesLayout.parse(sheet.layout);
  const coinMinor = stakeMinor / BigInt(layout.coinsPerStake);
  const heading = (text: string) => element("h3", { class: styles.heading, text });
  const returned = t("percent", { figure: Number(sheet.returnToPlayer) });
  const rows = layout.choice.options.map((option) => [
    optionName(option, t),
    t(`volatility_${option.volatility}`),
    money(coinMinor * BigInt(option.topCoins)),
  ]);
  return [
    ...paysHeading(parts),
    symbolTable(parts, layout, false),
    heading(t("choice_spins_table")),
    payTable([t("free_spins"), t("volatility"), t("max_win")], rows),
    element("p", {
      class: styles.note,
      text: `${t("return_to_player")}: ${returned}. ${t("choice_spins_note")}`,
    }),
    heading(t("lines")),
    lineDrawings(layout),
  ];
};
