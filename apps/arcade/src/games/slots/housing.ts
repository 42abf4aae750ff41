import { Sprite } from "pixi.js";
import type { Stage } from "../../stage/create-stage.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import type { GamePalette } from "../../theme/palette.ts";
import { families } from "./frames/families.ts";
import { type FrameBuild, paintRebate } from "./frames/frame-build.ts";
import { paintFrame } from "./paint-frame.ts";
import type { SlotShape } from "./slot-shape.ts";

/** Margin around the frame for its shadow. */
const SHADOW = 44;
/** Maximum size of a frame's roof, foot and wing, in design pixels. */
const MAX_REACH = 240;
/** Inset of the frame's body from the left and right edge of the field. On an upright phone the body is wider than the field. */
const BODY = { upright: -8, lying: 6 };

/** Paints the frame as a sprite. The frame's shape comes from the slot's world. The shape and its shadow extend beyond the field. */
export function buildHousing(
  stage: Stage,
  shape: SlotShape,
  style: BoardFrame,
  palette: GamePalette,
): Sprite {
  if (style.world) return buildFamily(stage, shape, style, palette);
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

function buildFamily(
  stage: Stage,
  { size, window, bleed }: SlotShape,
  style: BoardFrame,
  palette: GamePalette,
): Sprite {
  const { sign, roof, foot, wing } = stage.surround();
  const inset = bleed > 0 ? BODY.upright : BODY.lying;
  const reach = {
    up: sign + Math.min(roof, MAX_REACH),
    down: Math.min(foot, MAX_REACH) + SHADOW,
    side: Math.min(wing, MAX_REACH) + SHADOW,
  };
  const texture = stage.paint(size.width + 2 * reach.side, reach.up + size.height + reach.down, (pen) => {
    pen.translate(reach.side, reach.up);
    const build: FrameBuild = {
      pen,
      style,
      palette,
      left: inset,
      right: size.width - inset,
      bottom: size.height,
      window,
      sign,
      roof: Math.min(roof, MAX_REACH),
      foot: Math.min(foot, MAX_REACH),
      wing: Math.max(0, Math.min(wing + inset, MAX_REACH)),
    };
    if (style.world) families[style.world.frame](build);
    paintRebate(build);
  });
  return new Sprite({ texture, x: -reach.side, y: -reach.up });
}
