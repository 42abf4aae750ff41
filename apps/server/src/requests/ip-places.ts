import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { readIpAddress } from "@bellwether/contract";
import { countriesWithRulesByRegion, readCountry, readRegion } from "@bellwether/market";
import { Reader } from "mmdb-lib";
import { z } from "zod";

export type IpPlace = { country: string; region: string | undefined };

/** Finds the location of addresses in IP databases. */
export type IpPlaces = {
  /** Undefined for an address without a country: a private network, a satellite, an invalid address. */
  placeOf(address: string): IpPlace | undefined;
  /** The databases in use, and when each was built. */
  files: readonly { name: string; builtAt: Date }[];
  /** Countries whose pages must name DB-IP as the source, by the licence of its free files. */
  creditsDbIpIn: "every country" | readonly string[];
};

/** Number of cached addresses: the same visitor requests a page and then its parts. */
const MAX_KEPT = 5_000;

const Text = z.string().optional().catch(undefined);

/** The formats in use: MaxMind's and DB-IP's, whose free file has names instead of codes of regions, and the flat ones of ip-location-db and IPinfo. */
const PlaceRecord = z.object({
  country: z
    .union([z.object({ iso_code: Text }), z.string().transform((code) => ({ iso_code: code }))])
    .optional()
    .catch(undefined),
  country_code: Text,
  subdivisions: z
    .array(z.object({ iso_code: Text, names: z.object({ en: Text }).optional().catch(undefined) }))
    .optional()
    .catch(undefined),
  region_code: Text,
  state1: Text,
  region: Text,
});

/** The packaged file of Canada's regions; `npm run geo:regions` writes it. */
export const packagedRegions = fileURLToPath(new URL("../regions/canada-regions.mmdb", import.meta.url));

/**
 * Reads IP databases in the MMDB format into memory.
 * @param path a custom file, which then is the only one; by default the packaged ones, of countries and of Canada's regions.
 * @throws an error naming the file, if it does not exist or is not an IP database.
 */
export function openIpPlaces(path?: string): IpPlaces {
  return path === undefined ? openPackaged(packagedCountries(), packagedRegions) : openCustom(path);
}

function openCustom(path: string): IpPlaces {
  const file = openFile(path);
  return {
    placeOf: keeping(file.find),
    files: [file],
    creditsDbIpIn: /^DBIP-.*-Lite$/.test(file.databaseType) ? "every country" : [],
  };
}

/** @throws as `openIpPlaces`. */
export function openPackaged(countriesPath: string, regionsPath: string): IpPlaces {
  const countries = openFile(countriesPath);
  const regions = openFile(regionsPath);
  const find = (address: string): IpPlace | undefined => {
    const place = countries.find(address);
    if (!place || !countriesWithRulesByRegion.includes(place.country)) return place;
    const inCountry = regions.find(address);
    return inCountry?.country === place.country ? inCountry : place;
  };
  return {
    placeOf: keeping(find),
    files: [countries, regions],
    creditsDbIpIn: countriesWithRulesByRegion,
  };
}

/** Caches the latest addresses. */
function keeping(find: (address: string) => IpPlace | undefined): IpPlaces["placeOf"] {
  const kept = new Map<string, IpPlace | undefined>();
  return (text) => {
    const address = readIpAddress(text);
    if (address === undefined) return undefined;
    if (kept.has(address)) return kept.get(address);
    const place = find(address);
    const oldest = kept.keys().next();
    if (kept.size >= MAX_KEPT && !oldest.done) kept.delete(oldest.value);
    kept.set(address, place);
    return place;
  };
}

/** It contains countries without regions, and is as old as its release. */
function packagedCountries(): string {
  return fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );
}

function openFile(path: string) {
  const reader = openReader(path);
  return {
    name: basename(path),
    builtAt: reader.metadata.buildEpoch,
    databaseType: reader.metadata.databaseType,
    find(address: string): IpPlace | undefined {
      const record = PlaceRecord.safeParse(reader.get(address)).data;
      const country = readCountry(record?.country_code) ?? readCountry(record?.country?.iso_code);
      if (!record || country === undefined) return undefined;
      const [first] = record.subdivisions ?? [];
      const written = [first?.iso_code, first?.names?.en, record.region_code, record.state1, record.region];
      const regions = written.map((each) => readRegion(country, each));
      return { country, region: regions.find((region) => region !== undefined) };
    },
  };
}

/** Zeros between the search tree and the data. Where they are not, a part of the file is missing. */
const SEPARATOR = Buffer.alloc(16);

function openReader(path: string): Reader<object> {
  try {
    const bytes = readFileSync(path);
    const reader = new Reader<object>(bytes);
    const { searchTreeSize } = reader.metadata;
    const separator = bytes.subarray(searchTreeSize, searchTreeSize + SEPARATOR.length);
    if (!separator.equals(SEPARATOR)) throw new Error("its search tree is not whole");
    return reader;
  } catch (error) {
    throw new Error(`${path} is no IP database that can be read (GEO_DATABASE)`, { cause: error });
  }
}
