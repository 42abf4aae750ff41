import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openIpPlaces } from "./ip-places.ts";
import { readVisitor } from "./visitor.ts";

const folder = mkdtempSync(join(tmpdir(), "ip-places-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("17: the packaged IP database", () => {
  const places = openIpPlaces();

  // Universities and registries that have held these addresses for decades.
  it.each([
    ["193.166.3.2", "FI"],
    ["::ffff:193.166.3.2", "FI"],
    ["130.238.7.10", "SE"],
    ["129.240.2.6", "NO"],
    ["132.216.177.160", "CA"],
    ["2001:708:10::1", "FI"],
  ])("locates %s in %s, without a region", (address, country) => {
    expect(places.placeOf(address)).toEqual({ country, region: undefined });
    expect(places.placeOf(address)).toEqual({ country, region: undefined });
  });

  it.each(["127.0.0.1", "10.1.2.3", "::1", "unknown", "", "999.1.1.1", "193.166.3.2, 8.8.8.8"])(
    "does not locate %j",
    (address) => expect(places.placeOf(address)).toBeUndefined(),
  );

  it("returns its build date", () => {
    expect(places.builtAt.getUTCFullYear()).toBeGreaterThan(2025);
  });
});

describe("17: a custom IP database", () => {
  it("is refused with its file name when it does not exist or is not an IP database", () => {
    const missing = join(folder, "missing.mmdb");
    expect(() => openIpPlaces(missing)).toThrow(missing);
    const broken = join(folder, "broken.mmdb");
    writeFileSync(broken, "no database");
    expect(() => openIpPlaces(broken)).toThrow(broken);
  });
});

describe("17: a visitor's location", () => {
  const places = {
    placeOf: (address: string) => (address === "203.0.113.9" ? { country: "CA", region: "QC" } : undefined),
  };
  const told = new Headers({ host: "localhost", "x-geo-country": "fi", "x-geo-region": "18" });
  const untold = new Headers({ host: "localhost" });
  const house = { trustedProxies: 0, sandbox: false, defaultCountry: "IE" };

  it.each([
    ["the one from a trusted proxy", told, { ...house, trustedProxies: 1 }, "203.0.113.9", "FI", "18"],
    ["the one from the database, where no proxy is trusted", told, house, "203.0.113.9", "CA", "QC"],
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
  ])("is %s", (_, headers, environment, address, country, region) => {
    expect(readVisitor(headers, address, environment, places)).toMatchObject({ country, region });
  });

  it("ignores a header's region when the country is from the database", () => {
    const regionAlone = new Headers({ host: "localhost", "x-geo-region": "ON" });
    const visitor = readVisitor(regionAlone, "203.0.113.9", { ...house, trustedProxies: 1 }, places);
    expect(visitor).toMatchObject({ country: "CA", region: "QC" });
  });
});
