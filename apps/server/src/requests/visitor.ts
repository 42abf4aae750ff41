import type { IncomingMessage } from "node:http";
import type { Environment } from "../settings/environment.ts";
import type { IpPlaces } from "./ip-places.ts";

/** A request's origin, as far as it is trusted. */
export type Visitor = {
  address: string;
  country: string;
  region: string | undefined;
  hostname: string;
  secure: boolean;
};

/** Headers about the visitor that only this server may set for the parts behind it. */
export const visitorHeaders = [
  "x-geo-country",
  "x-geo-region",
  "x-client-address",
  "x-forwarded-for",
] as const;

/**
 * Reads country and address: from headers in the sandbox or behind a trusted proxy, else the country of the address in the IP database,
 * else the environment's default. Otherwise such headers are ignored.
 */
export function readVisitor(
  headers: Pick<Headers, "get">,
  socketAddress: string | undefined,
  environment: Pick<Environment, "trustedProxies" | "sandbox" | "defaultCountry">,
  ipPlaces?: Pick<IpPlaces, "placeOf">,
): Visitor {
  const { trustedProxies, sandbox, defaultCountry } = environment;
  const isBehindProxy = trustedProxies > 0;
  const believed = isBehindProxy || sandbox;
  const claimed = believed ? claimedPlace(headers) : undefined;
  const forwarded = isBehindProxy ? forwardedFor(headers, trustedProxies) : undefined;
  const host = headers.get("host") ?? "localhost";
  const address = forwarded || socketAddress || "unknown";
  const place = claimed?.country ? claimed : ipPlaces?.placeOf(address);
  return {
    address,
    country: place?.country ?? defaultCountry,
    // A region belongs to its country: a header's region is not combined with a country from another source.
    region: place ? place.region : claimed?.region,
    hostname: host.replace(/:\d+$/, ""),
    secure: isBehindProxy && headers.get("x-forwarded-proto") === "https",
  };
}

function claimedPlace(headers: Pick<Headers, "get">) {
  const [country, region] = [headers.get("x-geo-country"), headers.get("x-geo-region")];
  return {
    country: country && /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : "",
    region: region && /^[A-Za-z0-9]{1,3}$/.test(region) ? region.toUpperCase() : undefined,
  };
}

/** Each proxy appends the address that called it: entries before those of our own proxies can be forged. */
function forwardedFor(headers: Pick<Headers, "get">, trustedProxies: number): string | undefined {
  const addresses = headers.get("x-forwarded-for")?.split(",") ?? [];
  return addresses[Math.max(0, addresses.length - trustedProxies)]?.trim();
}

/** The request with only the trusted visitor headers, for the parts behind; with another URL if one is given. */
export function withVisitor(request: Request, visitor: Visitor, url = request.url): Request {
  const headers = new Headers(request.headers);
  for (const name of visitorHeaders) headers.delete(name);
  headers.set("x-geo-country", visitor.country);
  if (visitor.region) headers.set("x-geo-region", visitor.region);
  headers.set("x-client-address", visitor.address);
  if (url === request.url) return new Request(request, { headers });
  const { method, body, signal } = request;
  return new Request(url, { method, headers, signal, ...(body && { body, duplex: "half" }) } as RequestInit);
}

/** Headers of a Node request. */
export function headersOf(incoming: IncomingMessage): Pick<Headers, "get"> {
  return {
    get(name) {
      const value = incoming.headers[name];
      return typeof value === "string" ? value : null;
    },
  };
}

/** Like {@link withVisitor}, but changes a Node request in place: copying it would take longer than many calls do. */
export function setVisitorHeaders(incoming: IncomingMessage, visitor: Visitor): void {
  const fields: Record<string, string> = {
    "x-geo-country": visitor.country,
    ...(visitor.region && { "x-geo-region": visitor.region }),
    "x-client-address": visitor.address,
  };
  const isOurs = (name: string) => (visitorHeaders as readonly string[]).includes(name.toLowerCase());
  incoming.rawHeaders = incoming.rawHeaders.filter(
    (_, index, raw) => !isOurs(raw[index - (index % 2)] ?? ""),
  );
  for (const name of visitorHeaders) delete incoming.headers[name];
  for (const [name, value] of Object.entries(fields)) {
    incoming.rawHeaders.push(name, value);
    incoming.headers[name] = value;
  }
}
