import { ClustersLayout } from "@bellwether/games/mechanics/clusters/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, type PaysParts, paysHeading, symbolTable } from "../../controls/pay-tables.ts";
import { timesColours } from "../slots/times-colours.ts";
import own from "./pays.module.css";

export const buildPays: BuildPays = (parts) => {
  const layout = ClustersLayout.parse(parts.sheet.layout);
  return [...paysHeading(parts), symbolTable(parts, layout, true), ...boostList(parts, layout)];
};

/** The part of the paytable with the multiplying numbers of the game. */
function boostList({ t }: PaysParts, { symbols }: ClustersLayout): HTMLElement[] {
  const numbers = symbols.flatMap(({ role, times }) => (role === "boost" && times ? [times] : []));
  if (numbers.length === 0) return [];
  const items = numbers.map((times) => {
    const item = element("li", { class: own.boost, text: t("times", { multiplier: times }) });
    const [, full, dark] = timesColours(times);
    item.style.setProperty("--boost-full", full);
    item.style.setProperty("--boost-dark", dark);
    return item;
  });
  return [
    element("h3", { class: styles.heading, text: t("boosts") }),
    element("ul", { class: own.boosts }, items),
  ];
}
