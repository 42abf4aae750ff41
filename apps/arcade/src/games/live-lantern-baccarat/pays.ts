import { LanternBaccaratLayout } from "@bellwether/games/mechanics/live-lantern-baccarat/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";
import { buildPays as buildBaccaratPays } from "../baccarat/pays.ts";

export const buildPays: BuildPays = (parts) => {
  const { t, sheet } = parts;
  const { lanterns } = LanternBaccaratLayout.parse(sheet.layout);
  const rows = lanterns.naturals.map(({ pays, percent }) => [
    t("pays_to_one", { pays }),
    t("percent", { figure: Number(percent) }),
  ]);
  return [
    ...buildBaccaratPays(parts),
    element("h3", { class: styles.heading, text: t("lantern_naturals") }),
    payTable([t("lantern_natural_pays"), t("lantern_share")], rows),
  ];
};
