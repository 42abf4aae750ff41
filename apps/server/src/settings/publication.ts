import type { BrandKey } from "@bellwether/market";

/** Which hosts the public URLs serve over HTTPS, and whether the common one does: a request with an inner host name counts as its. */
export type Publication = { hosts: ReadonlyMap<string, boolean>; usually: boolean };

/** How the operator has published the site. Without a common URL, all brands' own must agree to count for other hosts. */
export function publicationOf(
  publicUrl: string | undefined,
  brandUrls: Partial<Record<BrandKey, string | undefined>>,
): Publication {
  const isSecure = (url: string) => url.startsWith("https:");
  const own = Object.values(brandUrls).filter((url) => url !== undefined);
  const all = [...own, ...(publicUrl ? [publicUrl] : [])];
  return {
    hosts: new Map(all.map((url) => [new URL(url).hostname, isSecure(url)])),
    usually: publicUrl ? isSecure(publicUrl) : own.length > 0 && own.every(isSecure),
  };
}
