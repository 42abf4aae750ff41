import type { JackpotWin } from "@bellwether/contract/studio/round.ts";
import { potName } from "@bellwether/i18n/game-sheet/jackpot-figures.ts";
import { element } from "../controls/element.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import styles from "./hit-dialog.module.css";

type HitWords = {
  t: GameTexts;
  money: MoneyText;
  /** The address of the brand's mascot, who celebrates. */
  mascot: string;
  /** Whether the round paid more than it cost: only then it is celebrated. */
  isWin: boolean;
};

/** Shows what fell to the player, and waits for a press: `back` to the game, or `stop`. Escape goes back to the game. */
export function showHit(
  wins: readonly JackpotWin[],
  { t, money, mascot, isWin }: HitWords,
): Promise<"back" | "stop"> {
  const back = element("button", {
    class: styles.back,
    text: t("jackpot_back"),
    attributes: { type: "button" },
  });
  const stop = element("button", {
    class: styles.stop,
    text: t("jackpot_stop"),
    attributes: { type: "button" },
  });
  const slip = element("div", { class: styles.slip }, [
    element("h2", { class: styles.stamp, text: t("jackpot_won"), attributes: { id: "hit-heading" } }),
    ...wins.flatMap((win) => [
      element("p", { class: styles.name, text: potName(win, t) }),
      element("p", { class: styles.amount, text: money(win.amountMinor) }),
    ]),
    element("p", { class: styles.note, text: t("jackpot_paid_cash") }),
    element("div", { class: styles.buttons }, [back, stop]),
    element("p", { class: styles.note, text: t("jackpot_waits") }),
  ]);
  const picture = element("img", { class: styles.mascot, attributes: { src: mascot, alt: "" } });
  const dialog = element("dialog", { class: styles.dialog, aria: { labelledby: "hit-heading" } }, [
    isWin ? picture : undefined,
    slip,
  ]);
  dialog.toggleAttribute("data-win", isWin);
  document.body.append(dialog);
  dialog.showModal();
  back.focus();
  return new Promise((resolve) => {
    let chosen: "back" | "stop" = "back";
    back.addEventListener("click", () => dialog.close());
    stop.addEventListener("click", () => {
      chosen = "stop";
      dialog.close();
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(chosen);
    });
  });
}
