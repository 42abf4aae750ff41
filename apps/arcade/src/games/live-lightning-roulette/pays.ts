import { LightningRouletteLayout } from "@bellwether/games/mechanics/live-lightning-roulette/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";
import { buildPays as buildRoulettePays } from "../roulette/pays.ts";

export const buildPays: BuildPays = (parts) => {
  const { t, sheet } = parts;
  const { lightning } = LightningRouletteLayout.parse(sheet.layout);
  const rows = lightning.multipliers.map(({ multiplier, percent }) => [
    t("times", { multiplier }),
    t("percent", { figure: Number(percent) }),
  ]);
  return [
    ...buildRoulettePays(parts),
    element("h3", { class: styles.heading, text: t("lightning_struck_pays") }),
    payTable([t("lightning_multiplier"), t("lightning_share")], rows),
  ];
};
