import type { IncomingMessage } from "node:http";
import { type BrandKey, type BrandSources, brandKeys, resolveBrand } from "@bellwether/market";

/** What a call says of its brand: the header, and the address and host it came by. */
type Told = { header: string | null | undefined; address: string; host: string | undefined };

/** The brand of a call: its header `x-brand`, else the address's by the same switches as a page's [1.03], else the default. */
export function brandOfCall({ header, address, host }: Told, sources: BrandSources): BrandKey {
  const named = brandKeys.find((key) => key === header);
  if (named) return named;
  if (!sources.fromHostname && !sources.fromQuery) return sources.default;
  const start = address.indexOf("?");
  const query = start < 0 ? undefined : new URLSearchParams(address.slice(start)).get("brand");
  const hostname = (host ?? "localhost").replace(/:\d+$/, "");
  return resolveBrand(sources, { query: query ?? undefined, hostname }).key;
}

/** The brand of a request that is still Node's own. */
export function brandOfIncoming({ headers, url = "" }: IncomingMessage, sources: BrandSources): BrandKey {
  const named = headers["x-brand"];
  const header = typeof named === "string" ? named : undefined;
  return brandOfCall({ header, address: url, host: headers.host }, sources);
}

/** Tells the gate the brand, in place: it reads the header alone. */
export function tellBrand(incoming: IncomingMessage, brand: BrandKey): void {
  if (incoming.headers["x-brand"] === brand) return;
  incoming.rawHeaders = incoming.rawHeaders.filter(
    (_, index, raw) => raw[index - (index % 2)]?.toLowerCase() !== "x-brand",
  );
  incoming.rawHeaders.push("x-brand", brand);
  incoming.headers["x-brand"] = brand;
}

/** A file asked for by its plain address is the brand's of that address too. */
export function withBrand(request: Request, sources: BrandSources): Request {
  const told = { header: request.headers.get("x-brand"), address: request.url };
  const brand = brandOfCall({ ...told, host: new URL(request.url).host }, sources);
  if (told.header === brand) return request;
  const headers = new Headers(request.headers);
  headers.set("x-brand", brand);
  return new Request(request, { headers });
}
