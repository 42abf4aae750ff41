import { ContentBlock } from "@bellwether/contract/content/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noContent } from "./testing/fixture-parts.ts";
import { createGateFixture, type GateFixture } from "./testing/gate-fixture.ts";
import { specifiedClient } from "./testing/specified-client.ts";

/** Field names of [3.12]. */
const gameFields = [
  "game_id",
  "title",
  "local_code",
  "categories",
  "sub_categories",
  "provider",
  "popular",
  "rating",
  "is_bonus",
  "seo_url",
  "use_svg_thumbnail",
  "images",
];

const blocks = [
  ContentBlock.parse({
    id: "welcome",
    place: "home",
    artwork: "/art/brands/bellwether/hero.webp",
    background: "glow",
    texts: { headline: "promo.block_welcome", text: "promo.block_text", action: "promo.block_action" },
    cssClass: "block-hero",
    gameIds: [1],
    url: "/slots",
  }),
];

describe("a client written from the specification alone", () => {
  let gate: GateFixture;
  let client: ReturnType<typeof specifiedClient>;
  const games = "/gate/api/actionable/games";
  beforeAll(async () => {
    gate = await createGateFixture({
      deps: {
        content: {
          ...noContent,
          blocks: { bellwether: blocks },
          staffPicks: { bellwether: ["bell-two"] },
        },
        translations: (group, file) =>
          group === "core" && file === "fr-fr" ? { "core.hello": "Bonjour" } : undefined,
      },
    });
    client = specifiedClient(gate);
  });
  afterAll(() => gate.close());

  it("a client written from the specification alone finds the 12 fields of a game in the full list, with pictures of 412x230, 254x142 and 824x460 [7.30]", async () => {
    const { data } = await client.get(`${games}/list`, { country: "FI", device: "mobile", features: "" });
    const [game] = data.games as Record<string, object>[];
    expect(Object.keys(game!)).toEqual(expect.arrayContaining(gameFields));
    expect(Object.keys(game!.images!)).toEqual(expect.arrayContaining(["412x230", "254x142", "824x460"]));
    expect(Object.keys(game!.rating!)).toEqual(["rating", "votes"]);
  });

  it("a client written from the specification alone requests a game's texts with system_language, code and country: seo and game, else 404 [7.24]", async () => {
    const ask = (code: string) =>
      client.post(`${games}/game_seo_with_code`, { system_language: "fi", code, country: "FI" });
    expect(Object.keys((await ask("bell-one")).data)).toEqual([
      "seo",
      "game",
      "sheet",
      "draw_calendar",
      "pots",
    ]);
    expect(await ask("nobody-knows")).toMatchObject({
      httpStatus: 404,
      status: "user_error",
      data: { message: "core.error_unknown_game" },
    });
  });

  it("a client written from the specification alone requests staff picks with mobile 0 or 1 and a country: games and game_groups_games [7.25]", async () => {
    for (const mobile of [0, 1]) {
      const { data } = await client.post("/gate/api/actionable/staff_picks", { mobile, country: "FI" });
      expect(data).toMatchObject({ games: [{ game_id: 2 }], game_groups_games: { slots: [2] } });
    }
  });

  it("a client written from the specification alone requests similar games with country, game_id and mobile [7.26]", async () => {
    const { data } = await client.post(`${games}/also_liked`, { country: "FI", game_id: 1, mobile: 0 });
    expect((data.games as { game_id: number }[])[0]!.game_id).toBe(2);
  });

  it("a client written from the specification alone launches a game with 3 return URLs, fr-ca sent as fr: url and winloss_url [7.27]", async () => {
    const { session } = await gate.player();
    const { data } = await client.post("/gate/api/actionable/game/1/fr/launch_url", {
      session,
      cashier_url: "/deposit",
      responsible_gaming_url: "/playsafe",
      lobby_url: "/",
    });
    expect(Object.keys(data)).toEqual(["url", "winloss_url"]);
    expect(new URL(String(data.url), "http://x").searchParams.get("language")).toBe("fr");
  });

  it("a client written from the specification alone finds 7 specified fields in a content block of data_update [7.28]", async () => {
    const { data } = await client.get("/gate/api/actionable/data_update");
    const { home } = data.blocks as { home: object[] };
    expect(home[0]).toEqual({
      id: "welcome",
      artwork: "/art/brands/bellwether/hero.webp",
      background: "glow",
      text_keys: {
        eyebrow: null,
        headline: "promo.block_welcome",
        text: "promo.block_text",
        action: "promo.block_action",
      },
      css_class: "block-hero",
      game_ids: [1],
      url: "/slots",
      deposit_code: null,
    });
  });

  it("a client written from the specification alone reads countries and currency, hot games, and lottery instant games [7.30, 3.13]", async () => {
    const { data } = await client.get("/gate/api/actionable/countries");
    expect([(data.countries as object[]).length, data.currency]).toEqual([45, "EUR"]);
    expect((await client.get(`${games}/hot`, { country: "FI" })).data.game_ids).toEqual([2, 1, 3, 4]);
    expect((await client.get(`${games}/lottery`, { country: "FI" })).data).toEqual({ games: [] });
  });

  it("a client written from the specification alone reads the 4 kinds of files: catalogue, live data, initial data, and fr-ca's translations as fr-fr [7.31]", async () => {
    const file = async (path: string) => {
      const response = await gate.app.request(`http://gate.test/static/${path}`);
      return [response.status, Object.keys((await response.json()) as object)];
    };
    expect(await file("catalogue/mobile/FI.json")).toEqual([200, ["device", "country", "games"]]);
    expect(await file("live/EUR.json")).toEqual([200, ["timestamp", "currency", "tables", "jackpots"]]);
    const [status, names] = await file("data/FI.json");
    expect([status, names]).toEqual([200, expect.arrayContaining(["countries", "currency", "languages"])]);
    expect(await file("translations/core/fr-fr.json")).toEqual([200, ["core.hello"]]);
    expect((await file("translations/core/fr-ca.json"))[0]).toBe(404);
  });

  it("a client written from the specification alone reads the latest posts, none where the blog is unavailable [7.32]", async () => {
    const { status, data } = await client.get("/gate/api/blog/latest-blog-posts");
    expect([status, data]).toEqual(["success", { posts: [] }]);
  });
});
