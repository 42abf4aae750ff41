import type { CatalogueTitle, Palette, World } from "@bellwether/contract/content/index.ts";
import { vertical } from "../paint/gradient.ts";
import { seededRandom } from "../paint/random.ts";
import { rect } from "../paint/shape.ts";
import { scenes } from "../scene/scenes.ts";
import { vignette } from "../tile/shade.ts";

/** Sizes of a room for an upright and a wide screen. The reels cover the middle, so a wide scene has its subject beside them. */
export const roomFormats = {
  upright: { width: 480, height: 760, ground: 0.9, centre: 0.5 },
  wide: { width: 1280, height: 660, ground: 0.86, centre: 0.16 },
} as const;
export type RoomFormat = keyof typeof roomFormats;

/** Colours laid over a scene at dusk and at night, from top to bottom. */
const AIR: Record<World["light"], [string, number][] | undefined> = {
  day: undefined,
  dusk: [
    ["#3a1a6a", 0.42],
    ["#c4476b", 0.2],
    ["#ff9a4a", 0.16],
  ],
  night: [
    ["#050a30", 0.62],
    ["#0a1244", 0.46],
    ["#0a0c2c", 0.5],
  ],
};

/** The room of a slot behind its frame: the scene of its tile at the world's time of day, without figures, as a self-contained SVG. */
export function roomSvg(
  { code, art }: Pick<CatalogueTitle, "code" | "art">,
  light: World["light"],
  palette: Palette,
  format: RoomFormat,
): string {
  const { width, height, ground, centre } = roomFormats[format];
  const random = seededRandom(`${code} room`);
  const side = format === "wide" && random() < 0.5 ? 1 - centre : centre;
  const painted = scenes[art.scene]({
    width,
    height,
    ground: height * ground,
    centre: width * side,
    palette,
    random,
  });
  const air = AIR[light];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`,
    painted.back,
    painted.front ?? "",
    air
      ? vertical(
          "air",
          air.map(([colour, opacity], index) => [index / (air.length - 1), colour, opacity]),
        ) + rect(0, 0, width, height, "url(#air)")
      : "",
    vignette(width, height, palette),
    "</svg>",
  ].join("");
}
