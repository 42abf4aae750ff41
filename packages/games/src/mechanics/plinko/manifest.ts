import { toPercent } from "../../exact/rational.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkOnOffer, checkStakeUnit, stakesOf } from "../../rules/stakes.ts";
import { binsOf, waysToBins } from "./bins.ts";
import { figuresOfBoard, plinkoFigures, plinkoWinChances } from "./compute-figures.ts";
import { boardOf, PlinkoData, plinkoStakeUnit } from "./data.ts";
import { playPlinko } from "./play.ts";
import { PlinkoEvent, PlinkoInput, PlinkoLayout } from "./wire.ts";

/** A ball falls through rows of pegs, left or right at each, into a bin that pays: more rows and more risk make the bins differ more. */
export const plinko: Mechanic<PlinkoData> = {
  id: "plinko",
  family: "quick",
  motion: "pegs",
  data: PlinkoData,
  input: PlinkoInput,
  event: PlinkoEvent,
  layout: PlinkoLayout,
  rulesOf(data) {
    const stakes = stakesOf(data);
    const unit = plinkoStakeUnit(data.boards);
    return {
      kind: "instant",
      stakes,
      computeFigures: () => plinkoFigures(data),
      choices: () => data.boards.map(figuresOfBoard),
      computeWinChances: () => plinkoWinChances(data),
      layout: () => layoutOf(data),
      usualInput: () => data.usual,
      sampleInputs: () => data.boards.map(({ rows, risk }) => ({ rows, risk })),
      accept(stakeMinor, input) {
        const parsed = PlinkoInput.safeParse(input);
        if (!parsed.success) throw new RoundRefusedError("invalid_input", "the input is rows and a risk");
        const board = boardOf(data.boards, parsed.data);
        if (!board) throw new RoundRefusedError("invalid_input", "this board is not on offer");
        checkStakeUnit(stakeMinor, unit);
        return {
          checkOffer: (scale) => checkOnOffer(stakeMinor, stakes, scale),
          play: (draws) => playPlinko(board, draws, stakeMinor),
        };
      },
    };
  },
};

function layoutOf({ boards, usual }: PlinkoData): PlinkoLayout {
  return {
    kind: "plinko",
    boards: boards.map((board) => ({
      rows: board.rows,
      risk: board.risk,
      binsHundredths: binsOf(board),
      ways: waysToBins(board.rows).map(Number),
      returnToPlayer: toPercent(figuresOfBoard(board).returnToPlayer, 2),
    })),
    usual,
  };
}
