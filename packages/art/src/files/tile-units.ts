import type { CatalogueTitle, Palette } from "@bellwether/contract/content/index.ts";
import type { Format } from "../tile/layout.ts";
import type { NamedFiles } from "./named-files.ts";

export type TileInput = {
  family: "tile";
  format: Format;
  title: Pick<CatalogueTitle, "code" | "title" | "art">;
  palette: Palette | undefined;
};
export type SymbolInput = { family: "symbol"; name: string };

type TileSize = { format: Format; width: number; height: number; ending: string };

/** The portrait in two sizes, and the three of [3.12]; the main one's name has no suffix. */
export const tileSizes: TileSize[] = [
  { format: "portrait", width: 480, height: 640, ending: "" },
  { format: "portrait", width: 240, height: 320, ending: "-240x320" },
  { format: "landscape", width: 824, height: 460, ending: "-824x460" },
  { format: "landscape", width: 412, height: 230, ending: "-412x230" },
  { format: "landscape", width: 254, height: 142, ending: "-254x142" },
];

/**
 * One unit for each format, because a format is rendered once for all its sizes: a request for a portrait does not wait for the landscape.
 */
export function tileUnits(
  titles: readonly CatalogueTitle[],
  palettes: Record<string, Palette>,
): NamedFiles<TileInput>[] {
  return titles.flatMap(({ code, title, art }) =>
    (["portrait", "landscape"] as const).map((format) => ({
      input: { family: "tile", format, title: { code, title, art }, palette: palettes[art.palette] },
      files: tileSizes
        .filter((size) => size.format === format)
        .map(({ ending }) => `tiles/${code}${ending}.webp`),
    })),
  );
}

export function symbolUnits(titles: readonly CatalogueTitle[]): NamedFiles<SymbolInput>[] {
  const names = new Set(titles.flatMap(({ slotSymbols }) => slotSymbols));
  return [...names]
    .sort()
    .map((name) => ({ input: { family: "symbol", name }, files: [`symbols/${name}.svg`] }));
}
