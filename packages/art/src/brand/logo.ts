import type { Fonts } from "../lettering/font.ts";
import { boundsOf, outlineText, pathData, warp } from "../lettering/outline.ts";
import { path, round } from "../paint/shape.ts";
import { type BrandName, brands } from "./brands.ts";
import { markOf } from "./mark.ts";

/** Mark and wordmark side by side, 100 units high. `reversed` colours the lettering for the opposite background. */
export function logoSvg(brand: BrandName, fonts: Fonts, reversed = false): string {
  const { markup, width } = logoParts(brand, fonts, reversed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100" width="${width}" height="100">${markup}</svg>`;
}

/** The same as markup to embed in a larger picture, with its width in units. */
export function logoParts(
  brand: BrandName,
  fonts: Fonts,
  reversed = false,
): { markup: string; width: number } {
  const { words, font, colours } = brands[brand];
  const ink = reversed ? (brand === "bellwether" ? "#fffdf5" : colours.deep) : colours.ink;
  const accent = reversed && brand !== "bellwether" ? colours.deep : words[1] ? colours.accent : ink;
  const start = brand === "luckyclover" ? 104 : 112;
  let pen = start;
  const letters = words.map((word, index) => {
    const commands = outlineText(fonts[font], word!, sizeOf[brand], brand === "funly" ? -0.02 : -0.012);
    const bounds = boundsOf(commands);
    const set = warp(commands, (x, y) => [x + pen - bounds.left, y + baselineOf[brand]]);
    pen += bounds.right - bounds.left + (index === 0 ? 4 : 0);
    return path(pathData(set), index ? accent : ink);
  });
  return { markup: markOf[brand]() + letters.join(""), width: round(pen + 4) };
}

const sizeOf: Record<BrandName, number> = { bellwether: 82, luckyclover: 80, funly: 74 };
const baselineOf: Record<BrandName, number> = { bellwether: 78, luckyclover: 76, funly: 76 };
