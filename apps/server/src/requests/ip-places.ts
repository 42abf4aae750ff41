import { readFileSync } from "node:fs";
import { isIP, isIPv4 } from "node:net";
import { fileURLToPath } from "node:url";
import { Reader } from "mmdb-lib";
import { z } from "zod";

export type IpPlace = { country: string; region: string | undefined };

/** Finds the location of addresses in an IP database. */
export type IpPlaces = {
  /** Undefined for an address without a country: a private network, a satellite, an invalid address. */
  placeOf(address: string): IpPlace | undefined;
  /** When the database was built. */
  builtAt: Date;
};

/** Number of cached addresses: the same visitor requests a page and then its parts. */
const MAX_KEPT = 5_000;

const code = (length: RegExp) => z.string().regex(length).optional().catch(undefined);

/** The formats in use: MaxMind's and DB-IP's, and the flat one of ip-location-db. */
const record = z.object({
  country: z
    .object({ iso_code: code(/^[A-Z]{2}$/) })
    .optional()
    .catch(undefined),
  country_code: code(/^[A-Z]{2}$/),
  subdivisions: z
    .array(z.object({ iso_code: code(/^[A-Z0-9]{1,3}$/) }))
    .optional()
    .catch(undefined),
});

/**
 * Reads an IP database in the MMDB format into memory.
 * @param path a custom file; by default the packaged one.
 * @throws an error naming the file, if it does not exist or is not an IP database.
 */
export function openIpPlaces(path = packagedFile()): IpPlaces {
  const reader = openReader(path);
  const kept = new Map<string, IpPlace | undefined>();
  const find = (address: string): IpPlace | undefined => {
    const told = record.safeParse(reader.get(address));
    const country = told.data?.country?.iso_code ?? told.data?.country_code;
    return country === undefined ? undefined : { country, region: told.data?.subdivisions?.[0]?.iso_code };
  };
  return {
    builtAt: reader.metadata.buildEpoch,
    placeOf(told) {
      const address = plainAddress(told);
      if (address === undefined) return undefined;
      if (kept.has(address)) return kept.get(address);
      const place = find(address);
      const oldest = kept.keys().next();
      if (kept.size >= MAX_KEPT && !oldest.done) kept.delete(oldest.value);
      kept.set(address, place);
      return place;
    },
  };
}

/** It contains countries without regions, and is as old as its release. */
function packagedFile(): string {
  return fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );
}

function openReader(path: string): Reader<object> {
  try {
    return new Reader<object>(readFileSync(path));
  } catch (error) {
    throw new Error(`${path} is no IP database that can be read (GEO_DATABASE)`, { cause: error });
  }
}

/** A dual-stack socket reports IPv4 addresses mapped into IPv6. */
function plainAddress(told: string): string | undefined {
  const inside = told.startsWith("::ffff:") ? told.slice("::ffff:".length) : told;
  const address = isIPv4(inside) ? inside : told;
  return isIP(address) === 0 ? undefined : address;
}
