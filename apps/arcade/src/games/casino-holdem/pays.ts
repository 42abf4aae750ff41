import { CasinoHoldemLayout } from "@bellwether/games/mechanics/casino-holdem/wire.ts";
import { LiveHoldemLayout } from "@bellwether/games/mechanics/live-holdem/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";
import type { TextKey } from "../../texts/texts.ts";

/** The pays of a winning ante, and of the side bet on the player's cards and the flop. */
export const buildPays: BuildPays = ({ t, sheet }) => {
  const schema = sheet.layout.kind === "live-holdem" ? LiveHoldemLayout : CasinoHoldemLayout;
  const { antePays, bonusPays } = schema.parse(sheet.layout);
  const rows = (pays: typeof antePays) =>
    pays.map(({ hand, pays: pay }) => [t(`poker_${hand}` as TextKey), `${pay}:1`]);
  const heads = [t("hand_column"), t("pays_column")];
  return [
    element("h3", { class: styles.heading, text: t("bet_ante") }),
    payTable(heads, rows(antePays)),
    element("h3", { class: styles.heading, text: t("bet_aa-bonus") }),
    payTable(heads, rows(bonusPays)),
  ];
};
