import { readdirSync, readFileSync } from "node:fs";
import {
  type CatalogueTitle,
  CatalogueTitles,
  CategoriesFile,
  type Category,
  Landing,
  type Palette,
  PalettesFile,
  Promotion,
  type Provider,
  ProvidersFile,
} from "@bellwether/contract/content/index.ts";

/** The repository's `content` folder. */
export const contentFolder = new URL("../../../content/", import.meta.url);

/** Every title of every provider, the most popular first: the lobby's order. */
export function readCatalogue(): CatalogueTitle[] {
  return readdirSync(new URL("catalogue/", contentFolder))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => CatalogueTitles.parse(readContent(`catalogue/${name}`)))
    .sort((a, b) => b.popularity - a.popularity || a.gameId - b.gameId);
}

export const readPalettes = (): Record<string, Palette> =>
  PalettesFile.parse(readContent("art/palettes.json"));
export const readProviders = (): Provider[] => ProvidersFile.parse(readContent("providers.json"));
export const readCategories = (): Category[] => CategoriesFile.parse(readContent("categories.json"));

export const readPromotions = (): Promotion[] =>
  filesIn("promotions/").map((file) => Promotion.parse(readContent(file)));
export const readLandings = (): Landing[] =>
  filesIn("landings/").map((file) => Landing.parse(readContent(file)));

function filesIn(folder: string): string[] {
  return readdirSync(new URL(folder, contentFolder))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => folder + name);
}

function readContent(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, contentFolder), "utf8"));
}
