import { Sprite } from "pixi.js";
import type { Stage } from "../../stage/create-stage.ts";
import { colourSlots, type DrawnColours } from "../../stage/drawing/colour-slots.ts";
import type { Drawing } from "../../stage/drawing/drawing.ts";
import { paintDrawing } from "../../stage/drawing/paint-drawing.ts";
import { edge, type Pen, slab, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import type { GamePalette } from "../../theme/palette.ts";
import { loadFrame } from "./frames/load-frame.ts";
import { placePart } from "./frames/place-part.ts";
import { paintFrame } from "./paint-frame.ts";
import type { SlotShape } from "./slot-shape.ts";

/** Margin around the frame for its shadow. */
const SHADOW = 44;
/** Maximum size of a frame's roof, foot and wing, in design pixels. */
const MAX_REACH = 240;
/** Inset of the frame's body from the left and right edge of the field. On an upright phone the body is wider than the field. */
const BODY = { upright: -8, lying: 6 };

/** Paints the frame as a sprite, anew for each size. The frame and its shadow extend beyond the field. */
export type BuildHousing = (stage: Stage, shape: SlotShape) => Sprite;

/** Loads the frame of a slot. Its shape comes from the slot's world, and its colours from the world's material and the title's palette. */
export async function loadHousing({
  frame,
  palette,
}: {
  frame: BoardFrame;
  palette: GamePalette;
}): Promise<BuildHousing> {
  const { world } = frame;
  if (!world) return (stage, shape) => buildBrandFrame(stage, shape, frame, palette);
  const drawing = await loadFrame(world.frame);
  const colours = colourSlots(drawing, frameSlots(frame, palette));
  return (stage, shape) => buildDrawnFrame(stage, shape, frame, { drawing, colours });
}

/** The colours that a frame can be drawn in, by their names in its file. */
export function frameSlots(
  {
    body: [bodyLight, body, bodyDark],
    trim,
    trimDark,
    outline,
  }: Pick<BoardFrame, "body" | "trim" | "trimDark" | "outline">,
  palette: GamePalette,
): Record<string, string> {
  return { ...palette, bodyLight, body, bodyDark, trim, trimDark, outline };
}

function buildBrandFrame(
  stage: Stage,
  { size, window, bleed }: SlotShape,
  style: BoardFrame,
  palette: GamePalette,
): Sprite {
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

function buildDrawnFrame(
  stage: Stage,
  { size, window, bleed }: SlotShape,
  style: BoardFrame,
  { drawing, colours }: { drawing: Drawing; colours: DrawnColours },
): Sprite {
  const { sign, roof, foot, wing } = stage.surround();
  const inset = bleed > 0 ? BODY.upright : BODY.lying;
  const reach = {
    up: sign + Math.min(roof, MAX_REACH),
    down: Math.min(foot, MAX_REACH) + SHADOW,
    side: Math.min(wing, MAX_REACH) + SHADOW,
  };
  const room = {
    left: inset,
    right: size.width - inset,
    bottom: size.height,
    sign,
    roof: Math.min(roof, MAX_REACH),
    foot: Math.min(foot, MAX_REACH),
    wing: Math.max(0, Math.min(wing + inset, MAX_REACH)),
  };
  const texture = stage.paint(size.width + 2 * reach.side, reach.up + size.height + reach.down, (pen) => {
    pen.translate(reach.side, reach.up);
    paintDrawing(pen, drawing, colours, (part) => placePart(part, room));
    paintRebate(pen, window, style);
  });
  return new Sprite({ texture, x: -reach.side, y: -reach.up });
}

/** Paints the edge around the window: a dark band with a bright line on it. */
function paintRebate(
  pen: Pen,
  { x, y, width, height }: SlotShape["window"],
  { outline, trim, trimDark }: BoardFrame,
): void {
  const line = slope(pen, y, y + height, [trimDark, trim]);
  slab(pen, x - 9, y - 9, width + 18, height + 18, 16, outline);
  edge(pen, x - 6, y - 6, width + 12, height + 12, 12, line, 4);
}
