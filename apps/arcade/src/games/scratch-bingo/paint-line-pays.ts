import { SIDE } from "@bellwether/games/mechanics/scratch-bingo/lines.ts";
import { edge, type Pen, slab, words } from "../../stage/pen.ts";
import { headFont } from "../../theme/brand-style.ts";
import { CARD, type CardStyle } from "../scratch/paint-card.ts";

/** A cell of the printed card. */
export const BINGO_CELL = { width: 118, height: 102, gap: 8, top: 742 };

const CHIP = { width: 112, height: 56 };
const SPAN = SIDE * BINGO_CELL.width + (SIDE - 1) * BINGO_CELL.gap;

/** Prints each line's pay at its end: rows on the right, columns below, the diagonals at the lower corners. */
export function paintLinePays(pen: Pen, pays: readonly string[], { frame, palette }: CardStyle): void {
  const left = (CARD.width - SPAN) / 2;
  const below = BINGO_CELL.top + SIDE * (BINGO_CELL.height + BINGO_CELL.gap) + 4;
  const beside = left + SPAN + 16;
  const chip = (pay: string, x: number, y: number, fill: string): void => {
    slab(pen, x, y, CHIP.width, CHIP.height, CHIP.height / 2, fill);
    edge(pen, x, y, CHIP.width, CHIP.height, CHIP.height / 2, "rgba(255, 255, 255, 0.55)", 3);
    const place = { x: x + CHIP.width / 2, y: y + CHIP.height / 2 + 2, width: CHIP.width - 16 };
    words(pen, pay, place, (size) => headFont(frame, size), 36, "#ffffff", {
      colour: "rgba(0, 0, 0, 0.55)",
      width: 6,
    });
  };
  for (let place = 0; place < SIDE; place += 1) {
    const y = BINGO_CELL.top + place * (BINGO_CELL.height + BINGO_CELL.gap);
    chip(pays[place] ?? "", beside, y + (BINGO_CELL.height - CHIP.height) / 2, palette.accent);
    const x = left + place * (BINGO_CELL.width + BINGO_CELL.gap) + (BINGO_CELL.width - CHIP.width) / 2;
    chip(pays[SIDE + place] ?? "", x, below, palette.accent);
  }
  chip(pays[2 * SIDE] ?? "", beside, below, palette.deep);
  chip(pays[2 * SIDE + 1] ?? "", left - 16 - CHIP.width, below, palette.deep);
}
