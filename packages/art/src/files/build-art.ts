import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import type { CatalogueTitle, Landing, Promotion } from "@bellwether/contract/content/index.ts";
import { readCatalogue, readLandings, readPalettes, readPromotions } from "../content.ts";
import { loadKit } from "../kit.ts";
import { appUnits } from "./app-units.ts";
import { bodyUnits } from "./body-units.ts";
import { brandUnits } from "./brand-units.ts";
import { flagUnits } from "./flag-units.ts";
import { readManifest, writeManifest } from "./manifest.ts";
import { paymentUnits } from "./payment-units.ts";
import { pictureUnits } from "./picture-units.ts";
import { rasterIcons } from "./raster-icons.ts";
import { hashSource } from "./source-hash.ts";
import { symbolUnits, tileUnits } from "./tile-units.ts";
import { hashOf, type Unit } from "./unit.ts";

/** The renderer works on threads of its own; three keep two cores busy. */
const atOnce = Math.max(3, availableParallelism());

type Pictured = { promotions: Promotion[]; landings: Landing[] };

/** Writes what is stale below `outDir` and removes what nothing makes any more. */
export async function buildArt(
  outDir: string,
  titles: CatalogueTitle[] = readCatalogue(),
  { promotions, landings }: Pictured = { promotions: readPromotions(), landings: readLandings() },
): Promise<{ written: number; kept: number; removed: number }> {
  const sourceOf = (units: string) => hashSource(`files/${units}.ts`, "kit.ts", "files/raster-icons.ts");
  const palettes = readPalettes();
  const units = [
    ...tileUnits(titles, palettes, sourceOf("tile-units")),
    ...symbolUnits(titles, sourceOf("tile-units")),
    ...brandUnits(sourceOf("brand-units")),
    ...appUnits(sourceOf("app-units")),
    ...pictureUnits("promotions", promotions, palettes, sourceOf("picture-units")),
    ...pictureUnits("landings", landings, palettes, sourceOf("picture-units")),
    ...paymentUnits(sourceOf("payment-units")),
    ...bodyUnits(sourceOf("body-units")),
    ...flagUnits(sourceOf("flag-units")),
  ];
  const before = readManifest(outDir);
  const isFresh = (unit: Unit) =>
    unit.files.every((file) => before[file] === unit.key && existsSync(join(outDir, file)));
  const stale = units.filter((unit) => !isFresh(unit));
  const wanted = new Set(units.flatMap(({ files }) => files));
  const orphans = Object.keys(before).filter((file) => !wanted.has(file));
  if (stale.length === 0 && orphans.length === 0) return { written: 0, kept: wanted.size, removed: 0 };

  for (const file of orphans) rmSync(join(outDir, file), { force: true });
  if (stale.length > 0) await writeUnits(outDir, stale);
  const keys = Object.fromEntries(units.flatMap(({ files, key }) => files.map((file) => [file, key])));
  writeManifest(outDir, hashSource("build.ts"), hashOf(keys), keys);
  const written = stale.flatMap(({ files }) => files).length;
  return { written, kept: wanted.size - written, removed: orphans.length };
}

async function writeUnits(outDir: string, stale: Unit[]): Promise<void> {
  const kit = await loadKit();
  const buildKit = { ...kit, rasterIcons: rasterIcons(kit.icons) };
  for (const folder of new Set(
    stale.flatMap(({ files }) => files.map((file) => dirname(join(outDir, file)))),
  )) {
    mkdirSync(folder, { recursive: true });
  }
  const queue = [...stale];
  async function work() {
    for (let unit = queue.shift(); unit; unit = queue.shift()) {
      const made = await unit.make(buildKit);
      for (const file of unit.files) writeFileSync(join(outDir, file), made[file]!);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}
