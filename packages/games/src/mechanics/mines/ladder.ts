import { type Chance, multiplierFor } from "../../multiplier.ts";
import { TILES } from "./wire.ts";

/** What the multipliers depend on. */
export type LadderTerms = { readonly returnPercent: number; readonly maximumHundredths: number };

/** The chance to open so many tiles without meeting a mine: the ways to choose them among the safe tiles, of all ways. */
export function chanceToOpen(mines: number, opened: number): Chance {
  let [wins, all] = [1n, 1n];
  for (let tile = 0; tile < opened; tile += 1) {
    wins *= BigInt(TILES - mines - tile);
    all *= BigInt(TILES - tile);
  }
  return { wins, all };
}

/**
 * What one opened tile, two, three, … pay in hundredths. Each step alone returns `returnPercent` percent, rounded down to a hundredth of the
 * stake, so that it makes no difference when the player stops. The list ends before a step that would pay more than the maximum: capping
 * the pay instead would make the last step a bad bet.
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
