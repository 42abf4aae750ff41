import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { readToggleOverrides } from "./toggle-overrides.ts";

describe("TOGGLES", () => {
  it.each([undefined, "", "  "])("%j overrides nothing", (text) => {
    expect(readToggleOverrides(text)).toEqual({});
  });

  it("TOGGLES accepts on, off, a strategy, and countries under maintenance", () => {
    const text = JSON.stringify({
      LIVEDATA_API_ENABLED: true,
      SWEDISH_LICENSE_ACTIVE: { countries: ["SE"], from: "2027-01-01", environments: ["production"] },
      MAINTENANCE_MODE_COUNTRIES: ["FI", "NO"],
    });
    expect(readToggleOverrides(text)).toEqual({
      toggles: {
        LIVEDATA_API_ENABLED: true,
        SWEDISH_LICENSE_ACTIVE: { countries: ["SE"], from: "2027-01-01", environments: ["production"] },
      },
      maintenanceCountries: ["FI", "NO"],
    });
  });

  it("TOGGLES accepts regions as QC, CA-QC and Québec", () => {
    const written = { regions: ["QC", "CA-QC", "Québec"] };
    expect(readEnvironment({ TOGGLES: JSON.stringify({ A: written }) }).toggleOverrides.toggles).toEqual({
      A: written,
    });
  });

  it.each([
    ["{", "not JSON"],
    ["[]", "TOGGLES"],
    ['{"A":"on"}', "A"],
    ['{"A":{"country":"FI"}}', "A"],
    ['{"A":{"countries":["Finland"]}}', "A"],
    ['{"A":{"regions":["Lapland"]}}', "A"],
    ['{"A":{"from":"soon"}}', "A"],
    ['{"MAINTENANCE_MODE_COUNTRIES":true}', "MAINTENANCE_MODE_COUNTRIES"],
  ])("%s refuses to start and names what is wrong", (text, named) => {
    expect(() => readEnvironment({ TOGGLES: text })).toThrow(named);
  });

  it("its list of countries takes precedence over MAINTENANCE_MODE_COUNTRIES of the environment", () => {
    const both = { MAINTENANCE_MODE_COUNTRIES: "de, at", TOGGLES: '{"MAINTENANCE_MODE_COUNTRIES":["FI"]}' };
    expect(readEnvironment(both).maintenanceCountries).toEqual(["FI"]);
    expect(readEnvironment(both).toggleOverrides.maintenanceCountries).toEqual(["FI"]);
    expect(readEnvironment({ MAINTENANCE_MODE_COUNTRIES: "de, at" }).toggleOverrides).toEqual({
      maintenanceCountries: ["DE", "AT"],
    });
  });

  it("a blog's URL must be http or https", () => {
    expect(() => readEnvironment({ BLOG_URL_FUNLY: "file:///etc/passwd" })).toThrow("BLOG_URL_FUNLY");
    expect(readEnvironment({ BLOG_URL_FUNLY: "https://blog.example" }).blogUrls.FUNLY).toBe(
      "https://blog.example",
    );
  });
});
