import type { CatalogueTitle, Palette } from "@bellwether/contract/content/index.ts";
import sharp, { type CreateRaw } from "sharp";
import { symbolSvg } from "../symbol.ts";
import type { Format } from "../tile/layout.ts";
import { tileSvg } from "../tile/tile.ts";
import { hashOf, type Unit } from "./unit.ts";

type TileSize = { format: Format; width: number; height: number; ending: string };
type Drawn = { data: Buffer; raw: CreateRaw };

/** The portrait in two sizes, and [3.12]'s three; the main one's name has no ending. */
export const tileSizes: TileSize[] = [
  { format: "portrait", width: 480, height: 640, ending: "" },
  { format: "portrait", width: 240, height: 320, ending: "-240x320" },
  { format: "landscape", width: 824, height: 460, ending: "-824x460" },
  { format: "landscape", width: 412, height: 230, ending: "-412x230" },
  { format: "landscape", width: 254, height: 142, ending: "-254x142" },
];

/** Drawn larger than needed, then reduced: finer edges than the renderer's own. */
const oversize = 1.25;

export function tileUnits(
  titles: CatalogueTitle[],
  palettes: Record<string, Palette>,
  source: string,
): Unit[] {
  return titles.map((title) => ({
    key: hashOf(source, title.code, title.title, title.art, palettes[title.art.palette]),
    files: tileSizes.map((size) => fileOf(title, size)),
    async make(kit) {
      const icons = await kit.rasterIcons(title.art.symbols);
      const made: Record<string, Buffer> = {};
      for (const format of ["portrait", "landscape"] as const) {
        const drawn = await render(tileSvg(title, { ...kit, icons }, format));
        for (const size of tileSizes.filter((each) => each.format === format)) {
          made[fileOf(title, size)] = await encode(drawn, size);
        }
      }
      return made;
    },
  }));
}

const fileOf = ({ code }: CatalogueTitle, { ending }: TileSize) => `tiles/${code}${ending}.webp`;

async function render(svg: string): Promise<Drawn> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * oversize })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const encode = ({ data, raw }: Drawn, { width, height }: TileSize) =>
  sharp(data, { raw }).resize(width, height).webp({ quality: 82 }).toBuffer();

export function symbolUnits(titles: CatalogueTitle[], source: string): Unit[] {
  const names = new Set(titles.flatMap(({ slotSymbols }) => slotSymbols));
  return [...names].sort().map((name) => {
    const file = `symbols/${name}.svg`;
    return {
      key: hashOf(source, name),
      files: [file],
      make: async ({ icons }) => ({ [file]: symbolSvg(icons, name) }),
    };
  });
}
