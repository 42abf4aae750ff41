import { element } from "../controls/element.ts";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { OwnLine } from "./draw-game.ts";
import styles from "./own-lines.module.css";

type LineParts = {
  t: GameTexts;
  money: MoneyText;
  hasPrizes: boolean;
  /** The same lines before the latest ball was drawn. A number that this ball has hit is animated. */
  before?: readonly OwnLine[];
};

/** Own slips with their marks: what is drawn is gold and has a tick. With prizes, each shows what it has won by now. */
export function buildOwnLines(
  lines: readonly OwnLine[],
  { money, hasPrizes, before }: LineParts,
): HTMLElement {
  return element(
    "ul",
    { class: styles.lines, attributes: { "data-prizes": hasPrizes } },
    lines.map(({ letter, marks, words, paidMinor }, row) =>
      element("li", { class: styles.line, attributes: { "data-won": hasPrizes && paidMinor > 0n } }, [
        element("b", { class: styles.letter, text: letter }),
        element(
          "span",
          { class: styles.marks },
          marks.map(({ text, isHit }, place) => {
            const isNew = isHit && before?.[row]?.marks[place]?.isHit === false;
            return element("span", {
              class: styles.mark,
              text,
              attributes: { "data-hit": isHit, "data-new": isNew },
            });
          }),
        ),
        hasPrizes
          ? element("span", { class: styles.stub }, [
              element("strong", { text: paidMinor > 0n ? money(paidMinor) : "–" }),
              element("span", { text: words }),
            ])
          : undefined,
      ]),
    ),
  );
}
