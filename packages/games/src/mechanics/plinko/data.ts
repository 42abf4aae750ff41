import { z } from "zod";
import { MultiplierHundredths, ReturnPercent, Risk, stakeUnitFor } from "../../rules/multiplier.ts";
import { Stakes } from "../../rules/parts.ts";
import { binsOf, waysToBins } from "./bins.ts";
import { PlinkoInput, PlinkoRows } from "./wire.ts";

/**
 * A board: the multipliers of its bins in hundredths from the left edge to the middle; the right half mirrors them. Bins pay more the
 * farther they lie from the middle.
 */
const PlinkoBoard = z
  .strictObject({
    rows: PlinkoRows,
    risk: Risk,
    halfHundredths: z.array(MultiplierHundredths.min(1)).max(9),
  })
  .refine(({ rows, halfHundredths }) => halfHundredths.length === rows / 2 + 1, {
    error: "one multiplier for each bin from the edge to the middle",
    path: ["halfHundredths"],
  })
  .refine(
    ({ halfHundredths }) =>
      halfHundredths.every((multiplier, bin) => bin === 0 || multiplier <= (halfHundredths[bin - 1] ?? 0)),
    { error: "bins pay no more than those farther from the middle", path: ["halfHundredths"] },
  );
export type PlinkoBoard = z.infer<typeof PlinkoBoard>;

/**
 * The data of a plinko: each board returns exactly `returnPercent` percent. `usual` is the board that the sheet describes. Multipliers are
 * multiples of 0.04, which allow a stake of 0.25: with whole tenths no symmetrical board returns exactly 97 percent, with multiples of 0.04
 * many do.
 */
export const PlinkoData = z
  .strictObject({
    stakes: Stakes,
    returnPercent: ReturnPercent,
    boards: z.array(PlinkoBoard).min(1).max(9),
    usual: PlinkoInput,
  })
  .refine(({ boards, returnPercent }) => boards.every((board) => returnsExactly(board, returnPercent)), {
    error: "every board returns returnPercent exactly",
    path: ["boards"],
  })
  .refine(({ boards }) => new Set(boards.map(({ rows, risk }) => `${rows} ${risk}`)).size === boards.length, {
    error: "one board for rows and risk",
    path: ["boards"],
  })
  .refine(({ boards, usual }) => boardOf(boards, usual) !== undefined, {
    error: "the usual board is on offer",
    path: ["usual"],
  })
  .refine(({ stakes, boards }) => stakes.every((stake) => BigInt(stake) % plinkoStakeUnit(boards) === 0n), {
    error: "a stake is paid out exactly in every bin",
    path: ["stakes"],
  });
export type PlinkoData = z.infer<typeof PlinkoData>;

/** The board for the player's choice; undefined when it is not on offer. */
export function boardOf(
  boards: readonly PlinkoBoard[],
  { rows, risk }: PlinkoInput,
): PlinkoBoard | undefined {
  return boards.find((board) => board.rows === rows && board.risk === risk);
}

/** The smallest stake that every bin of every board pays out in whole minor units. */
export function plinkoStakeUnit(boards: readonly PlinkoBoard[]): bigint {
  return stakeUnitFor(boards.flatMap(({ halfHundredths }) => halfHundredths));
}

function returnsExactly(board: PlinkoBoard, returnPercent: number): boolean {
  const ways = waysToBins(board.rows);
  const paid = binsOf(board).reduce(
    (sum, multiplier, bin) => sum + BigInt(multiplier) * (ways[bin] ?? 0n),
    0n,
  );
  return paid === BigInt(returnPercent) * 2n ** BigInt(board.rows);
}
