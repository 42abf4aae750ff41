import type { GameSheet } from "@bellwether/contract/studio/game-sheet.ts";
import type { Pot } from "@bellwether/contract/studio/pots.ts";
import {
  type JackpotFigure,
  type JackpotWords,
  jackpotFigures,
  jackpotNow,
  jackpotRule,
  potName,
  wholeReturn,
} from "./jackpot-figures.ts";

/** The part of a game's sheet about its pots. */
export type JackpotSheet = {
  /** What game and pots return together, at each of the stakes. */
  whole: JackpotFigure[];
  /** `now` is the pot's amount, which changes all the time, so a page that is cached shows it elsewhere. */
  pots: { pot: string; name: string; now: JackpotFigure; figures: JackpotFigure[]; rule: string }[];
};

/**
 * What a game's sheet says about the pots in which the game takes part.
 * @param selectedMinor the selected stake; undefined outside of the game, where the smallest and the largest stand for all.
 */
export function jackpotSheet(
  pots: readonly Pot[],
  { stakes, returnToPlayer }: Pick<GameSheet, "stakes" | "returnToPlayer">,
  selectedMinor: bigint | undefined,
  words: JackpotWords,
): JackpotSheet {
  const [smallest = 0n, largest = smallest] = [stakes[0], stakes.at(-1)].map((each) => BigInt(each ?? "0"));
  const shown = [smallest, ...(selectedMinor === undefined ? [] : [selectedMinor]), largest];
  return {
    whole: [...new Set(shown)].map((stake) => wholeReturn(returnToPlayer, pots, stake, words)),
    pots: pots.map((pot) => ({
      pot: pot.pot,
      name: potName(pot, words.t),
      now: jackpotNow(pot, words),
      figures: jackpotFigures(pot, { selected: selectedMinor, smallest, largest }, words),
      rule: jackpotRule(pot, words),
    })),
  };
}
