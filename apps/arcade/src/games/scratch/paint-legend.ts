import { edge, type Pen, slab, words } from "../../stage/pen.ts";
import { headFont } from "../../theme/brand-style.ts";
import { fade } from "../../theme/palette.ts";
import { drawCellPicture } from "./cell-pictures.ts";
import { CARD, type CardStyle } from "./paint-card.ts";

/** One entry of a legend: a picture or a few words, and the pay. */
type Entry = { picture?: HTMLImageElement | null; text?: string; pay: string };

const WIDTH = 788;
const GAP = 10;

/** Colour of the words printed on the card's paper. */
export function paperInk({ frame, palette }: CardStyle): string {
  return frame.kind === "glow" ? "#ffffff" : palette.ink;
}

/** Prints words and pays in rows of `columns` entries. The pay stands beside the words, so that both are large on a small phone. */
export function paintLegendRows(
  pen: Pen,
  entries: readonly { text: string; pay: string }[],
  { y, height, columns }: { y: number; height: number; columns: number },
  style: CardStyle,
): void {
  const width = (WIDTH - GAP * (columns - 1)) / columns;
  const font = (size: number) => headFont(style.frame, size);
  for (const [index, { text, pay }] of entries.entries()) {
    const x = (CARD.width - WIDTH) / 2 + (index % columns) * (width + GAP);
    const top = y + Math.floor(index / columns) * (height + GAP);
    slab(pen, x, top, width, height, 14, "rgba(255, 255, 255, 0.82)");
    edge(pen, x, top, width, height, 14, fade(style.palette.ink, 0.4), 3);
    const middle = top + height * 0.54;
    const half = width / 2 - 12;
    words(pen, text, { x: x + width * 0.27, y: middle, width: half }, font, 34, "#6d3a6b");
    words(pen, pay, { x: x + width * 0.74, y: middle, width: half }, font, 44, "#2a1735");
  }
}

/** Prints the card's pays side by side in one row. */
export function paintLegend(
  pen: Pen,
  entries: readonly Entry[],
  { y, height }: { y: number; height: number },
  style: CardStyle,
): void {
  const width = (WIDTH - GAP * (entries.length - 1)) / entries.length;
  const font = (size: number) => headFont(style.frame, size);
  for (const [index, { picture, text, pay }] of entries.entries()) {
    const x = (CARD.width - WIDTH) / 2 + index * (width + GAP);
    const middle = x + width / 2;
    slab(pen, x, y, width, height, 14, "rgba(255, 255, 255, 0.82)");
    edge(pen, x, y, width, height, 14, fade(style.palette.ink, 0.4), 3);
    const side = height * 0.56;
    if (picture) drawCellPicture(pen, picture, middle - side / 2, y + height * 0.05, side);
    if (text) words(pen, text, { x: middle, y: y + height * 0.3, width: width - 12 }, font, 34, "#6d3a6b");
    words(pen, pay, { x: middle, y: y + height * 0.78, width: width - 12 }, font, 38, "#2a1735");
  }
}
