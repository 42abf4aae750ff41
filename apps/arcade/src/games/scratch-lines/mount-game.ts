import { LinesEvent } from "@bellwether/games/mechanics/scratch-lines/wire.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import { edge, glow, type Pen } from "../../stage/pen.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { cellGrid } from "../scratch/cell-grid.ts";
import { drawCellPicture, paintWords } from "../scratch/cell-pictures.ts";
import { mountPrinted } from "../scratch/mount-printed.ts";
import { paintRibbon } from "../scratch/paint-card.ts";

const FIELD = { width: 226, height: 168, gap: 18, top: 516 };
const FIELDS = { cells: 9, columns: 3 };
const AMOUNT = { x: 190, y: 1104, width: 520, height: 138, round: 69 };

/** Nine fields of two kinds, and an amount. Three fields of the winning kind in a row pay the amount. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t, money, card: title, art } = parts;
  // The title's highest picture is the winning kind, the lowest the other.
  const icons = [title.slotSymbols.at(-1) ?? "star", title.slotSymbols[0] ?? "lemon"];
  const [mark = null, other = null] = await Promise.all(icons.map((icon) => loadPicture(art.symbol(icon))));
  return mountPrinted(parts, {
    plan: {
      cells: [...cellGrid(FIELDS, FIELD), AMOUNT],
      print: (pen) => paintRibbon(pen, t("lines_rule"), 430, parts),
      label: (cell) => (cell < FIELDS.cells ? t("scratch_cell", { number: cell + 1 }) : t("scratch_amount")),
    },
    event: LinesEvent,
    contents({ marks, prizeMinor }) {
      const fields = marks.map((isMark) => ({
        picture: (pen: Pen, rect: Rect) => paintField(pen, rect, isMark ? mark : other, isMark),
        words: t(isMark ? "lines_mark" : "lines_other"),
      }));
      const amount = {
        picture: (pen: Pen, rect: Rect) => paintWords(pen, rect, money(prizeMinor), parts, "#b0162b", 0.52),
        words: money(prizeMinor),
      };
      return [...fields, amount];
    },
  });
};

/** Paints a field. The winning kind also has an edge, a glow and a larger picture, so that it can be recognised without seeing colours. */
function paintField(pen: Pen, rect: Rect, picture: HTMLImageElement | null, isMark: boolean): void {
  const { width, height } = rect;
  if (isMark) {
    pen.fillStyle = glow(pen, width / 2, height / 2, height * 0.7, [
      "rgba(255, 200, 40, 0.6)",
      "rgba(255, 200, 40, 0)",
    ]);
    pen.fillRect(0, 0, width, height);
    edge(pen, 5, 5, width - 10, height - 10, 16, "#d99a11", 7);
  }
  const side = height * (isMark ? 0.82 : 0.66);
  drawCellPicture(pen, picture, (width - side) / 2, (height - side) / 2, side);
}
