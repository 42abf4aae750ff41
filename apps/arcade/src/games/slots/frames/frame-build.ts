import { edge, glow, type Pen, shadowed, slab, slope } from "../../../stage/pen.ts";
import type { FrameStyle } from "../../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../../theme/palette.ts";

/**
 * Where a frame is drawn, in design pixels: (0, 0) is the field's top left corner. The lettering lies on the sign, from `-sign` to 0; above it
 * there is room for a roof, below the field for a foot, and on wide boards beside it for wings.
 */
export type FrameBuild = {
  pen: Pen;
  style: FrameStyle;
  palette: GamePalette;
  /** Left and right edge of the body. */
  left: number;
  right: number;
  /** The field's height: the body ends here. */
  bottom: number;
  window: { x: number; y: number; width: number; height: number };
  /** Height of the sign; 0 on boards that are too low for one. */
  sign: number;
  roof: number;
  foot: number;
  wing: number;
};

/** Draws everything of one family. */
export type PaintFamily = (build: FrameBuild) => void;

type Point = readonly [x: number, y: number];

export function centreOf({ left, right }: FrameBuild): number {
  return (left + right) / 2;
}

/** The colours of a material from lit to shaded. */
export function shades(colour: string): [string, string, string] {
  return [mix(colour, "#ffffff", 0.28), colour, mix(colour, "#000000", 0.38)];
}

export function box(
  pen: Pen,
  [x0, y0]: Point,
  [x1, y1]: Point,
  fill: string | CanvasGradient,
  radius: number | number[] = 0,
): void {
  pen.beginPath();
  pen.roundRect(x0, y0, x1 - x0, y1 - y0, radius);
  pen.fillStyle = fill;
  pen.fill();
}

/** A closed shape through points, with an outline if one is given. */
export function shape(
  pen: Pen,
  points: readonly Point[],
  fill: string | CanvasGradient,
  line?: { colour: string; width: number },
): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
  if (!line) return;
  pen.lineJoin = "round";
  pen.strokeStyle = line.colour;
  pen.lineWidth = line.width;
  pen.stroke();
}

export function disc(
  pen: Pen,
  [x, y]: Point,
  radius: number,
  fill: string | CanvasGradient,
  line?: { colour: string; width: number },
): void {
  pen.beginPath();
  pen.arc(x, y, Math.max(0, radius), 0, Math.PI * 2);
  pen.fillStyle = fill;
  pen.fill();
  if (!line) return;
  pen.strokeStyle = line.colour;
  pen.lineWidth = line.width;
  pen.stroke();
}

export function stroke(pen: Pen, points: readonly Point[], colour: string, width: number): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

/** The body with its shadow: from the top of the field to its bottom, or as given. */
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

/** Boards side by side, with their gaps. */
export function planks(
  pen: Pen,
  from: Point,
  to: Point,
  { size, colour, across = false }: { size: number; colour: string; across?: boolean },
): void {
  const [long, wide] = across ? [to[1] - from[1], to[0] - from[0]] : [to[0] - from[0], to[1] - from[1]];
  const count = Math.max(1, Math.round(long / size));
  const step = long / count;
  for (let index = 0; index < count; index += 1) {
    const tint = [0, 0.08, 0.03, 0.12][index % 4] ?? 0;
    const [light, base, dark] = shades(mix(colour, "#000000", tint));
    const at = index * step;
    const [x, y] = across ? [from[0], from[1] + at] : [from[0] + at, from[1]];
    const fill = across
      ? slope(pen, y, y + step, [light, base, base, dark])
      : slope(pen, x, x + step, [light, base, base, dark], true);
    slab(pen, x, y, across ? wide : step - 1.5, across ? step - 1.5 : wide, 3, fill);
  }
}

/** Courses of stones, each row shifted. */
export function stones(pen: Pen, from: Point, to: Point, size: number, colour: string): void {
  pen.save();
  pen.beginPath();
  pen.rect(from[0], from[1], to[0] - from[0], to[1] - from[1]);
  pen.clip();
  box(pen, from, to, mix(colour, "#000000", 0.45));
  const high = size * 0.56;
  let row = 0;
  for (let y = from[1]; y < to[1]; y += high, row += 1)
    for (let x = from[0] - (row % 2) * size * 0.5, column = 0; x < to[0]; x += size, column += 1) {
      const tint = ((row * 7 + column * 13) % 5) * 0.05;
      const tone = mix(colour, "#000000", tint);
      slab(
        pen,
        x + 1.5,
        y + 1.5,
        size - 3,
        high - 3,
        5,
        slope(pen, y, y + high, [mix(tone, "#ffffff", 0.2), tone]),
      );
    }
  pen.restore();
}

/** A row of lamps between two points. */
export function lamps(pen: Pen, from: Point, to: Point, apart: number, radius: number, colour: string): void {
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / apart));
  for (let index = 0; index <= count; index += 1) {
    const share = index / count;
    lamp(pen, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], radius, colour);
  }
}

export function lamp(pen: Pen, [x, y]: Point, radius: number, colour: string): void {
  disc(pen, [x, y], radius * 2.4, glow(pen, x, y, radius * 2.4, [fade(colour, 0.7), fade(colour, 0)]));
  disc(
    pen,
    [x, y],
    radius,
    glow(pen, x - radius * 0.3, y - radius * 0.4, radius * 1.2, ["#ffffff", colour]),
    {
      colour: "rgba(60, 30, 0, 0.6)",
      width: 1.5,
    },
  );
}

export function rivets(pen: Pen, from: Point, to: Point, apart: number, colour: string): void {
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / apart));
  for (let index = 0; index <= count; index += 1) {
    const x = from[0] + ((to[0] - from[0]) * index) / count;
    const y = from[1] + ((to[1] - from[1]) * index) / count;
    disc(pen, [x + 1, y + 1.5], 5, "rgba(0, 0, 0, 0.4)");
    disc(
      pen,
      [x, y],
      5,
      glow(pen, x - 2, y - 2, 6, [mix(colour, "#ffffff", 0.6), mix(colour, "#000000", 0.3)]),
    );
  }
}

/** Cloth with scallops along its lower edge. */
export function scallops(
  pen: Pen,
  from: Point,
  to: Point,
  count: number,
  colours: readonly [string, string],
): void {
  const step = (to[0] - from[0]) / count;
  shadowed(pen, "rgba(0, 0, 0, 0.4)", 9, 7, () => {
    for (let index = 0; index < count; index += 1) {
      const x = from[0] + index * step;
      const [light, base, dark] = shades(colours[index % 2] as string);
      pen.beginPath();
      pen.moveTo(x, from[1]);
      pen.lineTo(x + step + 0.5, from[1]);
      pen.lineTo(x + step + 0.5, to[1]);
      pen.arc(x + step / 2, to[1], step / 2, 0, Math.PI);
      pen.closePath();
      pen.fillStyle = slope(pen, from[1], to[1] + step / 2, [light, base, dark]);
      pen.fill();
    }
  });
}

/** A flag on a pole. */
export function flag(pen: Pen, [x, y]: Point, high: number, colour: string, pole: string): void {
  stroke(
    pen,
    [
      [x, y],
      [x, y - high],
    ],
    pole,
    5,
  );
  shape(
    pen,
    [
      [x, y - high],
      [x + high * 0.62, y - high * 0.8],
      [x, y - high * 0.58],
    ],
    slope(pen, x, x + high * 0.6, [colour, mix(colour, "#000000", 0.3)], true),
  );
}

/** The edge around the window: dark inside, where the frame casts its shadow, a lit line outside. */
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
