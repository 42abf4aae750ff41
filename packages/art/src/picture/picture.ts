import type { PictureDirection } from "@bellwether/contract/content/index.ts";
import { arrangements } from "../composition/arrange.ts";
import type { Focus } from "../composition/placement.ts";
import { seededRandom } from "../paint/random.ts";
import { rect } from "../paint/shape.ts";
import { scenes } from "../scene/scenes.ts";
import { framePicture } from "../tile/frame.ts";
import { placeSymbols } from "../tile/place-symbol.ts";
import { vignette } from "../tile/shade.ts";
import type { Kit } from "../tile/tile.ts";

/**
 * `wide` keeps its left half dark and calm for the text that the page sets over it; `stage` and `card` have their figures in the middle.
 */
export const pictureFormats = {
  wide: { width: 1280, height: 480, focus: { x: 700, y: 26, width: 540, height: 412, landscape: true } },
  stage: { width: 1280, height: 560, focus: { x: 380, y: 40, width: 520, height: 430, landscape: true } },
  card: { width: 640, height: 400, focus: { x: 110, y: 22, width: 420, height: 344, landscape: true } },
} as const satisfies Record<string, { width: number; height: number; focus: Focus }>;

export type PictureFormat = keyof typeof pictureFormats;

/** A promotion's or landing page's picture as a self-contained SVG, without words. `name` is the random seed. */
export function pictureSvg(name: string, art: PictureDirection, kit: Kit, format: PictureFormat): string {
  const { width, height, focus } = pictureFormats[format];
  const palette = kit.palettes[art.palette];
  if (!palette) throw new Error(`${name} names an unknown palette "${art.palette}"`);
  const random = seededRandom(name);
  const painted = scenes[art.scene]({
    width,
    height,
    ground: focus.y + focus.height,
    centre: focus.x + focus.width / 2,
    palette,
    random,
  });
  const { placements, frame } = arrangements[art.composition](art.symbols, focus, random);
  const symbols = placeSymbols(placements, painted, palette, width);
  const used = [...new Set(placements.map(({ symbol }) => symbol))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${symbols.defs}${used.map((each) => `<g id="s-${each}">${kit.icons.body(each)}</g>`).join("")}</defs>`,
    painted.back,
    frame ? framePicture(focus, palette) : "",
    symbols.drawn,
    painted.front ?? "",
    vignette(width, height, palette),
    format === "wide" ? wordsShade(width, height, palette.deep) : "",
    "</svg>",
  ].join("");
}

/** A dark gradient from the left edge: dark enough that light text is readable on any scene, transparent before the symbols begin. */
function wordsShade(width: number, height: number, deep: string): string {
  return (
    `<linearGradient id="words" x1="0" y1="0" x2="1" y2="0">` +
    `<stop offset="0" stop-color="${deep}"/><stop offset=".34" stop-color="${deep}" stop-opacity=".94"/>` +
    `<stop offset=".52" stop-color="${deep}" stop-opacity=".6"/><stop offset=".68" stop-color="${deep}" stop-opacity="0"/></linearGradient>` +
    rect(0, 0, width, height, "url(#words)")
  );
}
