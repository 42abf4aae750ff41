import type { GameTexts } from "../../texts/texts.ts";

const DIGITS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** What the caller says of a ball: its number, and a rhyme on its last digit. */
export function rhymeOf(number: number, t: GameTexts): string {
  const digit = DIGITS[number % 10] ?? "0";
  return t("bingo_call", { number, rhyme: t(`bingo_rhyme_${digit}`) });
}
