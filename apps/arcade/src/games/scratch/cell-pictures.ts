import type { Rect } from "../../stage/lay-out-board.ts";
import { type Pen, shadowed, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";

/** The style that a field is drawn with. */
export type CellStyle = {
  frame: BoardFrame;
};

const INK = "#2a1735";

/** The maximum share of a field's width for the longest amount. The rest is margin. */
const AMOUNT_SHARE = 0.78;

/** Draws a picture with an amount below it. */
export function paintPrize(
  pen: Pen,
  rect: Rect,
  picture: HTMLImageElement | null,
  amount: string,
  { frame }: CellStyle,
) {
  const side = rect.height * 0.52;
  drawCellPicture(pen, picture, rect.width / 2 - side / 2, rect.height * 0.08, side);
  const place = { x: rect.width / 2, y: rect.height * 0.79, width: rect.width * AMOUNT_SHARE };
  words(pen, amount, place, (size) => headFont(frame, size), rect.height * 0.25, INK);
}

/** Draws a number with an amount below it. */
export function paintNumber(
  pen: Pen,
  rect: Rect,
  number: number,
  amount: string,
  { frame }: CellStyle,
): void {
  const font = (size: number) => headFont(frame, size);
  words(
    pen,
    String(number),
    { x: rect.width / 2, y: rect.height * 0.4, width: rect.width * 0.8 },
    font,
    rect.height * 0.5,
    INK,
  );
  words(
    pen,
    amount,
    { x: rect.width / 2, y: rect.height * 0.8, width: rect.width * AMOUNT_SHARE },
    font,
    rect.height * 0.2,
    "#6d3a6b",
  );
}

/** Draws a few large words in the middle. */
export function paintWords(
  pen: Pen,
  rect: Rect,
  text: string,
  { frame }: CellStyle,
  colour = INK,
  share = 0.55,
): void {
  const place = { x: rect.width / 2, y: rect.height * 0.53, width: rect.width * AMOUNT_SHARE };
  words(pen, text, place, (size) => headFont(frame, size), rect.height * share, colour);
}

export function drawCellPicture(
  pen: Pen,
  picture: HTMLImageElement | null,
  x: number,
  y: number,
  side: number,
): void {
  if (!picture) return;
  shadowed(pen, "rgba(40, 16, 40, 0.35)", side * 0.06, side * 0.05, () =>
    pen.drawImage(picture, x, y, side, side),
  );
}
