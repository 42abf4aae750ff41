import { existsSync, readdirSync } from "node:fs";
import type { BrandArt } from "./brand-art.ts";

/** The repository's `brands` folder. */
export const brandsFolder = new URL("../../../../brands/", import.meta.url);

/** Slugs of all brands. */
export const brandNames: readonly string[] = readdirSync(brandsFolder)
  .filter((name) => existsSync(new URL(`${name}/art.ts`, brandsFolder)))
  .sort();

/** Each brand's art, by its slug. */
export const brandArts: Readonly<Record<string, BrandArt>> = Object.fromEntries(
  await Promise.all(
    brandNames.map(async (name): Promise<[string, BrandArt]> => {
      const { art } = (await import(new URL(`${name}/art.ts`, brandsFolder).href)) as { art: BrandArt };
      return [name, art];
    }),
  ),
);

/** @throws where no folder has this name. */
export function brandArtOf(brand: string): BrandArt {
  const art = brandArts[brand];
  if (!art) throw new Error(`brands/${brand} has no art.ts`);
  return art;
}
