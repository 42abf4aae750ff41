import { SIDE } from "@bellwether/games/mechanics/scratch-bingo/lines.ts";
import { BingoEvent, BingoLayout } from "@bellwether/games/mechanics/scratch-bingo/wire.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { cellGrid } from "../scratch/cell-grid.ts";
import { paintWords } from "../scratch/cell-pictures.ts";
import { mountPrinted } from "../scratch/mount-printed.ts";
import { paintRibbon } from "../scratch/paint-card.ts";
import { BINGO_CELL, paintLinePays } from "./paint-line-pays.ts";

const CALL = { width: 92, height: 92, gap: 22, top: 514 };
const CALLS_IN_ROW = 6;

/** Called numbers under the foil, and a printed bingo card without foil. A line whose numbers were all called pays the amount at its end. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t } = parts;
  const layout = BingoLayout.parse(parts.sheet.layout);
  const calls = cellGrid({ cells: layout.calls, columns: CALLS_IN_ROW }, CALL);
  const own = cellGrid({ cells: SIDE * SIDE, columns: SIDE }, BINGO_CELL);
  return mountPrinted(parts, {
    plan: {
      cells: [
        ...calls.map((rect) => ({ ...rect, round: rect.width / 2 })),
        ...own.map((rect) => ({ ...rect, round: 12, printed: true })),
      ],
      print(pen) {
        paintRibbon(pen, t("bingo_rule"), 430, parts);
        const pays = layout.lines.map((multiple) => t("times", { multiplier: multiple }));
        paintLinePays(pen, pays, parts);
      },
      label: (cell) => t("scratch_cell", { number: cell + 1 }),
    },
    event: BingoEvent,
    contents(dealt, card) {
      const called = dealt.calls.map((number) => ({
        picture: (pen: Pen, rect: Rect) => paintWords(pen, rect, String(number), parts, "#b0162b", 0.56),
        words: String(number),
        opened() {
          const rect = own[dealt.card.indexOf(number)];
          if (rect) card.dab(rect, 12, 0.62);
        },
      }));
      const printed = dealt.card.map((number) => ({
        picture: (pen: Pen, rect: Rect) => paintWords(pen, rect, String(number), parts, undefined, 0.56),
        words: String(number),
      }));
      return [...called, ...printed];
    },
  });
};
