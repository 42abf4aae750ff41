import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brandNames, brandsFolder } from "../brand/brands.ts";
import { type Family, hashOf } from "./unit.ts";

/** Matches imports of values only, because imported types do not change the picture. */
const VALUE_IMPORT = /^(?:import|export) (?!type\b)[^;]*? from "(\.|@bellwether\/art\/)([^"]+\.ts)"/gm;

const folder = fileURLToPath(new URL("..", import.meta.url));

/** The file that draws each family. */
const drawnBy: Record<Family, string> = {
  app: "drawing/draw-app.ts",
  body: "body/body-mark.ts",
  brand: "drawing/draw-brand.ts",
  flag: "files/flag-units.ts",
  payment: "payment/logo.ts",
  picture: "drawing/draw-picture.ts",
  symbol: "symbol.ts",
  tile: "drawing/draw-tile.ts",
};

/**
 * One hash over the files that draw a family, everything they import from this package, and the versions of the drawing libraries. It is per
 * family, so that a change to a brand's mark does not redraw three hundred tiles.
 */
export function hashSource(family: Family): string {
  const dependencies = readFileSync(join(folder, "../package.json"), "utf8");
  return hashOf(dependencies, ...sourceFiles(family).map((name) => name + read(name)));
}

/**
 * The files that draw a family and everything they import from this package, sorted. Each brand's art is added by its path, because no
 * import names it.
 */
export function sourceFiles(family: Family): string[] {
  const reached = new Set<string>();
  const waiting = [drawnBy[family], "kit.ts", "drawing/raster-icons.ts"];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    if (name === "brand/brands.ts") waiting.push(...brandSources());
    for (const [, start, rest = ""] of read(name).matchAll(VALUE_IMPORT))
      waiting.push(start === "." ? relative(folder, join(folder, dirname(name), `.${rest}`)) : rest);
  }
  return [...reached].sort();
}

const brandSources = () =>
  brandNames.map((name) => relative(folder, fileURLToPath(new URL(`${name}/art.ts`, brandsFolder))));

const read = (name: string) => readFileSync(join(folder, name), "utf8");
