import { BlackjackLayout } from "@bellwether/games/mechanics/blackjack/wire.ts";
import { LiveBlackjackLayout } from "@bellwether/games/mechanics/live-blackjack/wire.ts";
import { element } from "../../controls/element.ts";
import styles from "../../controls/info-sheet.module.css";
import { type BuildPays, payTable } from "../../controls/pay-tables.ts";
import own from "./pays.module.css";

/** Two aces. */
const SOFT_PAIR = 12;
const DEALER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"];

export const buildPays: BuildPays = ({ t, sheet }) => {
  const schema = sheet.layout.kind === "live-blackjack" ? LiveBlackjackLayout : BlackjackLayout;
  const { pays, strategy } = schema.parse(sheet.layout);
  const rows = strategyRows(strategy);
  return [
    element("h3", { class: styles.heading, text: t("paytable") }),
    payTable(
      [t("bet_kind"), t("pays_column")],
      [
        [t("hand_blackjack"), pays.blackjack],
        [t("hand_won"), pays.win],
        [t("insurance"), pays.insurance],
      ],
    ),
    element("h3", { class: styles.heading, text: t("best_play") }),
    element("p", { class: styles.note, text: t("best_play_note") }),
    element("div", { class: own.strategy }, [payTable([t("hand_column"), ...DEALER], rows)]),
  ];
};

/** The rows of the table of best play. A soft 12 is a pair of aces, and the row of the pair is the one that counts. */
export function strategyRows(strategy: BlackjackLayout["strategy"]): string[][] {
  return strategy
    .filter(({ kind, total }) => kind !== "soft" || total > SOFT_PAIR)
    .map(({ kind, total, moves }) => [handOf(kind, total), ...moves.replaceAll("-", "–")]);
}

/** "16", "A,7" for a soft 18, "8,8" for a pair. */
function handOf(kind: "hard" | "soft" | "pair", total: number): string {
  const card = (value: number) => (value === 11 ? "A" : String(value));
  if (kind === "pair") return `${card(total)},${card(total)}`;
  return kind === "soft" ? `A,${total - 11}` : String(total);
}
