import type { Size } from "../../stage/lay-out-board.ts";
import { glow, type Pen, shadowed, slope, words } from "../../stage/pen.ts";
import { type BoardFrame, headFont } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";

/** Paints the title's name across the top. Returns the lower edge of the name, or 0 if the board has no room for the name. */
export function paintName(
  pen: Pen,
  { width, height }: Size,
  { frame, palette }: { frame: BoardFrame; palette: GamePalette },
  name: string,
): number {
  const top = nameHeight({ width, height });
  if (top === 0) return 0;
  const place = { x: width / 2, y: top * 0.6, width: Math.min(width * 0.56, 900) };
  shadowed(pen, "rgba(0, 0, 0, 0.45)", 4, 6, () =>
    words(pen, name, place, (size) => headFont({ ...frame, fontWeight: 850 }, size), 84, palette.letter, {
      colour: palette.ink,
      width: 16,
    }),
  );
  return top;
}

/** The height of the title's name in design pixels. 0 on a wide board and on the low board of a small phone. */
export function nameHeight({ width, height }: Size): number {
  return height > width * 1.08 ? 130 : 0;
}

/** A lake at dusk: sky, sun, hills and water. Returns the height of the shore. */
export function paintLake(pen: Pen, { width, height }: Size, palette: GamePalette): number {
  const shore = height * 0.46;
  const dusk = mix(palette.accent, palette.light, 0.45);
  pen.fillStyle = slope(pen, 0, shore, [mix(palette.light, palette.high, 0.5), palette.light, dusk]);
  pen.fillRect(0, 0, width, shore + 2);
  const sun = { x: width * 0.84, y: shore * 0.72, radius: Math.min(width, height) * 0.1 };
  pen.fillStyle = glow(pen, sun.x, sun.y, sun.radius * 3, [fade(palette.light, 0.8), fade(palette.light, 0)]);
  pen.fillRect(0, 0, width, shore);
  pen.beginPath();
  pen.arc(sun.x, sun.y, sun.radius, 0, Math.PI * 2);
  pen.fillStyle = mix(palette.light, "#ffffff", 0.35);
  pen.fill();
  hills(
    pen,
    { width, shore, rise: height * 0.09, waves: 2.3, at: 0.4 },
    mix(palette.near, palette.far, 0.55),
  );
  hills(
    pen,
    { width, shore, rise: height * 0.055, waves: 3.6, at: 1.9 },
    mix(palette.near, palette.deep, 0.35),
  );
  pen.fillStyle = slope(pen, shore, height, [palette.high, palette.near, palette.deep]);
  pen.fillRect(0, shore, width, height - shore);
  pen.fillStyle = fade(palette.low, 0.22);
  for (const [x, y, wide] of RIPPLES) {
    pen.beginPath();
    pen.ellipse(x * width, shore + y * (height - shore), wide * width, 7, 0, 0, Math.PI * 2);
    pen.fill();
  }
  return shore;
}

const RIPPLES = [
  [0.14, 0.12, 0.12],
  [0.78, 0.2, 0.16],
  [0.36, 0.36, 0.09],
  [0.9, 0.5, 0.1],
  [0.08, 0.6, 0.1],
  [0.6, 0.9, 0.14],
] as const;

function hills(
  pen: Pen,
  {
    width,
    shore,
    rise,
    waves,
    at,
  }: { width: number; shore: number; rise: number; waves: number; at: number },
  colour: string,
): void {
  pen.beginPath();
  pen.moveTo(0, shore + 1);
  for (let step = 0; step <= 60; step += 1) {
    const share = step / 60;
    const wave = (1 + Math.sin(at + share * waves * Math.PI)) / 2;
    pen.lineTo(share * width, shore - rise * (0.15 + 0.85 * wave));
  }
  pen.lineTo(width, shore + 1);
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}
