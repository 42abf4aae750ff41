import { CrosswordEvent, CrosswordLayout } from "@bellwether/games/mechanics/scratch-crossword/wire.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { cellGrid } from "../scratch/cell-grid.ts";
import { paintWords } from "../scratch/cell-pictures.ts";
import { mountPrinted } from "../scratch/mount-printed.ts";
import { CARD, paintRibbon } from "../scratch/paint-card.ts";
import { paintLegendRows } from "../scratch/paint-legend.ts";

const FOUND = { width: 84, height: 84, gap: 14, top: 514 };
const FOUND_IN_ROW = 8;
const GRID = { width: 92, height: 72, gap: 4, top: 716 };
const LEGEND = { y: 1104, height: 68, columns: 4 };

/** Numbers under the foil, and a printed grid of words made of numbers. The pay depends on the number of complete words. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t } = parts;
  const layout = CrosswordLayout.parse(parts.sheet.layout);
  const found = cellGrid({ cells: layout.found, columns: FOUND_IN_ROW }, FOUND);
  const left = (CARD.width - layout.columns * (GRID.width + GRID.gap) + GRID.gap) / 2;
  const fields = layout.fields.map(({ row, column }) => ({
    x: left + column * (GRID.width + GRID.gap),
    y: GRID.top + row * (GRID.height + GRID.gap),
    width: GRID.width,
    height: GRID.height,
  }));
  return mountPrinted(parts, {
    plan: {
      cells: [
        ...found.map((rect) => ({ ...rect, round: 16 })),
        ...fields.map((rect) => ({ ...rect, round: 6, printed: true })),
      ],
      print(pen) {
        paintRibbon(pen, t("crossword_rule"), 430, parts);
        const pays = layout.pays.toReversed().map(({ words, multiple }) => ({
          text: t("words_full", { count: words }),
          pay: t("times", { multiplier: multiple }),
        }));
        paintLegendRows(pen, pays, LEGEND, parts);
      },
      label: (cell) => t("scratch_cell", { number: cell + 1 }),
    },
    event: CrosswordEvent,
    contents(dealt, card) {
      const numbers = dealt.found.map((number) => ({
        picture: (pen: Pen, rect: Rect) => paintWords(pen, rect, String(number), parts, "#b0162b", 0.56),
        words: String(number),
        opened() {
          for (const [field, rect] of fields.entries()) {
            if (dealt.grid[field] === number) card.dab(rect, 6, 0.62);
          }
        },
      }));
      const printed = dealt.grid.map((number) => ({
        picture: (pen: Pen, rect: Rect) => paintWords(pen, rect, String(number), parts, undefined, 0.56),
        words: String(number),
      }));
      return [...numbers, ...printed];
    },
  });
};
