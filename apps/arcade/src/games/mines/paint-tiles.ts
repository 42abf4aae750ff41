import type { Size } from "../../stage/lay-out-board.ts";
import { edge, glow, type Pen, shadowed, slab, slope } from "../../stage/pen.ts";
import type { BoardFrame } from "../../theme/brand-style.ts";
import { fade, type GamePalette, mix } from "../../theme/palette.ts";
import type { FieldPlaces } from "./lay-out-field.ts";

/** A tile's side in pixels of its texture. Views scale it. */
export const TILE = 180;
const ROUND = 26;
const THICK = 20;

/** Paints a moonlit night and the wooden tray with room for the tiles. */
export function paintNightField(
  pen: Pen,
  { width, height }: Size,
  { field }: FieldPlaces,
  { frame, palette }: { frame: BoardFrame; palette: GamePalette },
): void {
  const night = mix(palette.deep, "#0a1030", 0.55);
  pen.fillStyle = slope(pen, 0, height, [
    mix(night, "#000000", 0.35),
    night,
    mix(palette.near, night, 0.35),
    mix(palette.deep, "#000000", 0.25),
  ]);
  pen.fillRect(0, 0, width, height);
  const moon = { x: width * 0.12, y: height * 0.11, radius: Math.min(width, height) * 0.085 };
  pen.fillStyle = glow(pen, moon.x, moon.y, moon.radius * 5, [
    fade(palette.light, 0.5),
    fade(palette.light, 0.12),
    fade(palette.light, 0),
  ]);
  pen.fillRect(0, 0, width, height);
  pen.beginPath();
  pen.arc(moon.x, moon.y, moon.radius, 0, Math.PI * 2);
  pen.fillStyle = mix(palette.light, "#ffffff", 0.3);
  pen.fill();
  pen.fillStyle = fade(mix(palette.light, palette.deep, 0.25), 0.35);
  for (const [x, y, radius] of CRATERS) {
    pen.beginPath();
    pen.arc(moon.x + x * moon.radius, moon.y + y * moon.radius, radius * moon.radius, 0, Math.PI * 2);
    pen.fill();
  }
  pen.fillStyle = fade(palette.light, 0.75);
  for (let star = 0; star < 70; star += 1) {
    // The stars look random, but are in the same places at every repaint.
    const x = ((star * 0.618034) % 1) * width;
    const y = ((star * 0.414214) % 1) ** 1.4 * height * 0.8;
    pen.fillRect(x, y, 2 + (star % 3), 2 + (star % 3));
  }
  const { x, y, side } = field;
  shadowed(pen, "rgba(0, 0, 0, 0.6)", 30, 14, () =>
    slab(pen, x, y, side, side, side * 0.035, slope(pen, y, y + side, ["#7a4a22", "#54300f", "#3a1f09"])),
  );
  edge(pen, x + 3, y + 3, side - 6, side - 6, side * 0.032, frame.trim, 5);
}

const CRATERS = [
  [-0.35, -0.3, 0.2],
  [0.3, 0.1, 0.26],
  [-0.2, 0.45, 0.15],
  [0.45, -0.45, 0.1],
] as const;

/** Paints a face-down tile: a coloured back on a light body. */
export function paintTileBack(pen: Pen, palette: GamePalette): void {
  body(pen, mix(palette.light, "#fffdf4", 0.6), mix(palette.light, palette.deep, 0.45));
  const high = TILE - THICK;
  slab(
    pen,
    4,
    4,
    TILE - 8,
    high - 10,
    ROUND - 3,
    slope(pen, 0, high, [palette.low, palette.high, palette.near]),
  );
  edge(pen, 20, 20, TILE - 40, high - 42, ROUND - 10, fade(palette.light, 0.4), 4);
  pen.fillStyle = fade("#ffffff", 0.22);
  pen.beginPath();
  pen.ellipse(TILE / 2, 24, TILE * 0.38, 10, 0, 0, Math.PI * 2);
  pen.fill();
}

/** Paints a face-up tile with a picture. A mine's face is dark, and red if the mine was hit. */
export function paintTileFace(
  pen: Pen,
  picture: HTMLImageElement | null,
  look: "safe" | "hit" | "missed",
  palette: GamePalette,
): void {
  const faces = {
    safe: ["#fffdf4", mix(palette.light, "#fff6dc", 0.5)],
    hit: ["#d7303b", "#8d0f1d"],
    missed: ["#4b4656", "#2c2836"],
  } as const;
  const [top, bottom] = faces[look];
  body(pen, top, mix(bottom, "#000000", 0.35));
  const high = TILE - THICK;
  slab(pen, 4, 4, TILE - 8, high - 10, ROUND - 3, slope(pen, 0, high, [top, bottom]));
  const side = high * 0.72;
  pen.save();
  if (look === "missed") pen.globalAlpha = 0.72;
  if (picture) pen.drawImage(picture, (TILE - side) / 2, (high - side) / 2 - 2, side, side);
  else
    slab(
      pen,
      (TILE - side) / 2,
      (high - side) / 2,
      side,
      side,
      side / 2,
      look === "safe" ? palette.accent : "#15101c",
    );
  pen.restore();
}

function body(pen: Pen, top: string, bottom: string): void {
  slab(pen, 0, 6, TILE, TILE - 6, ROUND, slope(pen, TILE * 0.7, TILE, [top, bottom]));
}
