import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { writeMmdb } from "../regions/write-mmdb.ts";
import { openIpPlaces, openPackaged, packagedRegions } from "./ip-places.ts";
import { readVisitor } from "./visitor.ts";

const folder = mkdtempSync(join(tmpdir(), "ip-places-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the packaged IP databases", () => {
  const places = openIpPlaces();

  // Universities and registries that have held these addresses for decades.
  it.each([
    ["193.166.3.2", "FI"],
    ["::ffff:193.166.3.2", "FI"],
    ["130.238.7.10", "SE"],
    ["129.240.2.6", "NO"],
    ["2001:708:10::1", "FI"],
  ])("the packaged IP database locates %s in %s, without a region", (address, country) => {
    expect(places.placeOf(address)).toEqual({ country, region: undefined });
    expect(places.placeOf(address)).toEqual({ country, region: undefined });
  });

  it.each(["127.0.0.1", "10.1.2.3", "::1", "unknown", "", "999.1.1.1", "193.166.3.2, 8.8.8.8"])(
    "the packaged IP database does not locate %j",
    (address) => expect(places.placeOf(address)).toBeUndefined(),
  );

  it.each([
    ["142.150.1.1", "ON"],
    ["129.97.1.1", "ON"],
    ["132.216.177.160", "QC"],
    ["::ffff:132.216.177.160", "QC"],
    ["142.103.1.1", "BC"],
    ["130.179.16.1", "MB"],
    ["129.128.1.1", "AB"],
    ["2607:f2c0::1", "ON"],
    ["2001:4958::1", "QC"],
  ])("the packaged IP database locates %s in Canada's region %s", (address, region) => {
    expect(places.placeOf(address)).toEqual({ country: "CA", region });
  });

  it("the packaged IP databases return their names and build dates", () => {
    expect(places.files.map(({ name }) => name)).toEqual([
      "geo-whois-asn-country.mmdb",
      "canada-regions.mmdb",
    ]);
    for (const { builtAt } of places.files) expect(builtAt.getUTCFullYear()).toBeGreaterThan(2025);
  });

  it("the packaged IP databases credit DB-IP in Canada, where its data locate visitors", () => {
    expect(places.creditsDbIpIn).toEqual(["CA"]);
  });
});

describe("countries and regions in two files", () => {
  const about = { databaseType: "Test", description: "Countries or regions", builtAt: new Date() };
  const v4 = (first: bigint, prefixLength: number, value: object) => ({
    first: first << 24n,
    prefixLength: prefixLength + 96,
    value: value as Record<string, string>,
  });
  const write = (name: string, networks: ReturnType<typeof v4>[]) => {
    const path = join(folder, name);
    writeFileSync(path, writeMmdb(networks, about));
    return path;
  };
  const ontario = { country: { iso_code: "CA" }, subdivisions: [{ iso_code: "ON" }] };
  const countries = write("countries.mmdb", [
    v4(20n, 8, { country_code: "CA" }),
    v4(21n, 8, { country_code: "CA" }),
    v4(22n, 8, { country_code: "US" }),
  ]);
  const regions = write("regions.mmdb", [v4(20n, 8, ontario), v4(22n, 8, ontario), v4(23n, 8, ontario)]);
  const places = openPackaged(countries, regions);

  it.each([
    ["both know", "20.1.1.1", { country: "CA", region: "ON" }],
    ["has no known region", "21.1.1.1", { country: "CA", region: undefined }],
    ["the countries put elsewhere", "22.1.1.1", { country: "US", region: undefined }],
    ["only the regions know", "23.1.1.1", undefined],
  ])("the file of countries decides about an address that %s", (_, address, place) => {
    expect(places.placeOf(address)).toEqual(place);
  });

  it.each([
    [
      "a name instead of a code",
      { country: { iso_code: "CA" }, subdivisions: [{ names: { en: "Quebec" } }] },
    ],
    ["a code with its country", { country: { iso_code: "CA" }, subdivisions: [{ iso_code: "CA-QC" }] }],
    ["ip-location-db's flat fields", { country_code: "CA", state1: "Quebec" }],
    ["IPinfo's flat fields", { country: "Canada", country_code: "CA", region: "Quebec" }],
  ])("a region is read from a record with %s", (_, record) => {
    const own = openIpPlaces(write("own-regions.mmdb", [v4(20n, 8, record)]));
    expect(own.placeOf("20.1.1.1")).toEqual({ country: "CA", region: "QC" });
  });

  it("an address that is in no country, but in a group of them, is not located", () => {
    const own = openIpPlaces(write("groups.mmdb", [v4(20n, 8, { country: { iso_code: "EU" } })]));
    expect(own.placeOf("20.1.1.1")).toBeUndefined();
  });

  it("a damaged file of either is refused with its name", () => {
    const whole = readFileSync(packagedRegions);
    const damaged = join(folder, "damaged.mmdb");
    // As an interrupted copy that goes on at the wrong place: a part of the tree is missing, and the metadata are there.
    writeFileSync(damaged, Buffer.concat([whole.subarray(0, 100_000), whole.subarray(100_050)]));
    expect(() => openPackaged(damaged, regions)).toThrow(damaged);
    expect(() => openPackaged(countries, damaged)).toThrow(damaged);
    writeFileSync(damaged, whole.subarray(0, 300_000));
    expect(() => openPackaged(countries, damaged)).toThrow(damaged);
  });
});

describe("a custom IP database", () => {
  it("a custom IP database answers country and region alone, without the packaged files", () => {
    const own = openIpPlaces(packagedRegions);
    expect(own.placeOf("142.150.1.1")).toEqual({ country: "CA", region: "ON" });
    expect(own.placeOf("193.166.3.2")).toBeUndefined();
    expect(own.files.map(({ name }) => name)).toEqual(["canada-regions.mmdb"]);
  });

  it.each([
    ["DBIP-City-Lite", "every country"],
    ["DBIP-City", []],
    ["GeoLite2-City", []],
  ])("a custom IP database of type %s credits DB-IP in %j", (databaseType, countries) => {
    const path = join(folder, "own.mmdb");
    writeFileSync(path, writeMmdb([], { databaseType, description: "", builtAt: new Date() }));
    expect(openIpPlaces(path).creditsDbIpIn).toEqual(countries);
  });

  it("a custom IP database is refused with its file name when it does not exist or is not an IP database", () => {
    const missing = join(folder, "missing.mmdb");
    expect(() => openIpPlaces(missing)).toThrow(missing);
    const broken = join(folder, "broken.mmdb");
    writeFileSync(broken, "no database");
    expect(() => openIpPlaces(broken)).toThrow(broken);
  });
});

describe("a visitor's location", () => {
  const places = {
    placeOf: (address: string) => (address === "203.0.113.9" ? { country: "CA", region: "QC" } : undefined),
  };
  const fromProxy = new Headers({ host: "localhost", "x-geo-country": "fi", "x-geo-region": "18" });
  const untold = new Headers({ host: "localhost" });
  const house = { trustedProxies: 0, sandbox: false, defaultCountry: "IE" };

  it.each([
    ["the one from a trusted proxy", fromProxy, { ...house, trustedProxies: 1 }, "203.0.113.9", "FI", "18"],
    ["the one from the database, where no proxy is trusted", fromProxy, house, "203.0.113.9", "CA", "QC"],
    [
      "the one from the database, where a trusted proxy sends none",
      untold,
      { ...house, trustedProxies: 1 },
      "203.0.113.9",
      "CA",
      "QC",
    ],
    [
      "the default for an address that is not in the database",
      untold,
      house,
      "198.51.100.7",
      "IE",
      undefined,
    ],
  ])("a visitor's location is %s", (_, headers, environment, address, country, region) => {
    expect(readVisitor(headers, address, environment, places)).toMatchObject({ country, region });
  });

  it("a visitor's location ignores a header's region when the country is from the database", () => {
    const regionAlone = new Headers({ host: "localhost", "x-geo-region": "ON" });
    const visitor = readVisitor(regionAlone, "203.0.113.9", { ...house, trustedProxies: 1 }, places);
    expect(visitor).toMatchObject({ country: "CA", region: "QC" });
  });
});
