import { edge, type Pen, shadowed, slab, slope } from "../../../stage/pen.ts";
import type { BoardFrame } from "../../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../../theme/palette.ts";
import { box } from "./frame-shapes.ts";

/**
 * The room for a frame, in design pixels; (0, 0) is the field's top left corner. The sign with the lettering is between `-sign` and 0. There is
 * room for a roof above it, for a foot below the field, and on wide boards for wings beside it.
 */
export type FrameBuild = {
  pen: Pen;
  style: BoardFrame;
  palette: GamePalette;
  /** Left and right edge of the body. */
  left: number;
  right: number;
  /** The lower edge of the body, which is the field's height. */
  bottom: number;
  window: { x: number; y: number; width: number; height: number };
  /** Height of the sign; 0 on boards that are too low for one. */
  sign: number;
  roof: number;
  foot: number;
  wing: number;
};

/** Paints the frame of one family. */
export type PaintFamily = (build: FrameBuild) => void;

export function centreOf({ left, right }: FrameBuild): number {
  return (left + right) / 2;
}

/** Paints the body with its shadow. By default the body is as high as the field. */
export function paintBody(
  { pen, style, left, right, bottom }: FrameBuild,
  { top = -2, down = bottom, radius = 14 as number | number[], fill = style.body as readonly string[] } = {},
): void {
  shadowed(pen, "rgba(0, 0, 0, 0.5)", 24, 12, () =>
    box(pen, [left, top], [right, down], style.outline, radius),
  );
  box(pen, [left + 4, top + 4], [right - 4, down - 4], slope(pen, top, down, fill), radius);
  pen.save();
  pen.beginPath();
  pen.roundRect(left + 4, top + 4, right - left - 8, down - top - 8, radius);
  pen.clip();
  const light = slope(
    pen,
    left,
    right,
    ["rgba(255, 255, 255, 0.22)", "rgba(255, 255, 255, 0)", "rgba(255, 255, 255, 0)", "rgba(0, 0, 0, 0.28)"],
    true,
  );
  box(pen, [left, top], [right, down], light);
  pen.restore();
}

/** The board under the lettering. */
export function paintSign(
  build: FrameBuild,
  {
    inset = 10,
    radius = 14 as number | number[],
    fill = undefined as readonly string[] | undefined,
    line = undefined as string | undefined,
  } = {},
): void {
  const { pen, style, left, right, sign, palette } = build;
  if (sign < 20) return;
  const colours = fill ?? [mix(palette.near, palette.deep, 0.3), mix(palette.deep, "#000000", 0.15)];
  shadowed(pen, "rgba(0, 0, 0, 0.45)", 12, 6, () =>
    box(pen, [left + inset, -sign + 3], [right - inset, -1], style.outline, radius),
  );
  box(pen, [left + inset + 3, -sign + 6], [right - inset - 3, -4], slope(pen, -sign, 0, colours), radius);
  edge(
    pen,
    left + inset + 8,
    -sign + 11,
    right - left - 2 * inset - 16,
    sign - 20,
    typeof radius === "number" ? Math.max(2, radius - 5) : 6,
    line ?? fade(style.trim, 0.8),
    3,
  );
}

/** Paints the edge around the window: a dark band with a bright line on it. */
export function paintRebate({ pen, style, window }: FrameBuild, radius = 12): void {
  const { x, y, width, height } = window;
  slab(pen, x - 9, y - 9, width + 18, height + 18, radius + 4, style.outline);
  edge(
    pen,
    x - 6,
    y - 6,
    width + 12,
    height + 12,
    radius,
    slope(pen, y, y + height, [style.trimDark, style.trim]),
    4,
  );
}
