import { ProviderCode } from "@bellwether/contract/content/index.ts";
import { describe, expect, it } from "vitest";
import { countries } from "./countries.ts";
import { countryGroupOf, countryGroups, providersOf } from "./provider-groups.ts";
import { matchesRegulation } from "./regulations.ts";

describe("providers by country group", () => {
  it("providers by country group contain only the specification's 12 codes, each once, the house's own first", () => {
    for (const group of countryGroups) {
      const codes = providersOf(group);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.filter((code) => !(ProviderCode.options as string[]).includes(code))).toEqual([]);
      expect(codes[0]).toBe("BW");
    }
    expect(providersOf("ROW")).toHaveLength(12);
  });

  it.each([
    ["BR", 10],
    ["HU", 10],
    ["IN", 10],
    ["SE", 9],
    ["CA", 11],
    ["FI", 12],
    ["XX", 12],
    [undefined, 12],
  ])("%s sees %i providers", (country, count) => {
    expect(providersOf(country)).toHaveLength(count);
  });

  it("5 of the 45 markets have their own group, all others are in the rest of the world", () => {
    expect(countries.filter(({ code }) => countryGroupOf(code) !== "ROW")).toHaveLength(5);
  });
});

describe("NET_ENT_RESTRICTED", () => {
  it("NET_ENT_RESTRICTED matches 4 of the 45 markets, and no visitor without a country", () => {
    expect(
      countries.filter(({ code }) => matchesRegulation("NET_ENT_RESTRICTED", code)).map(({ code }) => code),
    ).toEqual(["AU", "CA", "SG", "ZA"]);
    expect(matchesRegulation("NET_ENT_RESTRICTED", undefined)).toBe(false);
  });
});
