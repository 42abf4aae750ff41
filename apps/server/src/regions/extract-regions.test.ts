import { Reader } from "mmdb-lib";
import { describe, expect, it } from "vitest";
import { extractRegions } from "./extract-regions.ts";
import { type MmdbValue, writeMmdb } from "./write-mmdb.ts";

const v4 = (firstByte: bigint, value: MmdbValue) => ({
  first: firstByte << 24n,
  prefixLength: 96 + 8,
  value,
});
const v6 = (group: bigint, value: MmdbValue) => ({ first: group << 112n, prefixLength: 16, value });
const flat = (country: string, state: string) => ({ country_code: country, state1: state, city: "Anywhere" });

const cities = (networks: Parameters<typeof writeMmdb>[0], builtAt: string) =>
  new Reader<object>(
    writeMmdb(networks, { databaseType: "city", description: "Cities", builtAt: new Date(builtAt) }),
  );

describe("the file with only Canada's regions, made from a file of cities", () => {
  const extract = extractRegions([
    cities(
      [
        v4(20n, flat("CA", "Ontario")),
        v4(21n, flat("CA", "British Columbia")),
        v4(22n, flat("CA", "")),
        v4(23n, flat("US", "Georgia")),
        v4(24n, { country: { iso_code: "CA" }, subdivisions: [{ names: { en: "Quebec" } }] }),
      ],
      "2026-06-05T13:43:16Z",
    ),
    cities([v6(0x2607n, flat("CA", "Manitoba")), v6(0xfc00n, flat("CA", "Yukon"))], "2026-05-05T13:42:02Z"),
  ]);
  const reader = new Reader<object>(extract);

  it.each([
    ["20.1.1.1", "ON"],
    ["21.1.1.1", "BC"],
    ["24.1.1.1", "QC"],
    ["2607::1", "MB"],
  ])(
    "the file with only Canada's regions, made from a file of cities, has %s in %s with the code of ISO 3166-2",
    (address, region) => {
      expect(reader.get(address)).toEqual({
        country: { iso_code: "CA" },
        subdivisions: [{ iso_code: region }],
      });
    },
  );

  it.each([
    ["a place of Canada without a region", "22.1.1.1"],
    ["another country", "23.1.1.1"],
    ["an address outside all networks", "fc00::1"],
    ["an address that the files do not have", "30.1.1.1"],
  ])("the file with only Canada's regions, made from a file of cities, does not have %s", (_, address) =>
    expect(reader.get(address)).toBeNull(),
  );

  it("the file with only Canada's regions, made from a file of cities, is as old as the oldest file, and names its source", () => {
    expect(reader.metadata.buildEpoch).toEqual(new Date("2026-05-05T13:42:02Z"));
    expect(JSON.stringify(reader.metadata.description)).toContain("https://db-ip.com");
  });

  it("the file with only Canada's regions, made from a file of cities, is not made when a Canadian address has an unknown region", () => {
    const strange = cities([v4(20n, flat("CA", "Lapland"))], "2026-06-05T13:43:16Z");
    expect(() => extractRegions([strange])).toThrow("Lapland is no region of Canada");
  });
});
