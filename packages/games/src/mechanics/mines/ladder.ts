import { type Chance, multiplierFor } from "../../rules/multiplier.ts";
import { TILES } from "./wire.ts";

/** The inputs of the multipliers. */
export type LadderTerms = { readonly returnPercent: number; readonly maximumHundredths: number };

/** The chance to open this many tiles without a mine: the ways to choose them among the safe tiles, out of all ways. */
export function chanceToOpen(mines: number, opened: number): Chance {
  let [wins, all] = [1n, 1n];
  for (let tile = 0; tile < opened; tile += 1) {
    wins *= BigInt(TILES - mines - tile);
    all *= BigInt(TILES - tile);
  }
  return { wins, all };
}

/**
 * The pays of one opened tile, two, three, and so on, in hundredths. Each step returns `returnPercent` percent, rounded down to a hundredth
 * of the stake, so that it makes no difference when the player stops. The list ends before a step that would pay more than the maximum:
 * capping its pay would make it a bad bet.
 */
export function minesLadder(mines: number, { returnPercent, maximumHundredths }: LadderTerms): number[] {
  const ladder: number[] = [];
  for (let opened = 1; opened <= TILES - mines; opened += 1) {
    const multiplier = multiplierFor(returnPercent, chanceToOpen(mines, opened));
    if (multiplier > maximumHundredths) break;
    ladder.push(multiplier);
  }
  return ladder;
}
