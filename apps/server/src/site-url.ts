import { type BrandKey, brands } from "@bellwether/market";
import type { Environment } from "./environment.ts";

/**
 * Where a brand's site is reached from outside, without a slash at the end, for links in letters: the brand's own address, else the
 * common one, else this machine, under the brand's local host name where that chooses the brand.
 * @param ownAddress where the process listens.
 */
export function siteUrl(
  { brandUrls, publicUrl, brandSources, port }: Environment,
  brand: BrandKey,
  ownAddress: string,
): string {
  const named = brandUrls[brand] ?? publicUrl;
  if (named) return named.replace(/\/+$/, "");
  const ownPort = ownAddress ? new URL(ownAddress).port : String(port);
  const host = brandSources.fromHostname ? `${brands[brand].slug}.localhost` : "localhost";
  return `http://${host}:${ownPort}`;
}
