import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { rational, toNumber } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import { binsOf, waysToBins } from "./bins.ts";
import { boardOf, type PlinkoBoard, type PlinkoData } from "./data.ts";

/** The exact figures of a board, over all its paths. A bin that pays no more than the stake does not win. */
export function figuresOfBoard(board: PlinkoBoard): Figures {
  return figuresOf(pathCounts(board), 100, 100);
}

/** The number of paths for each multiplier in hundredths. */
function pathCounts(board: PlinkoBoard): Distribution {
  const ways = waysToBins(board.rows);
  const counts = new Map<number, bigint>();
  for (const [bin, multiplier] of binsOf(board).entries()) {
    counts.set(multiplier, (counts.get(multiplier) ?? 0n) + (ways[bin] ?? 0n));
  }
  return counts;
}

/** The figures of the usual board; the largest win is that of the highest-paying board. */
export function plinkoFigures({ boards, usual }: PlinkoData): Figures {
  const board = boardOf(boards, usual);
  if (!board) throw new Error("the usual board is not on offer");
  const largest = Math.max(...boards.flatMap(({ halfHundredths }) => halfHundredths));
  return { ...figuresOfBoard(board), maxWinMultiple: rational(largest, 100) };
}

/** The chances of the usual board's wins. The reachable win is the largest win of the board that pays most. */
export function plinkoWinChances({ boards, usual }: PlinkoData): WinChances {
  const board = boardOf(boards, usual);
  if (!board) throw new Error("the usual board is not on offer");
  const largest = Math.max(...boards.flatMap(({ halfHundredths }) => halfHundredths));
  const shares = boards.map((each) =>
    toNumber(rational(pathCounts(each).get(largest) ?? 0n, 2n ** BigInt(each.rows))),
  );
  return withAimedWin(winChancesOf(chancesOfCounts(pathCounts(board)), 100), {
    multiple: rational(largest, 100),
    chance: Math.max(...shares),
  });
}
