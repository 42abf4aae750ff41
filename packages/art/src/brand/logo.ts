import type { Fonts } from "../lettering/font.ts";
import { boundsOf, outlineText, pathData, warp } from "../lettering/outline.ts";
import { path, toTenths } from "../paint/shape.ts";
import { brandArtOf } from "./brands.ts";

/** Mark and wordmark side by side, 100 units high. `reversed` chooses the lettering for the other background. */
export function logoSvg(brand: string, fonts: Fonts, reversed = false): string {
  const { markup, width } = logoParts(brand, fonts, reversed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100" width="${width}" height="100">${markup}</svg>`;
}

/** The logo as markup for a larger picture, with its width in units. */
export function logoParts(brand: string, fonts: Fonts, reversed = false): { markup: string; width: number } {
  const { words, font, colours, wordmark, drawMark } = brandArtOf(brand);
  const ink = reversed ? wordmark.reversedInk : colours.ink;
  const accent = reversed || !words[1] ? ink : colours.accent;
  let pen = wordmark.start;
  const letters = words
    .filter((word) => word !== undefined)
    .map((word, index) => {
      const commands = outlineText(fonts[font], word, wordmark.size, wordmark.tracking);
      const bounds = boundsOf(commands);
      const set = warp(commands, (x, y) => [x + pen - bounds.left, y + wordmark.baseline]);
      pen += bounds.right - bounds.left + (index === 0 ? 4 : 0);
      return path(pathData(set), index ? accent : ink);
    });
  return { markup: drawMark() + letters.join(""), width: toTenths(pen + 4) };
}
