import { type BrandKey, brandKeys, brands } from "@bellwether/market";
import type { Environment } from "./environment.ts";

/**
 * A brand's public URL without a trailing slash, for links in emails: the brand's own address, else the common one, else this machine,
 * under the brand's local host name where that chooses the brand.
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
 * The brands' URLs for search engines, as far as the environment names them. Where the host name chooses the brand, the common URL belongs
 * only to the default brand: other brands' pages are not there.
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
