import { afterEach, describe, expect, it, vi } from "vitest";
import { ANY_REGION } from "../places.ts";
import { toggles as table, toggleNames } from "../toggles.ts";
import { createToggles } from "./create-toggles.ts";
import type { ToggleOverrides } from "./overrides.ts";
import type { ToggleEnvironment, ToggleSituation } from "./strategy.ts";

const situation: ToggleSituation = {
  brand: "BELLWETHER",
  country: "FI",
  region: undefined,
  authenticated: false,
  now: new Date("2026-11-20T12:00:00Z"),
};

const togglesOf = (overrides: ToggleOverrides = {}, environment: ToggleEnvironment = "sandbox") => {
  const warn = vi.fn();
  return { warn, toggles: createToggles({ overrides, environment, warn }) };
};

describe("toggles of a process", () => {
  afterEach(() => void vi.restoreAllMocks());
  it("toggles of a process have their 12 defaults without overrides, and close no country", () => {
    const { toggles, warn } = togglesOf();
    expect(toggles.evaluate(situation)).toEqual({
      HIDE_LOTTERY_CONTENT: false,
      FINNISH_SIGNUP_ACTIVE: false,
      SWEDISH_SIGNUP_ACTIVE: true,
      SWEDISH_LICENSE_ACTIVE: false,
      NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE: false,
      IS_BLOCKED_REGION_EVOLUTION: false,
      IS_BLOCKED_REGION_PLAY_N_GO: false,
      DOCUMENT_UPLOAD_ENABLED: true,
      IS_PRAGMATIC_LIVE_CASINO_DISABLED: true,
      LIVEDATA_API_ENABLED: false,
      TEST_ALWAYS_ON: true,
      TEST_SIGNED_IN: false,
    });
    expect(toggles.maintenanceCountries).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ["plainly on", true, {}, true],
    ["plainly off", false, {}, false],
    ["a country it names", { countries: ["FI", "SE"] }, {}, true],
    ["a country it does not name", { countries: ["SE"] }, {}, false],
    ["a visitor from nowhere known", { countries: ["SE"] }, { country: undefined }, false],
    ["a region it names", { regions: ["QC"] }, { country: "CA", region: "QC" }, true],
    ["another region", { regions: ["QC"] }, { country: "CA", region: "ON" }, false],
    ["a region it names with its country", { regions: ["CA-QC"] }, { country: "CA", region: "QC" }, true],
    ["a region that is not known, if it takes nothing away", { regions: ["QC"] }, { country: "CA" }, false],
    ["players, for a visitor", { signedIn: true }, {}, false],
    ["players, for a player", { signedIn: true }, { authenticated: true }, true],
    ["its environment", { environments: ["sandbox"] }, {}, true],
    ["another environment", { environments: ["production"] }, {}, false],
    ["a brand it names", { brands: ["FUNLY"] }, { brand: "FUNLY" }, true],
    ["the moment it begins", { from: "2026-11-20T12:00:00Z" }, {}, true],
    ["the moment before", { from: "2026-11-20T12:00:01Z" }, {}, false],
    ["the moment it ends", { until: "2026-11-20T12:00:00Z" }, {}, false],
    ["the second before it ends", { until: "2026-11-20T12:00:01Z" }, {}, true],
    ["a country and a date of which one fails", { countries: ["FI"], from: "2027-01-01" }, {}, false],
  ] as const)("an override for %s: %o with %o gives %s", (_, written, more, expected) => {
    const { toggles } = togglesOf({ toggles: { LIVEDATA_API_ENABLED: written } });
    expect(toggles.isOn("LIVEDATA_API_ENABLED", { ...situation, ...more })).toBe(expected);
  });

  it.each([
    ["named with its countries", { countries: ["DE"], regions: ["BY"] }, "DE", undefined, true],
    ["named with its country", { regions: ["DE-BY"] }, "DE", undefined, true],
    ["of a country with rules by region", { regions: ["QC"] }, "CA", undefined, true],
    ["of another country", { regions: ["QC"] }, "FI", undefined, false],
    ["that does not count", { regions: ["QC"] }, "CA", ANY_REGION, false],
  ] as const)(
    "what takes something away holds where the region is not known, %s",
    (_, written, country, region, expected) => {
      const { toggles } = togglesOf({ toggles: { IS_BLOCKED_REGION_EVOLUTION: written } });
      expect(toggles.isOn("IS_BLOCKED_REGION_EVOLUTION", { ...situation, country, region })).toBe(expected);
    },
  );

  it("an override for an unknown toggle is warned about once and changes nothing", () => {
    const { toggles, warn } = togglesOf({ toggles: { MADE_UP: true, __proto__: false } });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("MADE_UP"));
    expect(Object.keys(toggles.evaluate(situation))).toEqual(toggleNames);
  });

  it("a strategy that throws counts as off, is warned about once, and the log says what it threw", () => {
    vi.spyOn(table.TEST_ALWAYS_ON.strategy, "decide").mockImplementation(() => {
      throw new Error("the weather is not known");
    });
    const { toggles, warn } = togglesOf();
    for (let asked = 0; asked < 3; asked += 1) expect(toggles.isOn("TEST_ALWAYS_ON", situation)).toBe(false);
    expect(toggles.evaluate(situation)).toMatchObject({ TEST_ALWAYS_ON: false, SWEDISH_SIGNUP_ACTIVE: true });
    expect(toggles.log().find(({ toggle }) => toggle === "TEST_ALWAYS_ON")).toMatchObject({
      on: false,
      error: "the weather is not known",
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      "The toggle TEST_ALWAYS_ON counts as off: the weather is not known",
    );
  });

  it("an invalid date in an override fails at the start", () => {
    expect(() => togglesOf({ toggles: { LIVEDATA_API_ENABLED: { from: "soon" } } })).toThrow(RangeError);
  });

  it("the log records an answer when it changes and keeps the last 100", () => {
    const { toggles } = togglesOf({ toggles: { LIVEDATA_API_ENABLED: { signedIn: true } } });
    const ask = (authenticated: boolean) =>
      toggles.isOn("LIVEDATA_API_ENABLED", { ...situation, authenticated });
    for (let time = 0; time < 5; time += 1) ask(true);
    expect(toggles.log()).toHaveLength(1);
    for (let time = 0; time < 250; time += 1) ask(time % 2 === 1);
    expect(toggles.log()).toHaveLength(100);
    expect(toggles.log().at(-1)!.on).toBe(true);
  });

  it("10 release flags give no warning, 11 do", () => {
    const withReleases = (count: number) => {
      for (const [index, name] of toggleNames.entries())
        vi.spyOn(table[name], "kind", "get").mockReturnValue(index < count ? "release" : "rule");
      return togglesOf();
    };
    expect(withReleases(10).warn).not.toHaveBeenCalled();
    const { warn, toggles } = withReleases(11);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("11 release flags"));
    expect(Object.keys(toggles.evaluate(situation))).toEqual(toggleNames);
  });

  it("toggles of a process test toggles are on until 2100-06-05", () => {
    const { toggles } = togglesOf();
    const at = (now: string) => toggles.isOn("TEST_ALWAYS_ON", { ...situation, now: new Date(now) });
    expect([at("2100-06-04T23:59:59Z"), at("2100-06-05T00:00:00Z")]).toEqual([true, false]);
  });
});
