import type { Landing, Palette, Promotion } from "@bellwether/contract/content/index.ts";
import type { PictureFormat } from "../picture/picture.ts";
import type { NamedFiles } from "./named-files.ts";

type PictureFolder = "promotions" | "landings";
type PictureSize = { format: PictureFormat; width: number; height: number };
type Pictured = Pick<Promotion | Landing, "name" | "art">;

export type PictureInput = {
  family: "picture";
  picture: Pictured;
  palette: Palette | undefined;
  size: PictureSize;
};

const everyPage: PictureSize[] = [
  { format: "wide", width: 1280, height: 480 },
  { format: "card", width: 640, height: 400 },
  { format: "card", width: 400, height: 250 },
];

/** Landing pages show their picture larger and need two more sizes. */
const pictureSizes: Record<PictureFolder, PictureSize[]> = {
  promotions: everyPage,
  landings: [
    ...everyPage,
    { format: "stage", width: 1280, height: 560 },
    { format: "card", width: 1280, height: 800 },
  ],
};

/** Everything under `promotions/` and `landings/`: one picture each, in all its sizes. */
export function pictureUnits(
  folder: PictureFolder,
  entries: readonly Pictured[],
  palettes: Record<string, Palette>,
): NamedFiles<PictureInput>[] {
  return entries.flatMap(({ name, art }) =>
    pictureSizes[folder].map((size) => ({
      input: { family: "picture", picture: { name, art }, palette: palettes[art.palette], size },
      files: [`${folder}/${name}-${size.width}x${size.height}.webp`],
    })),
  );
}
