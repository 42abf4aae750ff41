import { element } from "../controls/element.ts";
import type { GameTexts } from "../texts/texts.ts";
import styles from "./table-bar.module.css";

/** The bar below a table: the player's money, the chips and their buttons. It has no play button, because rounds start by the server's clock. */
export type TableBar = {
  balance: HTMLElement;
  placed: HTMLElement;
  last: HTMLElement;
  chips: HTMLElement;
  tools: HTMLElement;
};

/**
 * Builds the bar. `hasBalance` is set if the bar shows the balance because the page around the game does not. `hasMat` is set if bets are
 * chips on a mat.
 */
export function buildTableBar(
  parent: HTMLElement,
  t: GameTexts,
  { hasBalance, hasMat }: { hasBalance: boolean; hasMat: boolean },
): TableBar {
  const amount = () => element("strong", { class: styles.amount, text: "–" });
  const [balance, placed, last] = [amount(), amount(), amount()];
  const chips = element("div", { class: styles.chips });
  const tools = element("div", { class: styles.tools });
  const figure = (caption: string, value: HTMLElement) =>
    element("p", { class: styles.figure }, [element("span", { class: styles.name, text: caption }), value]);
  parent.append(
    element("div", { class: styles.bar }, [
      element("div", { class: styles.figures }, [
        hasBalance ? figure(t("balance"), balance) : undefined,
        figure(t(hasMat ? "live_on_mat" : "live_your_bets"), placed),
        figure(t("live_last_round"), last),
      ]),
      chips,
      tools,
    ]),
  );
  return { balance, placed, last, chips, tools };
}
