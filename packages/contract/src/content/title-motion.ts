import { z } from "zod";
import { Palette } from "./art.ts";

/** What moves on a tile while somebody points at it: each is a function of the site's folder `games/motion`. */
export const MotionKind = z.enum([
  "climb",
  "cubes",
  "deal",
  "drum",
  "falls",
  "lanes",
  "lids",
  "pass",
  "pegs",
  "reels",
  "rotor",
  "spokes",
]);
export type MotionKind = z.infer<typeof MotionKind>;

/** The number of symbols of a title that its tile moves. */
export const MOTION_SYMBOLS = 6;

/** How a title moves on its tile: its kind, the grid of a slot, and its colours. Its symbols and its room are pictures. */
export const TitleMotion = z.object({
  kind: MotionKind,
  columns: z.int().min(1).max(8).optional(),
  rows: z.int().min(1).max(8).optional(),
  colours: Palette,
});
export type TitleMotion = z.infer<typeof TitleMotion>;
