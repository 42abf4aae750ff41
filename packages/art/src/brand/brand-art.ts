import type { FontName } from "../lettering/font.ts";
import type { MascotName } from "../mascot/mascot.ts";

/** The art of a brand, in `brands/{slug}/art.ts`: its colours and lettering, and its own drawings. */
export type BrandArt = {
  /** The wordmark's text; its second part may take the accent. */
  words: [text: string, accented?: string];
  font: FontName;
  mascot: MascotName;
  colours: { ground: string; ink: string; accent: string; glow: string; deep: string };
  /** The wordmark in units of a mark that is 100 high; `tracking` in em. `reversedInk` letters it on the other ground. */
  wordmark: { size: number; baseline: number; start: number; tracking: number; reversedInk: string };
  /** The sign on a field of 100 × 100, legible at 16 px. */
  drawMark(): string;
  /** The plate under the mark in tabs, on a field of 100 × 100. */
  plate: string;
  /** The background of a home screen icon, on the whole field of 100 × 100. `share` is the mark's share of the edge. */
  drawIconGround(share: number): string;
  /** A strip that repeats to the right and hangs from its top: an awning, a rule of arches, a rim of blobs. */
  drawEdge(): string;
  /** A seamless swatch without a background, repeated behind panels at low opacity. */
  drawPattern(): string;
  drawHero(field: HeroField): string;
};

/** Where a hero scene is drawn. The left half stays free for words when wide, nothing when narrow. */
export type HeroField = { width: number; height: number; wide: boolean; centre: number; ground: number };

/** A picture of this size in units. */
export const swatch = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
