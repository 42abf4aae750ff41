import { data, redirect } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openPage, refusal } from "../testing/page-fixture.ts";

const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

describe("an unknown address", () => {
  it.each([
    "/nothing",
    "/nothing/here",
    "/fi/nothing",
    "/slots/nothing",
    "/games/nothing",
    "/games/lottery/bell-one",
    "/provider-games/nothing",
    "/promo/nothing",
    "/play/nothing",
    "/play/999999",
    "/play-lottery/1",
    "/deposit/nothing",
    "/xx-yyy/slots",
  ])("such as %s answers 404 with 'Page not found'", async (path) => {
    const { status, html } = await openPage(path, { acceptLanguage: path.startsWith("/fi") ? "fi" : "en" });
    expect(status).toBe(404);
    expect(titleOf(html)).toBe(path.startsWith("/fi") ? "Sivua ei löytynyt" : "Page not found");
  });
});

describe("a page that throws", () => {
  it.each<[string, () => unknown, number, string]>([
    ["data with status 404", () => data(null, { status: 404 }), 404, "Page not found"],
    ["data with status 403", () => data(null, { status: 403 }), 403, "It was us, not you"],
    ["a response of 422", () => new Response(null, { status: 422 }), 422, "It was us, not you"],
    ["data with status 503", () => data(null, { status: 503 }), 503, "This page did not load"],
    ["an error", () => new Error("broken"), 500, "It was us, not you"],
    ["a string", () => "broken", 500, "It was us, not you"],
  ])("%s answers its status, else 500", async (_what, thrown, status, title) => {
    const page = await openPage("/mobile", {
      loaders: {
        "routes/mobile": () => {
          throw thrown();
        },
      },
    });
    expect(page.status).toBe(status);
    expect(titleOf(page.html)).toBe(title);
    expect(page.html).toContain("Go back");
    expect(page.html.includes("Please try again")).toBe(status !== 404);
  });

  it("a redirect, an ERR_REDIRECT elsewhere, is no error: 302 and its location", async () => {
    const page = await openPage("/mobile", {
      loaders: {
        "routes/mobile": () => {
          throw redirect("/slots");
        },
      },
    });
    expect([page.status, page.location]).toEqual([302, "/slots"]);
    expect(page.html).not.toContain("Go back");
  });

  it("or whose gate does not answer is a 503 that asks to try again: title, message, 'Please try again'", async () => {
    const { status, html } = await openPage("/hot-games", {
      country: "PE",
      gate: { hotGames: refusal("unavailable", 503) },
    });
    expect(status).toBe(503);
    expect(titleOf(html)).toBe("This page did not load");
    expect(html).toContain("Please try again");
  });
});

describe("a request with a session", () => {
  it("a request with a session whose profile fails to load is served as a visitor's, silently, and keeps its cookie", async () => {
    const page = await openPage("/mobile", { player: {}, gate: { profile: refusal("unavailable", 503) } });
    expect(page.status).toBe(200);
    expect(page.links("header").map(({ href }) => href)).toContain("/login");
    expect(page.setCookies).toEqual([]);
  });

  it.each(["/deposit", "/my-account", "/play/1", "/fi/cashout"])(
    "a request with a session whose profile fails to load gets 503 at %s, and no login",
    async (path) => {
      const page = await openPage(path, {
        acceptLanguage: path.startsWith("/fi") ? "fi" : "en",
        player: {},
        gate: { profile: refusal("unavailable", 503) },
      });
      expect([page.status, page.location, page.setCookies]).toEqual([503, null, []]);
    },
  );

  it("a request with a session whose profile fails to load is not redirected to the lander: a page of Norway answers 503", async () => {
    const gate = { profile: refusal("unavailable", 503) };
    const page = await openPage("/slots", { country: "NO", player: {}, gate });
    expect([page.status, page.location]).toEqual([503, null]);
  });

  it("a request with a session that the gate says is over is served as a visitor's and loses its cookie", async () => {
    const page = await openPage("/mobile", {
      player: {},
      gate: { profile: refusal("session_missing", 401) },
    });
    expect(page.links("header").map(({ href }) => href)).toContain("/login");
    expect(page.setCookies.join()).toMatch(/^session=;.*Max-Age=0/);
  });

  it.each([
    ["/slots", "NO", {}, "/norway-lander"],
    ["/slots?btag=7", "NO", {}, "/norway-lander?btag=7"],
    ["/slots", "DE", { maintenanceCountries: ["DE"] }, "/improvements-maintenance"],
  ])(
    "a request with a session that is not valid passes no guard: %s from %s",
    async (path, country, options, location) => {
      const page = await openPage(path, {
        country,
        options,
        cookies: { session: "a-token-that-nobody-has", preferred_language: "en" },
      });
      expect(page.location).toBe(location);
    },
  );

  it("a request with a session does not need to be valid on /login, which stays open in a country under maintenance, in any language", async () => {
    const options = { maintenanceCountries: ["DE"] };
    for (const path of ["/login", "/de/login"])
      expect((await openPage(path, { country: "DE", options })).status).toBe(200);
    const deposit = await openPage("/de/deposit", { country: "DE", options });
    expect(deposit.location).toBe("/de/improvements-maintenance");
  });

  it("a request with a session passes the guards when it is a player's", async () => {
    const page = await openPage("/slots", { country: "NO", player: {} });
    expect(page.status).toBe(200);
  });
});

describe("the language in an address", () => {
  const finnish = { acceptLanguage: "fi", country: "FI" };

  it("the language in an address that is not offered is English for a reader of Finnish too, and stays English", async () => {
    const page = await openPage("/ja/mobile?q=1", finnish);
    expect(page.location).toBe("/mobile?q=1");
    expect(page.setCookies.join()).toMatch(/^preferred_language=en;/);
    expect(vi.mocked(console.warn).mock.calls.join()).toContain('"ja" is not offered');
    const next = await openPage("/mobile", { ...finnish, cookies: { preferred_language: "en" } });
    expect(next.status).toBe(200);
  });

  it("the language in an address that is not offered does not change an earlier choice", async () => {
    const page = await openPage("/ja/mobile", { ...finnish, cookies: { preferred_language: "fi" } });
    expect(page.location).toBe("/mobile");
    expect(page.setCookies).toEqual([]);
  });

  it.each([
    ["/en", "/"],
    ["/en/mobile", "/mobile"],
    ["/en-gb/mobile", "/mobile"],
  ])("%s leads to %s", async (path, location) => {
    expect((await openPage(path)).location).toBe(location);
  });

  it("the language in an address is the preferred one when the address has no prefix", async () => {
    expect((await openPage("/mobile", finnish)).location).toBe("/fi/mobile");
    expect((await openPage("/mobile", { acceptLanguage: "", country: "AT" })).status).toBe(200);
    expect(
      (await openPage("/mobile", { acceptLanguage: "", country: "AT", cookies: { already_visited: "1" } }))
        .location,
    ).toBe("/de/mobile");
  });
});
