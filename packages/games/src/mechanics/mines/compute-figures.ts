import { type ChoiceFigures, type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import type { MinesData } from "./data.ts";
import { chanceToOpen, minesLadder } from "./ladder.ts";
import { TILES } from "./wire.ts";

/**
 * The exact figures of opening this many tiles and then cashing out. The choice of tiles makes no difference: all are equally likely to
 * hide a mine.
 */
export function figuresOfPlay(data: MinesData, mines: number, opened: number): Figures {
  return figuresOf(outcomesOf(data, mines, opened), 100, 100);
}

/** The number of ways to open this many tiles, for each multiplier in hundredths that they pay. */
function outcomesOf(data: MinesData, mines: number, opened: number): Distribution {
  const multiplier = minesLadder(mines, data)[opened - 1];
  if (multiplier === undefined) throw new RangeError(`no ${opened} tiles with ${mines} mines`);
  const { wins, all } = chanceToOpen(mines, opened);
  return new Map([
    [0, all - wins],
    [multiplier, wins],
  ]);
}

/** The figures of every number of mines with every number of tiles to open. */
export function figuresOfEachPlay(data: MinesData): ChoiceFigures[] {
  const counts = Array.from({ length: TILES - 1 }, (_, index) => index + 1);
  return counts.flatMap((mines) =>
    minesLadder(mines, data).map((__, step) => figuresOfPlay(data, mines, step + 1)),
  );
}

/** The figures of the usual play; the largest win is the largest of any ladder. */
export function minesFigures(data: MinesData): Figures {
  const { mines, opened } = data.usual;
  let largest = 0;
  for (let count = 1; count < TILES; count += 1) largest = Math.max(largest, ...minesLadder(count, data));
  return { ...figuresOfPlay(data, mines, opened), maxWinMultiple: rational(largest, 100) };
}

/** The chances of the usual play's wins. The reachable win is the largest win of any ladder. */
export function minesWinChances(data: MinesData): WinChances {
  let aimed = { multiplier: 0, chance: 0 };
  for (let mines = 1; mines < TILES; mines += 1)
    for (const [step, multiplier] of minesLadder(mines, data).entries()) {
      const { wins, all } = chanceToOpen(mines, step + 1);
      const chance = toNumber(rational(wins, all));
      const isBetter =
        multiplier > aimed.multiplier || (multiplier === aimed.multiplier && chance > aimed.chance);
      if (isBetter) aimed = { multiplier, chance };
    }
  const { mines, opened } = data.usual;
  return withAimedWin(winChancesOf(chancesOfCounts(outcomesOf(data, mines, opened)), 100), {
    multiple: rational(aimed.multiplier, 100),
    chance: aimed.chance,
  });
}
