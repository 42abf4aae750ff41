import type { Size } from "../../stage/lay-out-board.ts";
import { glow, type Pen, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import type { GamePalette } from "../../theme/palette.ts";
import { feltOf } from "../cards/paint-table.ts";
import { hasHands } from "./lay-out-hands.ts";

/** The upper edge of the table as a share of the stage's height; on a strip without cards the table is a narrow band. */
const EDGE = 0.26;
const LOW_EDGE = 0.76;
const FALL = 0.07;
const RIM = 9;

/** Paints the table in front of the room, in CSS pixels: its wooden rim with the brand's line, and its cloth. */
export function paintCloth(
  pen: Pen,
  size: Size,
  { frame, palette }: { frame: BoardFrame; palette: GamePalette },
): void {
  const { width, height } = size;
  const top = height * (hasHands(size) ? EDGE : LOW_EDGE);
  const fall = height * FALL;
  const felt = feltOf(palette);
  const edge = (inset: number) => {
    pen.beginPath();
    pen.moveTo(-4, top + fall + inset);
    pen.quadraticCurveTo(width / 2, top - fall + inset, width + 4, top + fall + inset);
    pen.lineTo(width + 4, height + 4);
    pen.lineTo(-4, height + 4);
    pen.closePath();
  };
  edge(0);
  pen.fillStyle = slope(pen, top, top + fall + RIM, ["#8a5428", "#5a3114", "#3a1e0b"]);
  pen.shadowColor = "rgba(0, 0, 0, 0.6)";
  pen.shadowBlur = 14;
  pen.fill();
  pen.shadowColor = "transparent";
  edge(RIM);
  pen.fillStyle = glow(pen, width * 0.54, height * 0.62, Math.max(width * 0.5, height * 0.7), [
    felt.light,
    felt.dark,
  ]);
  pen.fill();
  pen.strokeStyle = frame.trim;
  pen.lineWidth = 1.5;
  pen.stroke();
}
