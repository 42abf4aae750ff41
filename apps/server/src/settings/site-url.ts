import { type BrandKey, brandKeys, brands } from "@bellwether/market";
import type { Environment } from "./environment.ts";

/**
 * Where a brand's site is reached from outside, without a slash at the end, for links in letters: the brand's own address, else the
 * common one, else this machine, under the brand's local host name where that chooses the brand.
 * @param ownAddress where the process listens.
 */
export function siteUrl(
  { brandUrls, publicUrl, brandSources, port, frontPort }: Environment,
  brand: BrandKey,
  ownAddress: string,
): string {
  const named = brandUrls[brand] ?? publicUrl;
  if (named) return named.replace(/\/+$/, "");
  const ownPort = frontPort ?? (ownAddress ? new URL(ownAddress).port : port);
  const host = brandSources.fromHostname ? `${brands[brand].slug}.localhost` : "localhost";
  return `http://${host}:${ownPort}`;
}

/**
 * The brands' addresses as search engines shall know them, as far as the environment names them. The common address is the default
 * brand's alone where the host name chooses the brand: another brand's pages do not lie there.
 */
export function siteOrigins({
  brandUrls,
  publicUrl,
  brandSources,
}: Pick<Environment, "brandUrls" | "publicUrl" | "brandSources">): Partial<Record<BrandKey, string>> {
  const named = brandKeys.flatMap((brand): [BrandKey, string][] => {
    const common = !brandSources.fromHostname || brand === brandSources.default ? publicUrl : undefined;
    const url = brandUrls[brand] ?? common;
    return url ? [[brand, new URL(url).origin]] : [];
  });
  return Object.fromEntries(named);
}
