import { readRegion } from "@bellwether/market";
import type { Reader } from "mmdb-lib";
import { z } from "zod";
import { readNetworks } from "./read-networks.ts";
import { type Network, writeMmdb } from "./write-mmdb.ts";

/** DB-IP's own file, and the flat one of ip-location-db. */
const CityRecord = z.object({
  country: z.object({ iso_code: z.string() }).optional(),
  country_code: z.string().optional(),
  subdivisions: z.array(z.object({ names: z.object({ en: z.string() }) })).optional(),
  state1: z.string().optional(),
});

/**
 * Writes the small IP database of Canada's regions from files of cities. It has the records of GeoIP2 City with country and region alone.
 * @throws an error with the name of a region that is not Canada's.
 */
export function extractRegions(cities: readonly Reader<object>[]): Buffer {
  return writeMmdb(canadianNetworks(cities), {
    databaseType: "DBIP-Canada-Regions-Lite",
    description:
      "Regions of Canada, extracted from DB-IP City Lite by DB-IP (https://db-ip.com), Creative Commons Attribution 4.0",
    // As old as its oldest part.
    builtAt: new Date(Math.min(...cities.map(({ metadata }) => metadata.buildEpoch.getTime()))),
  });
}

function* canadianNetworks(cities: readonly Reader<object>[]): Generator<Network> {
  for (const reader of cities)
    for (const { value, ...network } of readNetworks(reader)) {
      const region = regionOf(value);
      if (region !== undefined)
        yield { ...network, value: { country: { iso_code: "CA" }, subdivisions: [{ iso_code: region }] } };
    }
}

/** Undefined outside Canada, and where the file does not know the region. */
const regionOf = remembered((value: object): string | undefined => {
  const { country, country_code, subdivisions, state1 } = CityRecord.parse(value);
  const name = subdivisions?.[0]?.names.en ?? state1;
  if ((country?.iso_code ?? country_code) !== "CA" || !name) return undefined;
  const code = readRegion("CA", name);
  if (code === undefined) throw new Error(`${name} is no region of Canada`);
  return code;
});

/** Millions of networks share the objects of some hundred thousand places. */
function remembered<T>(find: (value: object) => T): (value: object) => T {
  const known = new WeakMap<object, { found: T }>();
  return (value) => {
    const kept = known.get(value) ?? { found: find(value) };
    known.set(value, kept);
    return kept.found;
  };
}
