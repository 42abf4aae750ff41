// Written by `npm run folders` from the names of the folders here.
import { brand as bellwether } from "./bellwether/brand.ts";
import { brand as funly } from "./funly/brand.ts";
import { brand as luckyclover } from "./luckyclover/brand.ts";
import type { BrandData } from "./brand.ts";

/** The brands by their domain keys [1.03]. */
export const brandKeys = ["BELLWETHER", "FUNLY", "LUCKYCLOVER"] as const;
export type BrandKey = (typeof brandKeys)[number];

/** A brand; `slug` is the name of its folder and of its pictures' folder. */
export type Brand = BrandData & { key: BrandKey; slug: string };

export const brands: Readonly<Record<BrandKey, Brand>> = {
  BELLWETHER: { key: "BELLWETHER", slug: "bellwether", ...bellwether },
  FUNLY: { key: "FUNLY", slug: "funly", ...funly },
  LUCKYCLOVER: { key: "LUCKYCLOVER", slug: "luckyclover", ...luckyclover },
};
