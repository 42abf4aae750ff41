import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { Pot } from "@bellwether/contract/studio/pots.ts";
import type { JackpotFigure } from "@bellwether/i18n/game-sheet/jackpot-figures.ts";
import { jackpotSheet } from "@bellwether/i18n/game-sheet/jackpot-sheet.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { element } from "../controls/element.ts";
import styles from "../controls/info-sheet.module.css";
import type { MoneyText } from "../texts/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";

type PotSheetParts = {
  t: GameTexts;
  money: MoneyText;
  language: Language;
  time: (at: string) => string;
  /** Free play takes no part in the pots, and says so. */
  isFree: boolean;
  /** The check of a pot's last clock, or of a drop's last call. */
  check(pot: Pot): HTMLElement | undefined;
};

/** The sheet's part about the pots in which the game takes part: what game and pots return, and each pot with its figures and rule. */
export function buildPotSheet(
  pots: readonly Pot[],
  sheet: Pick<GameSheet, "stakes" | "returnToPlayer">,
  stakeMinor: bigint,
  parts: PotSheetParts,
): HTMLElement[] {
  const { t, isFree, check } = parts;
  const { whole, pots: described } = jackpotSheet(pots, sheet, stakeMinor, parts);
  return [
    element("h3", { class: styles.heading, text: t("jackpots") }),
    ...(isFree ? [element("p", { class: styles.rule, text: t("jackpot_free_play") })] : []),
    facts(whole),
    ...described.flatMap(({ name, now, figures, rule }, index) => [
      element("h4", { class: styles.heading, text: name }),
      facts([now, ...figures]),
      element("p", { class: styles.rule, text: rule }),
      ...[pots[index] && check(pots[index])].filter((each) => each !== undefined),
    ]),
  ];
}

function facts(figures: readonly JackpotFigure[]): HTMLElement {
  return element(
    "dl",
    { class: styles.facts },
    figures.map(({ label, text }) =>
      element("div", { class: styles.fact }, [element("dt", { text: label }), element("dd", { text })]),
    ),
  );
}
