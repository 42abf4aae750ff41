import { describe, expect, it } from "vitest";
import { paths } from "../paths.ts";
import { visitorGuard } from "./visitor-guard.ts";

const visitor = {
  path: "/",
  country: "NO",
  authenticated: false,
  maintenanceCountries: [] as string[],
  norwayHomepage: true,
};

describe("a visitor from Norway, with the toggle on,", () => {
  it.each([
    "/",
    "/slots",
    "/games/bell-tower-bonanza",
    "/promotions",
    "/promo/fjord-friday",
    "/play/2101",
    "/nothing",
  ])("a visitor from Norway, with the toggle on, is redirected from %s to norway-lander", (path) => {
    expect(visitorGuard({ ...visitor, path })).toBe("/norway-lander");
  });

  it.each([
    "/norway-lander",
    "/norway-lander/",
    "/kafe-rocks",
    "/login",
    "/signup",
    "/activation",
    "/forgotten-password",
    "/info/terms",
    "/privacy-policy",
    "/about-us",
    "/responsible-gaming",
    "/support",
    "/bonus/terms",
    "/access-denied",
    "/improvements-maintenance",
    "/payment-redirect",
    "/rc-popup/playngo",
  ])("a visitor from Norway, with the toggle on, stays on %s", (path) => {
    expect(visitorGuard({ ...visitor, path })).toBeUndefined();
  });

  it("a visitor from Norway, with the toggle on, may open every page once signed in", () => {
    expect(visitorGuard({ ...visitor, authenticated: true })).toBeUndefined();
  });
});

it("with the toggle off nobody is redirected to the lander", () => {
  expect(visitorGuard({ ...visitor, norwayHomepage: false })).toBeUndefined();
});

describe("a visitor from a country under maintenance", () => {
  const closed = { ...visitor, country: "DE", norwayHomepage: false, maintenanceCountries: ["DE"] };

  it.each([
    ["/", paths.maintenance()],
    ["/signup", paths.maintenance()],
    ["/login", undefined],
    ["/improvements-maintenance", undefined],
  ])("a visitor from a country under maintenance is redirected from %s to %s", (path, expected) => {
    expect(visitorGuard({ ...closed, path })).toBe(expected);
  });

  it("a visitor from a country under maintenance gets maintenance rather than the lander when both apply", () => {
    expect(visitorGuard({ ...visitor, maintenanceCountries: ["NO"] })).toBe(paths.maintenance());
  });

  it("a visitor from a country under maintenance is let in when signed in, and so is a visitor from another country", () => {
    expect(visitorGuard({ ...closed, authenticated: true })).toBeUndefined();
    expect(visitorGuard({ ...closed, country: "FI" })).toBeUndefined();
    expect(visitorGuard({ ...closed, country: undefined })).toBeUndefined();
  });
});
