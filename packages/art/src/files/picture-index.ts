import type { CatalogueTitle, Landing, Promotion } from "@bellwether/contract/content/index.ts";
import { readCatalogue, readLandings, readPalettes, readPromotions } from "../content.ts";
import { appUnits } from "./app-units.ts";
import { bodyUnits } from "./body-units.ts";
import { brandUnits } from "./brand-units.ts";
import { flagUnits } from "./flag-units.ts";
import { paymentUnits } from "./payment-units.ts";
import { pictureUnits } from "./picture-units.ts";
import { hashSource } from "./source-hash.ts";
import { symbolUnits, tileUnits } from "./tile-units.ts";
import { type Family, hashOf, type Unit } from "./unit.ts";

export type PictureIndex = {
  /** In the order in which they are drawn ahead: pictures on every page first, then the tiles in the lobby's order. */
  units: readonly Unit[];
  /** The unit that a file such as `tiles/bell-tower.webp` is drawn with. */
  unitOf(file: string): Unit | undefined;
};

type Pictured = { titles: CatalogueTitle[]; promotions: Promotion[]; landings: Landing[] };

/** Every picture by name. Reads the content and the sources, and does not load the drawing code. */
export function createPictureIndex(pictured: Partial<Pictured> = {}): PictureIndex {
  const { titles = readCatalogue(), promotions = readPromotions(), landings = readLandings() } = pictured;
  const palettes = readPalettes();
  const sources = new Map<Family, string>();
  const sourceOf = (family: Family) => {
    const known = sources.get(family) ?? hashSource(family);
    sources.set(family, known);
    return known;
  };
  const units = [
    ...brandUnits(),
    ...flagUnits(),
    ...paymentUnits(),
    ...bodyUnits(),
    ...pictureUnits("promotions", promotions, palettes),
    ...tileUnits(titles, palettes),
    ...appUnits(),
    ...symbolUnits(titles),
    ...pictureUnits("landings", landings, palettes),
  ].map(({ input, files }): Unit => {
    const source = sourceOf(input.family);
    return { input, files, source, key: hashOf(source, input) };
  });
  const byFile = new Map(units.flatMap((unit) => unit.files.map((file) => [file, unit])));
  return { units, unitOf: (file) => byFile.get(file) };
}
