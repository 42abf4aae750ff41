import type { Rect } from "../../stage/lay-out-board.ts";
import { edge, type Pen, slab, words } from "../../stage/pen.ts";
import { headFont } from "../../theme/brand-style.ts";
import { fade } from "../../theme/palette.ts";
import { drawCellPicture } from "../scratch/cell-pictures.ts";
import type { CardStyle } from "../scratch/paint-card.ts";

const METER = { width: 386, height: 70, gap: 10, left: 59, top: 940 };
const PIP = { side: 24, gap: 7, left: 82 };

type Meters = {
  meters: readonly { needs: number }[];
  pictures: readonly (HTMLImageElement | null)[];
  pays: readonly string[];
};

/** Prints a meter for each kind of picture, in two columns: the picture, a pip for each picture needed, and the pay. */
export function paintMeters(pen: Pen, { meters, pictures, pays }: Meters, style: CardStyle): void {
  for (const [kind, { needs }] of meters.entries()) {
    const { x, y } = place(kind);
    slab(pen, x, y, METER.width, METER.height, 16, "rgba(255, 255, 255, 0.86)");
    edge(pen, x, y, METER.width, METER.height, 16, fade(style.palette.ink, 0.4), 3);
    drawCellPicture(pen, pictures[kind] ?? null, x + 12, y + 8, METER.height - 16);
    for (let pip = 0; pip < needs; pip += 1) {
      const rect = pipRect(kind, pip);
      slab(pen, rect.x, rect.y, rect.width, rect.height, rect.width / 2, "rgba(42, 23, 53, 0.14)");
      edge(pen, rect.x, rect.y, rect.width, rect.height, rect.width / 2, "rgba(42, 23, 53, 0.5)", 2.5);
    }
    const pay = { x: x + METER.width - 62, y: y + METER.height / 2 + 2, width: 104 };
    words(pen, pays[kind] ?? "", pay, (size) => headFont(style.frame, size), 38, "#2a1735");
  }
}

/** The rectangle of a meter's pip on the card. */
export function pipRect(kind: number, pip: number): Rect {
  const { x, y } = place(kind);
  return {
    x: x + PIP.left + pip * (PIP.side + PIP.gap),
    y: y + (METER.height - PIP.side) / 2,
    width: PIP.side,
    height: PIP.side,
  };
}

function place(kind: number): { x: number; y: number } {
  return {
    x: METER.left + (kind % 2) * (METER.width + METER.gap),
    y: METER.top + Math.floor(kind / 2) * (METER.height + METER.gap),
  };
}
