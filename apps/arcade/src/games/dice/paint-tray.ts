import type { CasinoRoom } from "@bellwether/contract/content/table-room.ts";
import type { Rect, Size } from "../../stage/lay-out-board.ts";
import { glow, type Pen, shadowed, slope, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";
import { type TrayShape, traceTray, trayShapeOf } from "./tray-shape.ts";

const RAIL = 46;
const MARGIN = 10;

type TrayStyle = { frame: BoardFrame; palette: GamePalette; room: CasinoRoom | undefined };

/** Paints the tray: a rail in the frame's colours around felt in the title's colour, with the title's name on it. Its shape is the room's. */
export function paintTray(
  pen: Pen,
  { width, height }: Size,
  title: string,
  { frame, palette, room }: TrayStyle,
): void {
  const shape = trayShapeOf(room?.place);
  const rectIn = (inset: number): Rect => ({
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset - 12,
  });
  const fill = (inset: number, colour: string | CanvasGradient) => {
    traceTray(pen, rectIn(inset), shape, inset);
    pen.fillStyle = colour;
    pen.fill();
  };
  const line = (inset: number, colour: string, thick: number) => {
    traceTray(pen, rectIn(inset), shape, inset);
    pen.strokeStyle = colour;
    pen.lineWidth = thick;
    pen.stroke();
  };
  shadowed(pen, "rgba(0, 0, 0, 0.55)", 26, 12, () => fill(MARGIN, slope(pen, 0, height, frame.body)));
  line(MARGIN + 4, frame.trim, 4);
  paintStuds(pen, rectIn(MARGIN + 18), shape, frame.trim);
  fill(RAIL - 7, frame.trimDark);
  const felt = mix(palette.near, "#0b1a16", 0.42);
  fill(
    RAIL,
    glow(pen, width / 2, height * 0.46, Math.max(width, height) * 0.62, [
      mix(felt, palette.light, 0.2),
      felt,
      mix(felt, "#000000", 0.45),
    ]),
  );
  pen.save();
  traceTray(pen, rectIn(RAIL), shape, RAIL);
  pen.clip();
  // The rail's shadow on the felt.
  pen.fillStyle = slope(pen, RAIL, RAIL + 60, ["rgba(0, 0, 0, 0.5)", "rgba(0, 0, 0, 0)"]);
  pen.fillRect(RAIL, RAIL, width, 60);
  pen.restore();
  line(RAIL + 22, fade(palette.light, 0.4), 3);
  const place = { x: width / 2, y: RAIL + 66, width: (width - 2 * RAIL) * (shape === "oval" ? 0.5 : 0.66) };
  words(pen, title, place, (size) => headFont(frame, size), 46, fade(palette.light, 0.85));
}

/** The rail's decoration: beads on an oval tray, brass corners on an eight-sided one, and a row of diamonds on a straight one. */
function paintStuds(pen: Pen, { x, y, width, height }: Rect, shape: TrayShape, colour: string): void {
  pen.fillStyle = colour;
  const stud = (at: number, down: number, size: number, isRound: boolean) => {
    pen.beginPath();
    if (isRound) pen.arc(at, down, size, 0, Math.PI * 2);
    else {
      pen.moveTo(at, down - size);
      pen.lineTo(at + size * 1.6, down);
      pen.lineTo(at, down + size);
      pen.lineTo(at - size * 1.6, down);
      pen.closePath();
    }
    pen.fill();
  };
  const count = shape === "oval" ? 15 : shape === "octagon" ? 4 : 9;
  const size = shape === "octagon" ? 12 : 7;
  // The long sides of an oval tray are its straight ones.
  const isUpright = shape === "oval" && height > width;
  const reach = shape === "oval" ? 1 - Math.min(width, height) / Math.max(width, height) : 0.56;
  for (let index = 0; index < count; index += 1) {
    const share = 0.5 + reach * (index / (count - 1) - 0.5);
    for (const side of [0, 1])
      if (isUpright) stud(x + width * side, y + height * share, size, true);
      else stud(x + width * share, y + height * side, size, shape !== "straight");
  }
}
