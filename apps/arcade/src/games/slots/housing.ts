import { Sprite } from "pixi.js";
import type { Stage } from "../../stage/create-stage.ts";
import type { FrameStyle } from "../../theme/brand-style.ts";
import type { Palette } from "../../theme/palette.ts";
import { type FrameShape, paintFrame } from "./paint-frame.ts";

/** Room around the frame for its shadow. */
const SHADOW = 44;

/** The frame as a sprite, its shadow falling on whatever lies around the field. */
export function buildHousing(stage: Stage, shape: FrameShape, style: FrameStyle, palette: Palette): Sprite {
  const texture = stage.paint(shape.width + 2 * SHADOW, shape.height + 2 * SHADOW, (pen) => {
    pen.translate(SHADOW, SHADOW);
    paintFrame(pen, shape, style, palette);
  });
  return new Sprite({ texture, x: -SHADOW, y: -SHADOW });
}
