import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { Pot } from "@bellwether/contract/studio/pots.ts";
import {
  jackpotFigures,
  jackpotRule,
  potName,
  wholeReturn,
} from "@bellwether/i18n/game-sheet/jackpot-figures.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { element } from "../controls/element.ts";
import styles from "../controls/info-sheet.module.css";
import type { MoneyText } from "../money/money-text.ts";
import type { GameTexts } from "../texts/texts.ts";

type PotSheetParts = {
  t: GameTexts;
  money: MoneyText;
  language: Language;
  time: (at: string) => string;
  /** The check of a pot's last clock, or of a drop's last moment. */
  check(pot: Pot): HTMLElement | undefined;
};

/** The sheet's part about the pots in which the game takes part: what game and pots return, and each pot with its figures and rule. */
export function buildPotSheet(
  pots: readonly Pot[],
  { stakes, returnToPlayer }: Pick<GameSheet, "stakes" | "returnToPlayer">,
  stakeMinor: bigint,
  parts: PotSheetParts,
): HTMLElement[] {
  const { t } = parts;
  const [smallest = stakeMinor, largest = stakeMinor] = [stakes[0], stakes.at(-1)].map((each) =>
    BigInt(each ?? stakeMinor),
  );
  const whole = [...new Set([smallest, stakeMinor, largest])].map((stake) =>
    wholeReturn(returnToPlayer, pots, stake, parts),
  );
  return [
    element("h3", { class: styles.heading, text: t("jackpots") }),
    facts(whole),
    ...pots.flatMap((pot) => [
      element("h4", { class: styles.heading, text: potName(pot, t) }),
      facts(jackpotFigures(pot, { selected: stakeMinor, smallest, largest }, parts)),
      element("p", { class: styles.rule, text: jackpotRule(pot, parts) }),
      ...[parts.check(pot)].filter((check) => check !== undefined),
    ]),
  ];
}

function facts(figures: readonly { label: string; text: string }[]): HTMLElement {
  return element(
    "dl",
    { class: styles.facts },
    figures.map(({ label, text }) =>
      element("div", { class: styles.fact }, [element("dt", { text: label }), element("dd", { text })]),
    ),
  );
}
