import { glow, type Pen, shadowed, slab, slope } from "../../../stage/pen.ts";
import { fade, mix } from "../../../theme/palette.ts";
import { box, disc, type FramePoint, frameShape, shades, stroke } from "./frame-shapes.ts";

/** Paints boards side by side with gaps. */
export function planks(
  pen: Pen,
  from: FramePoint,
  to: FramePoint,
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

/** Paints rows of stones, each row shifted against the row above. */
export function stones(pen: Pen, from: FramePoint, to: FramePoint, size: number, colour: string): void {
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

/** Paints a row of lamps between two points. */
export function lamps(
  pen: Pen,
  from: FramePoint,
  to: FramePoint,
  apart: number,
  radius: number,
  colour: string,
): void {
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / apart));
  for (let index = 0; index <= count; index += 1) {
    const share = index / count;
    lamp(pen, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], radius, colour);
  }
}

export function lamp(pen: Pen, [x, y]: FramePoint, radius: number, colour: string): void {
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

export function rivets(pen: Pen, from: FramePoint, to: FramePoint, apart: number, colour: string): void {
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

/** Paints cloth with scallops along its lower edge. */
export function scallops(
  pen: Pen,
  from: FramePoint,
  to: FramePoint,
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

/** Paints a flag on a pole. */
export function flag(pen: Pen, [x, y]: FramePoint, high: number, colour: string, pole: string): void {
  stroke(
    pen,
    [
      [x, y],
      [x, y - high],
    ],
    pole,
    5,
  );
  frameShape(
    pen,
    [
      [x, y - high],
      [x + high * 0.62, y - high * 0.8],
      [x, y - high * 0.58],
    ],
    slope(pen, x, x + high * 0.6, [colour, mix(colour, "#000000", 0.3)], true),
  );
}
