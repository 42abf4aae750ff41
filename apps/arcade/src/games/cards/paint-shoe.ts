import type { Texture } from "pixi.js";
import type { Pen } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { CARD } from "./paint-card.ts";

/** Paints the shoe at the table's edge: the box of cards to deal. The back of the next card is visible. */
export function paintShoe(
  pen: Pen,
  { x, y, height }: { x: number; y: number; height: number },
  back: Texture,
  { trimDark }: Pick<BoardFrame, "trimDark">,
): void {
  const wide = (height * CARD.width) / CARD.height;
  pen.save();
  pen.translate(x, y);
  pen.rotate(0.3);
  pen.shadowColor = "rgba(0, 0, 0, 0.55)";
  pen.shadowBlur = 18;
  pen.fillStyle = "#1a1418";
  pen.beginPath();
  pen.roundRect(-wide * 0.66, -height * 0.62, wide * 1.32, height * 1.24, 16);
  pen.fill();
  pen.shadowColor = "transparent";
  pen.strokeStyle = trimDark;
  pen.lineWidth = 4;
  pen.stroke();
  const picture = back.source.resource as CanvasImageSource;
  pen.drawImage(picture, -wide * 0.57, -height * 0.55, wide * 1.14, height * 1.1);
  pen.restore();
}

/** Paints the discarded cards, which lie in a fan at the other side of the dealer. */
export function paintDiscards(
  pen: Pen,
  { x, y, height }: { x: number; y: number; height: number },
  back: Texture,
): void {
  const wide = (height * CARD.width) / CARD.height;
  const picture = back.source.resource as CanvasImageSource;
  for (const [place, turn] of [
    [-0.55, -0.22],
    [0, -0.02],
    [0.55, 0.2],
  ] as const) {
    pen.save();
    pen.translate(x + place * wide, y + Math.abs(place) * height * 0.08);
    pen.rotate(turn);
    pen.shadowColor = "rgba(0, 0, 0, 0.45)";
    pen.shadowBlur = 10;
    pen.drawImage(picture, -wide / 2, -height / 2, wide, height);
    pen.restore();
  }
}
