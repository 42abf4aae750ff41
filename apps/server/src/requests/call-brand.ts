import type { IncomingMessage } from "node:http";
import { type BrandKey, type BrandSources, brandKeys, resolveBrand } from "@bellwether/market";

/** Where a call names its brand: the header, and its URL and host. */
type Told = { header: string | null | undefined; address: string; host: string | undefined };

/**
 * The brand of a call: its header `x-brand`, else the brand from the URL and host by the same settings as for a page [1.03], else the default.
 */
export function brandOfCall({ header, address, host }: Told, sources: BrandSources): BrandKey {
  const named = brandKeys.find((key) => key === header);
  if (named) return named;
  if (!sources.fromHostname && !sources.fromQuery) return sources.default;
  const start = address.indexOf("?");
  if (start < 0) return brandOfHost(host ?? "localhost", sources);
  const query = new URLSearchParams(address.slice(start)).get("brand") ?? undefined;
  return resolveBrand(sources, { query, hostname: hostnameOf(host ?? "localhost") }).key;
}

/** Every call asks, so the answers are kept; a client can send any host, so they are bounded. */
const MAX_HOSTS = 1_000;
const known = new WeakMap<BrandSources, Map<string, BrandKey>>();

function brandOfHost(host: string, sources: BrandSources): BrandKey {
  const byHost = known.get(sources) ?? new Map<string, BrandKey>();
  const found = byHost.get(host);
  if (found) return found;
  if (byHost.size === 0) known.set(sources, byHost);
  if (byHost.size >= MAX_HOSTS) byHost.clear();
  const { key } = resolveBrand(sources, { hostname: hostnameOf(host) });
  byHost.set(host, key);
  return key;
}

const hostnameOf = (host: string) => host.replace(/:\d+$/, "");

/** The brand of a Node request. */
export function brandOfIncoming({ headers, url = "" }: IncomingMessage, sources: BrandSources): BrandKey {
  const named = headers["x-brand"];
  const header = typeof named === "string" ? named : undefined;
  return brandOfCall({ header, address: url, host: headers.host }, sources);
}

/** Sets the brand's header in place, since the gate reads only the header. */
export function setBrandHeader(incoming: IncomingMessage, brand: BrandKey): void {
  if (incoming.headers["x-brand"] === brand) return;
  incoming.rawHeaders = incoming.rawHeaders.filter(
    (_, index, raw) => raw[index - (index % 2)]?.toLowerCase() !== "x-brand",
  );
  incoming.rawHeaders.push("x-brand", brand);
  incoming.headers["x-brand"] = brand;
}

/** A file requested without the header also gets the brand of its URL. */
export function withBrandHeader(request: Request, sources: BrandSources): Request {
  const claimed = { header: request.headers.get("x-brand"), address: request.url };
  const brand = brandOfCall({ ...claimed, host: new URL(request.url).host }, sources);
  if (claimed.header === brand) return request;
  const headers = new Headers(request.headers);
  headers.set("x-brand", brand);
  return new Request(request, { headers });
}
