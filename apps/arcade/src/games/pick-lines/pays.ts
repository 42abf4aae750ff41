import { PickLinesLayout } from "@bellwether/games/mechanics/pick-lines/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, paysHeading, payTable, symbolTable } from "../../controls/pay-tables.ts";
import { lineDrawings } from "../lines/pays.ts";

export const buildPays: BuildPays = (parts) => {
  const { t, money, stakeMinor } = parts;
  const layout = PickLinesLayout.parse(parts.sheet.layout);
  const { boxes, prizes, empty, mean } = layout.pick;
  const coinMinor = stakeMinor / BigInt(layout.coinsPerStake);
  const heading = (text: string) => element("h3", { class: styles.heading, text });
  const counts = Map.groupBy(prizes, (coins) => coins);
  const rows = [...counts].map(([coins, alike]) => [
    money(coinMinor * BigInt(coins)),
    `${alike.length} / ${boxes}`,
  ]);
  rows.push([money(0n), `${empty} / ${boxes}`]);
  const meanMinor = (coinMinor * BigInt(Math.round(Number(mean) * 100))) / 100n;
  return [
    ...paysHeading(parts),
    symbolTable(parts, layout, false),
    heading(t("pick_prizes")),
    payTable([t("prize_column"), t("boxes")], rows),
    element("p", { class: styles.note, text: `${t("pick_mean")}: ${money(meanMinor)}` }),
    heading(t("lines")),
    lineDrawings(layout),
  ];
};
