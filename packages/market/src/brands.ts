import type { Brand } from "@bellwether/brands/index.ts";
import { type BrandKey, brandKeys, brands } from "@bellwether/brands/index.ts";

export { type Brand, type BrandKey, brandKeys, brands } from "@bellwether/brands/index.ts";

/** Brands by the names that a query or hostname may contain. */
const brandByName: Readonly<Record<string, BrandKey>> = Object.fromEntries(
  Object.values(brands).flatMap(({ key, slug, otherNames = [] }) =>
    [slug, ...otherNames].map((name) => [name, key]),
  ),
);

/** The brand of a page that does not know its own, and the default of `BRAND_DEFAULT`. */
export const firstBrand: Brand = brands[brandKeys[0]];

/** The brands among these domain keys, as content names them. */
export const brandsNamed = (keys: readonly string[]): BrandKey[] =>
  brandKeys.filter((key) => keys.includes(key));

/** Whether a query or a hostname may choose a brand by this name. */
export function isBrandName(name: string): boolean {
  return Object.hasOwn(brandByName, name.toLowerCase());
}

function brandNamed(name: string): BrandKey | undefined {
  return isBrandName(name) ? brandByName[name.toLowerCase()] : undefined;
}

/** Which sources may choose the brand; a setting is on only if the environment variable's text is `true`. */
export type BrandSources = { fromQuery: boolean; fromHostname: boolean; default: BrandKey };

/**
 * The brand of a request [1.03]: the query's name if allowed, else the hostname's if allowed, else the environment's default.
 * @param hostname without port, for example `www.funly.example`.
 */
export function resolveBrand(
  sources: BrandSources,
  request: { query?: string | undefined; hostname: string },
): Brand {
  const named = sources.fromQuery && request.query ? brandNamed(request.query) : undefined;
  if (named) return brands[named];
  if (sources.fromHostname) {
    for (const label of request.hostname.split(".")) {
      const key = brandNamed(label);
      if (key) return brands[key];
    }
  }
  return brands[sources.default];
}

/** `BRAND_DEFAULT` as a brand: a domain key or a name; any other value gives the first of the listed brands. */
export function brandFromName(name: string | undefined): BrandKey {
  const key = brandKeys.find((candidate) => candidate === name?.toUpperCase());
  return key ?? brandNamed(name ?? "") ?? firstBrand.key;
}

/** A host that starts with `lottery.` shows the lottery version [1.03]. */
export function isLotteryHost(hostname: string): boolean {
  return hostname.toLowerCase().startsWith("lottery.");
}
