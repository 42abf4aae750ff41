import { ClustersLayout } from "@bellwether/games/mechanics/clusters/wire.ts";
import { element } from "../../controls/element.ts";
import { type BuildPays, paysHeading, symbolTable } from "../../controls/pay-tables.ts";
import { timesColours } from "../slots/times-colours.ts";
import styles from "./pays.module.css";

export const buildPays: BuildPays = (parts) => {
  const layout = ClustersLayout.parse(parts.sheet.layout);
  const boosts = layout.symbols.flatMap(({ role, times }) => (role === "boost" && times ? [times] : []));
  const { t } = parts;
  return [
    ...paysHeading(parts),
    symbolTable(parts, layout, true),
    ...(boosts.length > 0
      ? [
          element("h3", { class: styles.heading, text: t("boosts") }),
          element(
            "ul",
            { class: styles.boosts },
            boosts.map((times) => boostItem(times, t("times", { multiplier: times }))),
          ),
        ]
      : []),
  ];
};

function boostItem(times: number, text: string): HTMLElement {
  const item = element("li", { class: styles.boost, text });
  const [, full, dark] = timesColours(times);
  item.style.setProperty("--boost-full", full);
  item.style.setProperty("--boost-dark", dark);
  return item;
}
