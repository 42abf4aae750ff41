import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "./road.module.css";
import type { ComparedHands } from "./round-state.ts";

/** A round on the bead plate: the winner's letter, and a dot for each pair. Screen readers get the result in words. */
export function buildBead(compared: ComparedHands, t: GameTexts): HTMLElement {
  const { winner, playerPair, bankerPair } = compared;
  return element(
    "li",
    {
      class: styles.bead,
      attributes: {
        "data-winner": winner,
        "data-player-pair": String(playerPair),
        "data-banker-pair": String(bankerPair),
      },
      aria: { label: resultWords(compared, t) },
    },
    [element("span", { text: t("baccarat_letter", { winner }) })],
  );
}

/** The result in words: "Banker wins, 7 to 4, Player pair". */
export function resultWords(
  { winner, playerPair, bankerPair, playerPoints, bankerPoints }: ComparedHands,
  t: GameTexts,
): string {
  const [high, low] = [Math.max(playerPoints, bankerPoints), Math.min(playerPoints, bankerPoints)];
  const words = [
    t("baccarat_result", { winner, high, low }),
    playerPair && t("baccarat_player-pair"),
    bankerPair && t("baccarat_banker-pair"),
  ];
  return words.filter((word) => word !== false).join(", ");
}
