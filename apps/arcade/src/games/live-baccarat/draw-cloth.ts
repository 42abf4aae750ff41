import type { Graphics } from "pixi.js";
import type { Size } from "../../stage/lay-out-board.ts";
import type { FrameStyle } from "../../theme/brand-style.ts";
import type { GamePalette } from "../../theme/palette.ts";
import { feltOf } from "../cards/paint-table.ts";

/** The upper edge of the table as a share of the stage's height; on a low strip the table is a narrow band. */
const EDGE = 0.2;
const LOW_EDGE = 0.72;
const FALL = 0.08;
const RIM = 22;

/** Draws the table in front of the room: its wooden rim and its cloth. */
export function drawCloth(
  cloth: Graphics,
  { width, height }: Size,
  { frame, palette }: { frame: FrameStyle; palette: GamePalette },
  hasRoom: boolean,
): void {
  const top = height * (hasRoom ? EDGE : LOW_EDGE);
  const fall = height * FALL;
  const felt = feltOf(palette);
  const edge = (inset: number) =>
    cloth
      .moveTo(-20, top + fall + inset)
      .quadraticCurveTo(width / 2, top - fall + inset, width + 20, top + fall + inset)
      .lineTo(width + 20, height + 20)
      .lineTo(-20, height + 20)
      .closePath();
  cloth.clear();
  edge(0).fill("#5a3114");
  edge(RIM).fill(felt.dark).stroke({ color: frame.trim, width: 4 });
  // Light on the middle of the cloth.
  for (let ring = 1; ring <= 4; ring += 1)
    cloth
      .ellipse(width / 2, height * 0.66, width * (0.5 - ring * 0.09), height * (0.36 - ring * 0.06))
      .fill({ color: felt.light, alpha: 0.28 });
}
