import type { Palette } from "@bellwether/contract/content/index.ts";
import { radial } from "../paint/gradient.ts";
import { rect } from "../paint/shape.ts";
import type { Layout } from "./layout.ts";

/** A slight vignette, which keeps the eye on the middle. */
export function vignette(width: number, height: number, { deep }: Palette): string {
  return (
    radial(
      "vignette",
      [
        [0.62, deep, 0],
        [1, deep, 0.42],
      ],
      0.5,
      0.46,
      0.78,
    ) + rect(0, 0, width, height, "url(#vignette)")
  );
}

/** Where the dark gradient under the lettering starts and ends, as shares of the picture. */
const falls: Record<Layout["side"], [x1: number, y1: number, x2: number, y2: number]> = {
  bottom: [0, 1, 0, 0.58],
  top: [0, 0, 0, 0.4],
  left: [0, 0, 0.62, 0],
  right: [1, 0, 0.38, 0],
};

export function letteringShade({ side }: Layout, width: number, height: number, { deep }: Palette): string {
  const [x1, y1, x2, y2] = falls[side];
  return (
    `<linearGradient id="dusk" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">` +
    `<stop offset="0" stop-color="${deep}" stop-opacity=".7"/><stop offset=".5" stop-color="${deep}" stop-opacity=".4"/>` +
    `<stop offset="1" stop-color="${deep}" stop-opacity="0"/></linearGradient>` +
    rect(0, 0, width, height, "url(#dusk)")
  );
}
