import type { CatalogueTitle, Palette } from "@bellwether/contract/content/index.ts";
import { arrangements } from "../composition/arrange.ts";
import type { Fonts } from "../lettering/font.ts";
import { setTitle } from "../lettering/set-title.ts";
import { insetFor, treatments } from "../lettering/treatment.ts";
import { seededRandom } from "../paint/random.ts";
import { scenes } from "../scene/scenes.ts";
import type { Icons } from "../symbol.ts";
import { framePicture } from "./frame.ts";
import { type Format, formats, layoutOf } from "./layout.ts";
import { placeSymbols } from "./place-symbol.ts";
import { letteringShade, vignette } from "./shade.ts";

/** What tiles are made of besides their titles: loaded once, by `loadKit`. */
export type Kit = { fonts: Fonts; icons: Icons; palettes: Record<string, Palette> };

/** A title's tile as a self-contained SVG: 480 × 640 or 824 × 460 units. */
export function tileSvg(
  title: Pick<CatalogueTitle, "code" | "title" | "art">,
  kit: Kit,
  format: Format = "portrait",
): string {
  const { art } = title;
  const { width, height } = formats[format];
  const palette = kit.palettes[art.palette];
  if (!palette) throw new Error(`${title.code} names an unknown palette "${art.palette}"`);
  const random = seededRandom(title.code);
  const layout = layoutOf(format, art.composition, random);
  const { focus } = layout;
  const painted = scenes[art.scene]({
    width,
    height,
    ground: focus.y + focus.height,
    centre: focus.x + focus.width / 2,
    palette,
    random,
  });
  const { placements, frame } = arrangements[art.composition](art.symbols, focus, random);
  const box = insetFor(art.lettering.treatment, layout.lettering);
  const lettered = setTitle(kit.fonts[art.lettering.font], title.title, box, art.lettering.shape);
  const symbols = placeSymbols(placements, painted, palette, width);
  const used = [...new Set(placements.map(({ symbol }) => symbol))];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${symbols.defs}${used.map((name) => `<g id="s-${name}">${kit.icons.body(name)}</g>`).join("")}</defs>`,
    painted.back,
    frame ? framePicture(focus, palette) : "",
    symbols.drawn,
    painted.front ?? "",
    vignette(width, height, palette),
    letteringShade(layout, width, height, palette),
    treatments[art.lettering.treatment](lettered, palette, "lettering"),
    "</svg>",
  ].join("");
}
