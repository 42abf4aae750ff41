import type { Landing, Palette, Promotion } from "@bellwether/contract/content/index.ts";
import sharp from "sharp";
import { type PictureFormat, pictureFormats, pictureSvg } from "../picture/picture.ts";
import { hashOf, type Unit } from "./unit.ts";

type PictureFolder = "promotions" | "landings";
type PictureSize = { format: PictureFormat; width: number; height: number };

const everyPage: PictureSize[] = [
  { format: "wide", width: 1280, height: 480 },
  { format: "card", width: 640, height: 400 },
  { format: "card", width: 400, height: 250 },
];

/** A landing page shows its picture large. */
const pictureSizes: Record<PictureFolder, PictureSize[]> = {
  promotions: everyPage,
  landings: [
    ...everyPage,
    { format: "stage", width: 1280, height: 560 },
    { format: "card", width: 1280, height: 800 },
  ],
};

/** Everything under `promotions/` and `landings/`: one picture of each in its sizes. */
export function pictureUnits(
  folder: PictureFolder,
  entries: readonly Pick<Promotion | Landing, "name" | "art">[],
  palettes: Record<string, Palette>,
  source: string,
): Unit[] {
  return entries.map(({ name, art }) => {
    const fileOf = ({ width, height }: PictureSize) => `${folder}/${name}-${width}x${height}.webp`;
    return {
      key: hashOf(source, name, art, palettes[art.palette]),
      files: pictureSizes[folder].map(fileOf),
      async make(kit) {
        const icons = await kit.rasterIcons(art.symbols);
        const made: Record<string, Buffer> = {};
        for (const size of pictureSizes[folder]) {
          made[fileOf(size)] = await sharp(
            Buffer.from(pictureSvg(name, art, { ...kit, icons }, size.format)),
            { density: 72 * 1.25 * Math.max(1, size.width / pictureFormats[size.format].width) },
          )
            .resize(size.width, size.height)
            .webp({ quality: 80 })
            .toBuffer();
        }
        return made;
      },
    };
  });
}
