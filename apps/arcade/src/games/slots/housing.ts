import { Sprite } from "pixi.js";
import type { Stage } from "../../stage/create-stage.ts";
import type { FrameStyle } from "../../theme/brand-style.ts";
import type { GamePalette } from "../../theme/palette.ts";
import { paintFrame } from "./paint-frame.ts";
import type { SlotShape } from "./slot-shape.ts";

/** Margin around the frame for its shadow. */
const SHADOW = 44;

/** The frame as a sprite; its shadow falls on the area around the field. */
export function buildHousing(
  stage: Stage,
  shape: SlotShape,
  style: FrameStyle,
  palette: GamePalette,
): Sprite {
  const { size, window, bleed } = shape;
  const width = size.width + 2 * bleed;
  const texture = stage.paint(width + 2 * SHADOW, size.height + 2 * SHADOW, (pen) => {
    pen.translate(SHADOW, SHADOW);
    paintFrame(
      pen,
      { width, height: size.height, window: { ...window, x: window.x + bleed } },
      style,
      palette,
    );
  });
  return new Sprite({ texture, x: -SHADOW - bleed, y: -SHADOW });
}
