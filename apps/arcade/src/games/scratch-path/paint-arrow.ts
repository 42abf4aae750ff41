import type { Size } from "../../stage/lay-out-board.ts";
import type { Pen } from "../../stage/pen.ts";
import { mix } from "../../theme/palette.ts";
import type { CardStyle } from "../scratch/paint-card.ts";

const TURNS = { left: 0.3 * Math.PI, down: 0, right: -0.3 * Math.PI } as const;

/** Paints an arrow that leads one row down; it slants if the path changes to another column. */
export function paintArrow(
  pen: Pen,
  { width, height }: Size,
  to: keyof typeof TURNS,
  { palette }: CardStyle,
): void {
  const long = height * 0.36;
  const wide = height * 0.26;
  pen.save();
  pen.translate(width / 2, height / 2);
  pen.rotate(TURNS[to]);
  pen.beginPath();
  pen.moveTo(0, long);
  pen.lineTo(-wide, long - wide * 1.2);
  pen.lineTo(-wide * 0.42, long - wide * 1.2);
  pen.lineTo(-wide * 0.42, -long);
  pen.lineTo(wide * 0.42, -long);
  pen.lineTo(wide * 0.42, long - wide * 1.2);
  pen.lineTo(wide, long - wide * 1.2);
  pen.closePath();
  pen.fillStyle = mix(palette.accent, "#2a1735", 0.25);
  pen.fill();
  pen.restore();
}
