import type { Pen } from "../../stage/pen.ts";

/** A drawing in a square of 100: outlines with their colours, from back to front. */
type Drawing = readonly (readonly [path: string, fill: string])[];

const SIDE = 100;
const SKIN = "#f4cfa4";
const GOLD = "#e2a21f";
const EDGE = "#6d4306";
const DARK = "#2a1a12";
const WHITE = "#fffaf0";
const ROBE = "M6 100C6 76 26 66 50 66C74 66 94 76 94 100Z";
const FACE = "M50 24C64 24 69 36 68 47C67 62 58 71 50 71C42 71 33 62 32 47C31 36 36 24 50 24Z";
const EYES = "M39 44H45V48H39ZM55 44H61V48H55Z";

const king = (ink: string): Drawing => [
  [ROBE, ink],
  ["M30 70L50 100L70 70L62 67H38Z", WHITE],
  ["M38 70L50 88L62 70Z", GOLD],
  ["M26 34H74V58C74 68 66 72 60 68L62 44H38L40 68C34 72 26 68 26 58Z", "#7b4a22"],
  [FACE, SKIN],
  [EYES, DARK],
  ["M33 52C36 60 44 54 50 54C56 54 64 60 67 52C69 70 60 84 50 84C40 84 31 70 33 52Z", "#7b4a22"],
  ["M44 61H56V65H44Z", "#b5423a"],
  ["M24 32L18 6L36 18L50 0L64 18L82 6L76 32Z", EDGE],
  ["M27 29L22 11L37 22L50 5L63 22L78 11L73 29Z", GOLD],
];

const queen = (ink: string): Drawing => [
  ["M22 44C20 14 80 14 78 44L84 80C72 84 66 76 66 60H34C34 76 28 84 16 80Z", "#b86a1c"],
  [ROBE, ink],
  ["M34 70C40 88 60 88 66 70L60 66H40Z", SKIN],
  ["M36 76C42 90 58 90 64 76L61 74C56 84 44 84 39 74Z", GOLD],
  [FACE, SKIN],
  ["M30 46C32 28 44 26 50 26C56 26 68 28 70 46C62 42 56 34 50 34C44 34 38 42 30 46Z", "#b86a1c"],
  ["M39 45H45V48H39ZM55 45H61V48H55Z", DARK],
  ["M44 58C48 56 52 56 56 58C54 63 46 63 44 58Z", "#c22b3f"],
  ["M28 28C34 20 66 20 72 28L76 8L60 18L50 4L40 18L24 8Z", EDGE],
  ["M31 24C38 19 62 19 69 24L72 13L60 21L50 9L40 21L28 13Z", GOLD],
  [
    "M46 5A4 4 0 1 0 54 5A4 4 0 1 0 46 5ZM20 8A4 4 0 1 0 28 8A4 4 0 1 0 20 8ZM72 8A4 4 0 1 0 80 8A4 4 0 1 0 72 8Z",
    WHITE,
  ],
];

const jack = (ink: string): Drawing => [
  ["M28 36H72L76 66C70 70 64 68 64 62V44H36V62C36 68 30 70 24 66Z", "#4f2f18"],
  [ROBE, ink],
  ["M32 70L50 82L68 70L62 66H38Z", WHITE],
  ["M46 80H54V100H46Z", GOLD],
  [FACE, SKIN],
  ["M32 40C40 44 60 44 68 40L66 30H34Z", "#4f2f18"],
  ["M39 46H45V50H39ZM55 46H61V50H55Z", DARK],
  ["M45 60H55V63H45Z", "#b5423a"],
  ["M22 36C22 14 40 8 56 10C70 12 78 22 78 36C60 28 40 28 22 36Z", ink],
  ["M22 36C40 28 60 28 78 36L78 30C60 22 40 22 22 30Z", GOLD],
  ["M66 18C72 2 86 -2 96 4C92 10 94 18 84 22C78 25 70 24 66 18Z", GOLD],
];

const courts: Record<string, (ink: string) => Drawing> = { J: jack, Q: queen, K: king };

/** Paints a jack, queen or king at half length in the suit's colour, centred on a point. Paints nothing for another rank. */
export function paintCourt(pen: Pen, rank: string, x: number, y: number, side: number, ink: string): void {
  pen.save();
  pen.translate(x - side / 2, y - side / 2);
  pen.scale(side / SIDE, side / SIDE);
  for (const [path, fill] of courts[rank]?.(ink) ?? []) {
    pen.fillStyle = fill;
    pen.fill(new Path2D(path));
  }
  pen.restore();
}
