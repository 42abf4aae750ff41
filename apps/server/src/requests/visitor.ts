import type { IncomingMessage } from "node:http";
import { readIpAddress } from "@bellwether/contract";
import { countriesWithRulesByRegion, readCountry, readRegion } from "@bellwether/market";
import type { Environment } from "../settings/environment.ts";
import type { IpPlaces } from "./ip-places.ts";

/** A request's origin, as far as it is trusted. */
export type Visitor = {
  address: string;
  country: string;
  region: string | undefined;
  hostname: string;
  /** Whether its sender uses the site over HTTPS: cookies are then for HTTPS alone. */
  secure: boolean;
  /** The proxy says that this request came without HTTPS all the same: a promise of HTTPS has no place in the response. */
  cameWithout?: true;
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
  environment: Pick<Environment, "trustedProxies" | "sandbox" | "defaultCountry"> &
    Partial<Pick<Environment, "publication">>,
  ipPlaces?: Pick<IpPlaces, "placeOf">,
): Visitor {
  const { trustedProxies, sandbox, defaultCountry } = environment;
  const isBehindProxy = trustedProxies > 0;
  const believed = isBehindProxy || sandbox;
  const claimed = (name: string) => (believed && headers.get(name)) || undefined;
  const forwarded = (name: string) =>
    isBehindProxy ? fromProxies(headers, name, trustedProxies) : undefined;
  const host = headers.get("host") ?? "localhost";
  const address =
    readIpAddress(forwarded("x-forwarded-for") ?? "") ?? readIpAddress(socketAddress ?? "") ?? "unknown";
  const claimedCountry = readCountry(claimed("x-geo-country"));
  const hostname = host.replace(/:\d+$/, "");
  const protocol = forwarded("x-forwarded-proto")?.toLowerCase();
  const place = claimedCountry === undefined ? ipPlaces?.placeOf(address) : undefined;
  const country = claimedCountry ?? place?.country ?? defaultCountry;
  return {
    address,
    country,
    // A region belongs to its country: a header's region is not combined with a country from the database.
    region: place ? place.region : readRegion(country, claimed("x-geo-region")),
    hostname,
    // Not every proxy says by which protocol it was called, and a second one behind it says its own.
    secure: protocol === "https" || isPublishedSecurely(environment.publication, hostname),
    ...(protocol === "http" && { cameWithout: true }),
  };
}

/** Whether the response may promise that the site stays on HTTPS. */
export function promisesHttps({ secure, cameWithout }: Visitor): boolean {
  return secure && !cameWithout;
}

/** Whether the public address with this host, or else the common one, begins with https. */
function isPublishedSecurely(publication: Environment["publication"] | undefined, hostname: string): boolean {
  return publication?.hosts.get(hostname.toLowerCase()) ?? publication?.usually ?? false;
}

/**
 * Finds visitors as `readVisitor` does, and warns once for each country whose regions have rules when a visitor's region there is not
 * known: the strictest rules then hold for that visitor.
 */
export function createVisitorReader(
  environment: Parameters<typeof readVisitor>[2],
  ipPlaces: Parameters<typeof readVisitor>[3],
  warn: (facts: { country: string; header: string | null }, message: string) => void,
): (headers: Pick<Headers, "get">, socketAddress: string | undefined) => Visitor {
  const warned = new Set<string>();
  return (headers, socketAddress) => {
    const visitor = readVisitor(headers, socketAddress, environment, ipPlaces);
    const { country, region } = visitor;
    if (region === undefined && countriesWithRulesByRegion.includes(country) && !warned.has(country)) {
      warned.add(country);
      warn(
        { country, header: headers.get("x-geo-region")?.slice(0, 100) ?? null },
        "the region of a visitor is not known, so the strictest rules of the country's regions hold; this is said once",
      );
    }
    return visitor;
  };
}

/** Each proxy appends what it saw: entries before those of our own proxies can be forged. */
function fromProxies(
  headers: Pick<Headers, "get">,
  name: string,
  trustedProxies: number,
): string | undefined {
  const entries = headers.get(name)?.split(",") ?? [];
  return entries[Math.max(0, entries.length - trustedProxies)]?.trim();
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
