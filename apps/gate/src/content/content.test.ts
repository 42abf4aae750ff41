import { ContentBlock } from "@bellwether/contract/content/index.ts";
import { createToggles, offeredLanguages } from "@bellwether/market";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noContent } from "../testing/fixture-parts.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";

const block = (id: string, more: Record<string, unknown>) =>
  ContentBlock.parse({
    id,
    place: "home",
    artwork: "/art/brands/bellwether/hero.svg",
    background: "plain",
    texts: { headline: "promo.block_a", text: "promo.block_b", action: "promo.block_c" },
    cssClass: "block-wide",
    url: "/slots",
    ...more,
  });

describe("content", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({
      deps: {
        content: {
          ...noContent,
          providers: [
            { code: "BW", name: "Bellwether", slug: "bellwether" },
            { code: "SDG", name: "SDG", slug: "sdg" },
          ],
          categories: [
            {
              id: "slots",
              slug: "slots",
              name: "Slots",
              icon: "x",
              subCategories: [{ id: 6, slug: "megaways", name: "Megaways" }],
            },
          ],
          blocks: {
            bellwether: [
              block("live", { gameIds: [4] }),
              block("partner", { place: "signup", only: { affiliates: ["kiosk"], signedIn: false } }),
              block("players", { place: "deposit", only: { signedIn: true } }),
            ],
          },
          staffPicks: {},
        },
        toggles: createToggles({
          environment: "test",
          warn: () => {},
          overrides: {
            toggles: { LIVEDATA_API_ENABLED: { from: "2026-11-20T12:02:00Z", countries: ["FI"] } },
            maintenanceCountries: ["NL"],
          },
        }),
        translations: (group, file) =>
          group === "core" && file === "fr-fr" ? { shell_login: "Connexion".repeat(200) } : undefined,
      },
    });
  });
  afterAll(() => gate.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    gate.gate.app.request(`http://gate.test${path}`, { headers });

  describe("blocks", () => {
    const ids = async (headers: Record<string, string>, session?: string) => {
      const { blocks } = await gate.clientOf(session, headers).call("dataUpdate", { language: "en" });
      return Object.values(blocks).flatMap((list) => list.map(({ id }) => id));
    };

    it("content blocks depend on brand, region, session and partner", async () => {
      const player = await gate.player();
      expect(await ids({})).toEqual(["live"]);
      expect(await ids({ "x-geo-country": "CA", "x-geo-region": "QC" })).toEqual([]);
      expect(await ids({ "x-brand": "FUNLY" })).toEqual([]);
      expect(await ids({ "x-affiliate-reference": '{"op":"kiosk","btag":"7"}' })).toEqual([
        "live",
        "partner",
      ]);
      expect(await ids({}, player.session)).toEqual(["live", "players"]);
    });

    it.each([
      "kiosk",
      "[]",
      "null",
      '{"op":["kiosk"]}',
      '{"__proto__":{"op":"kiosk"}}',
      `{"op":"${"k".repeat(4_000)}"}`,
    ])("content blocks ignore an affiliate header of %.20s", async (header) => {
      expect(await ids({ "x-affiliate-reference": header })).toEqual(["live"]);
    });
  });

  describe("features", () => {
    it("features are evaluated for the visitor, with the coming changes, soonest first", async () => {
      const response = await gate.clientOf(undefined, { "x-geo-country": "NO" }).call("features", {});
      expect(response.features).toMatchObject({
        NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE: true,
        LIVEDATA_API_ENABLED: false,
      });
      expect(response.maintenance_countries).toEqual(["NL"]);
      expect(response.reload_at).toEqual(["2026-11-20T12:02:00.000Z", "2100-06-05T00:00:00.000Z"]);
    });

    it("features change at their date, and for players", async () => {
      const { session } = await gate.player();
      const ask = async () => (await gate.call("features", {}, session)).features;
      const before = await ask();
      gate.clock.at = new Date("2026-11-20T12:02:00Z");
      const after = await ask();
      gate.clock.at = new Date("2026-11-20T12:00:00Z");
      expect([before.LIVEDATA_API_ENABLED, after.LIVEDATA_API_ENABLED]).toEqual([false, true]);
      expect(before.TEST_SIGNED_IN).toBe(true);
    });
  });

  describe("files", () => {
    it("files hold the catalogue of a device and country, as its list returns it", async () => {
      const response = await get("/static/catalogue/mobile/FI.json");
      expect(response.status).toBe(200);
      const file = await response.json();
      expect([file.device, file.country]).toEqual(["mobile", "FI"]);
      expect(file.games).toEqual((await gate.clientOf().call("gameList", { country: "FI" })).games);
    });

    it("files with a region in the URL are shared; with the visitor's own region they are private", async () => {
      const codes = async (path: string, headers: Record<string, string> = {}) => {
        const response = await get(path, headers);
        const { games } = await response.json();
        return [games.length, response.headers.get("cache-control")];
      };
      const file = "/static/catalogue/desktop/CA.json";
      // Without a region the strictest rules of Canada's regions hold.
      expect(await codes(file)).toEqual([3, "private, max-age=120"]);
      // A shared cache would otherwise serve it to Quebec too.
      const inAlberta = { "x-geo-country": "CA", "x-geo-region": "AB" };
      expect(await codes(file, inAlberta)).toEqual([4, "private, max-age=120"]);
      expect(await codes(`${file}?region=QC`)).toEqual([3, "public, max-age=120"]);
      const inQuebec = { "x-geo-country": "CA", "x-geo-region": "QC" };
      expect(await codes(file, inQuebec)).toEqual([3, "private, max-age=120"]);
      expect(await codes("/static/catalogue/desktop/FI.json", inQuebec)).toEqual([4, "private, max-age=120"]);
    });

    it("files are not cached beyond a toggle's date: 120 seconds before it, for 120 seconds", async () => {
      gate.clock.at = new Date("2026-11-20T12:01:59.500Z");
      const soon = await get("/static/data/FI.json?region=1");
      gate.clock.at = new Date("2026-11-20T12:05:00Z");
      const later = await get("/static/data/FI.json?region=1");
      gate.clock.at = new Date("2026-11-20T12:00:00Z");
      expect(soon.headers.get("cache-control")).toBe("public, max-age=1");
      expect(later.headers.get("cache-control")).toBe("public, max-age=300");
    });

    it("initial data hold toggles, 45 countries, the offered languages, methods, providers and categories; a language has code, name and displayCode, a method code, name, class and image", async () => {
      const file = await (await get("/static/data/BR.json")).json();
      expect(file).toMatchObject({ country: "BR", currency: "USD", maintenance_countries: ["NL"] });
      expect(file.regulations).toEqual({ NET_ENT_RESTRICTED: false });
      expect([file.countries.length, file.languages.length]).toEqual([45, offeredLanguages.length]);
      expect(file.languages[7]).toEqual({
        code: "fr-ca",
        name: "Français (Canada)",
        displayCode: "FR",
      });
      expect(file.payment_methods[0]).toEqual({
        code: "BOLETO_PIX",
        name: "Pix",
        class: "bank",
        image: "/art/payments/boleto_pix.svg",
      });
      expect(file.providers).toEqual([{ code: "BW", name: "Bellwether", slug: "bellwether" }]);
      expect(file.categories[0].sub_categories).toEqual([
        { category_id: 6, slug: "megaways", name: "Megaways" },
      ]);
      expect((await (await get("/static/data/FR.json")).json()).currency).toBe("EUR");
    });

    it("live data have the time and the currency, and an empty list if no provider has a table", async () => {
      expect(await (await get("/static/live/SEK.json")).json()).toEqual({
        timestamp: "2026-11-20T12:00:00.000Z",
        currency: "SEK",
        tables: [],
        jackpots: [],
      });
    });

    it("files are answered with 304 in each encoding when the client has the same bytes", async () => {
      for (const encoding of ["identity", "gzip", "br"]) {
        const headers = { "accept-encoding": encoding };
        const first = await get("/static/translations/core/fr-fr.json", headers);
        expect(first.headers.get("content-encoding") ?? "identity").toBe(encoding);
        const etag = first.headers.get("etag")!;
        const second = await get("/static/translations/core/fr-fr.json", {
          ...headers,
          "if-none-match": etag,
        });
        expect([second.status, await second.text()]).toEqual([304, ""]);
        const stale = await get("/static/translations/core/fr-fr.json", {
          ...headers,
          "if-none-match": '"x"',
        });
        expect(stale.status).toBe(200);
      }
    });

    it.each([
      "/static/catalogue/watch/FI.json",
      "/static/catalogue/desktop/fi.json",
      "/static/catalogue/desktop/ZZ.json",
      "/static/catalogue/desktop/QQ.json",
      "/static/catalogue/desktop/FI",
      "/static/catalogue/desktop/CA.json?region=Q%27",
      "/static/live/XXX.json",
      "/static/live/toString.json",
      "/static/data/Finland.json",
      "/static/translations/core/fr-ca.json",
      "/static/translations/__proto__/en.json",
      "/static/translations/core/..%2f..%2fpackage.json",
      "/static/anything",
    ])("%s is answered with 404", async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("cache-control")).toBe("no-store");
    });
  });
});
