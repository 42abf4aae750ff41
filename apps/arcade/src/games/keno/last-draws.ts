import { element } from "../../controls/element.ts";
import type { GameTexts } from "../../texts/texts.ts";
import styles from "../draws/paper.module.css";
import { numbersText } from "./draw-of.ts";

/** The last draws, the newest first, with a note that they foretell nothing. */
export function buildLastDraws(draws: readonly (readonly number[])[], t: GameTexts): HTMLElement {
  return element("div", {}, [
    element(
      "ol",
      { class: styles.last, aria: { label: t("keno_last") } },
      draws.map((numbers) =>
        element("li", { text: numbersText([...numbers].sort((one, other) => one - other)) }),
      ),
    ),
    element("p", { text: t("keno_note") }),
  ]);
}
