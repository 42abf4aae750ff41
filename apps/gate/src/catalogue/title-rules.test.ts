import { readdirSync, readFileSync } from "node:fs";
import { type CatalogueTitle, CatalogueTitles, ProviderCode } from "@bellwether/contract/content/index.ts";
import { brandKeys, countries, createToggles } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import { isVisible } from "../is-visible.ts";
import { isFreePlayAllowed, runsOn, situationOf } from "./title-rules.ts";

const folder = new URL("../../../../content/catalogue/", import.meta.url);
const titles = readdirSync(folder).flatMap((file) =>
  CatalogueTitles.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8"))),
);
const now = new Date("2026-11-20T12:00:00Z");
const toggles = createToggles({ environment: "test", warn: () => {} });

type Brand = (typeof brandKeys)[number];
/** Where the region does not matter, it is one without rules of its own. */
const seen = (brand: Brand, country?: string, region: string | undefined = "AB", at = now, by = toggles) =>
  titles.filter((title) => isVisible(title, { brand, country, region, authenticated: false, now: at }, by));
const providersIn = (list: readonly CatalogueTitle[]) => new Set(list.map(({ provider }) => provider));

/** Providers hidden in a market; a market that is not listed hides none. */
const hidden: Record<string, readonly string[]> = {
  BR: ["SDG", "NX"],
  HU: ["BS", "SDG"],
  IN: ["YG", "NX"],
  SE: ["BS", "SDG", "NX"],
  CA: ["SDG", "NE"],
  AU: ["NE"],
  SG: ["NE"],
  ZA: ["NE"],
};

const everywhere = brandKeys.flatMap((brand) => countries.map(({ code }) => ({ brand, country: code })));

describe(`the rules for ${titles.length} titles in ${everywhere.length} markets of 3 brands`, () => {
  it.each(everywhere)("$brand in $country shows exactly the providers of its group", ({ brand, country }) => {
    const shown = [...providersIn(seen(brand, country))].sort();
    const expected = ProviderCode.options.filter((code) => !hidden[country]?.includes(code)).sort();
    expect(shown).toEqual(expected);
  });

  it.each(everywhere)(
    "$brand in $country shows lottery only if the brand is Bellwether",
    ({ brand, country }) => {
      const lottery = seen(brand, country).filter(({ categories }) => categories.includes("lottery"));
      expect(lottery.length > 0).toBe(brand === "BELLWETHER");
    },
  );

  it.each(everywhere)("$brand in $country shows no live casino of Pragmatic", ({ brand, country }) => {
    const live = seen(brand, country).filter(({ categories }) => categories.includes("live-casino"));
    expect(live.length).toBeGreaterThan(10);
    expect(providersIn(live).has("PP")).toBe(false);
  });

  it.each(everywhere)(
    "$brand in $country offers free play unless it is GB or the environment forbids it, and never for live casino",
    ({ brand, country }) => {
      const free = seen(brand, country).filter((title) => isFreePlayAllowed(title, country, true));
      expect(free.length > 0).toBe(country !== "GB");
      expect(free.filter(({ categories }) => categories.includes("live-casino"))).toEqual([]);
      expect(seen(brand, country).some((title) => isFreePlayAllowed(title, country, false))).toBe(false);
    },
  );
});

describe("regions of Canada", () => {
  it.each([
    ["QC", false, true],
    ["BC", false, true],
    ["MB", false, true],
    ["ON", true, false],
    ["AB", true, true],
    [undefined, false, false],
  ])("%s shows Evolution: %s, Play n Go: %s", (region, evolution, playNGo) => {
    const situation = { brand: "BELLWETHER", country: "CA", region, authenticated: false, now } as const;
    const shown = providersIn(titles.filter((title) => isVisible(title, situation, toggles)));
    expect([shown.has("LC"), shown.has("PG")]).toEqual([evolution, playNGo]);
  });

  it.each([
    ["2022-04-03T23:59:59Z", true],
    ["2022-04-04T00:00:00Z", false],
  ])("Ontario shows Play n Go at %s: %s", (at, shown) => {
    expect(providersIn(seen("BELLWETHER", "CA", "ON", new Date(at))).has("PG")).toBe(shown);
  });

  it("a region of the same name in another country blocks nothing", () => {
    expect(providersIn(seen("BELLWETHER", "MX", "QC")).has("LC")).toBe(true);
  });
});

describe("switches", () => {
  it("Pragmatic's 2 live titles are visible when their toggle is off", () => {
    const open = createToggles({
      environment: "test",
      warn: () => {},
      overrides: { toggles: { IS_PRAGMATIC_LIVE_CASINO_DISABLED: false } },
    });
    const live = seen("BELLWETHER", "FI", undefined, now, open).filter(
      ({ provider, categories }) => provider === "PP" && categories.includes("live-casino"),
    );
    expect(live).toHaveLength(2);
  });

  it("a desktop-only title does not run on a phone; one without a device list runs on both", () => {
    const [title] = titles;
    expect([runsOn(title!, "desktop"), runsOn(title!, "mobile")]).toEqual([true, true]);
    const desktop = { ...title!, devices: ["desktop" as const] };
    expect([runsOn(desktop, "desktop"), runsOn(desktop, "mobile")]).toEqual([true, false]);
  });
});

describe("country and region whose rules apply", () => {
  const context = {
    brand: "BELLWETHER" as const,
    country: "CA",
    region: "QC",
    address: "",
    device: undefined,
    affiliateReference: undefined,
  };
  const deps = { now: () => now };
  const signedIn = (country: string, brand = "BELLWETHER") =>
    ({ player: { country, brand }, sessionHash: "" }) as never;

  it.each([
    ["a visitor in Quebec", undefined, {}, "CA", "QC"],
    ["a visitor who asks for Finland", undefined, { country: "FI" }, "FI", undefined],
    ["a visitor who asks for Ontario", undefined, { country: "CA", region: "ON" }, "CA", "ON"],
    ["a visitor who asks for ca-on", undefined, { country: "CA", region: "ca-on" }, "CA", "ON"],
    ["a visitor who asks for a region that Canada has not", undefined, { region: "XX" }, "CA", undefined],
    ["a Canadian player in Quebec", "CA", {}, "CA", "QC"],
    ["a Finnish player in Quebec", "FI", {}, "FI", undefined],
    ["a Finnish player who asks for Ontario", "FI", { country: "CA", region: "ON" }, "FI", undefined],
  ])("%s", (_, account, asked, country, region) => {
    expect(situationOf(deps, context, account ? signedIn(account) : undefined, asked)).toMatchObject({
      country,
      region,
    });
  });

  it("a player of LUCKYCLOVER cannot open lottery by naming BELLWETHER as the brand", () => {
    const situation = situationOf(deps, context, signedIn("FI", "LUCKYCLOVER"));
    expect(situation.brand).toBe("LUCKYCLOVER");
    expect(titles.filter(({ categories }) => categories.includes("lottery")).length).toBeGreaterThan(0);
    const shown = titles.filter((title) => isVisible(title, situation, toggles));
    expect(shown.filter(({ categories }) => categories.includes("lottery"))).toEqual([]);
  });
});
