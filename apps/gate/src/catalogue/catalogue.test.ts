import { randomUUID } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noContent } from "../testing/fixture-parts.ts";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { potsOf } from "../testing/pot-examples.ts";

describe("the catalogue", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture({
      deps: {
        content: {
          ...noContent,
          staffPicks: { bellwether: ["live-wheel", "gone", "bell-two"] },
          descriptions: { fi: { "bell-one": "Peli vain testejä varten." } },
        },
      },
    });
  });
  afterAll(() => gate.close());

  const codesFor = async (headers: Record<string, string>) => {
    const { games } = await gate.clientOf(undefined, headers).call("gameList", {});
    return games.map((game) => game.local_code);
  };

  it.each([
    ["QC", false],
    ["BC", false],
    ["MB", false],
    ["ca-qc", false],
    [Buffer.from("Québec").toString("latin1"), false],
    ["", false],
    ["XX", false],
    ["ON", true],
    ["CA-ON", true],
  ])("the catalogue shows Evolution's games in the Canadian region %s: %s", async (region, shown) => {
    const codes = await codesFor({ "x-geo-country": "CA", "x-geo-region": region });
    expect(codes.includes("live-wheel")).toBe(shown);
  });

  it("the catalogue lists a game with its fields and pictures of 412x230, 254x142 and 824x460", async () => {
    const { games } = await gate.clientOf().call("gameList", {});
    expect(games[0]).toMatchObject({
      game_id: 1,
      local_code: "bell-one",
      provider: "BW",
      seo_url: "/games/bell-one",
      free_play: true,
    });
    expect(Object.keys(games[0]!.images)).toEqual(["tile", "tile_large", "412x230", "254x142", "824x460"]);
  });

  it("the catalogue offers no free play in GB and none for live casino anywhere", async () => {
    const launch = (gameId: number, country: string) =>
      gate
        .clientOf(undefined, { "x-geo-country": country })
        .call("launchUrl", { gameId, language: "en", mode: "free" });
    await expect(launch(1, "IE")).resolves.toMatchObject({ url: expect.stringContaining("mode=free") });
    await expect(launch(1, "GB")).rejects.toMatchObject({ code: "free_play_not_allowed" });
    await expect(launch(4, "IE")).rejects.toMatchObject({ code: "free_play_not_allowed" });
  });

  it("the catalogue opens a game for money only for an activated player", async () => {
    await expect(gate.clientOf().call("launchUrl", { gameId: 1, language: "en" })).rejects.toMatchObject({
      status: "session_error",
    });
    const fresh = await gate.player(undefined, { activated: false });
    await expect(gate.call("launchUrl", { gameId: 1, language: "en" }, fresh.session)).rejects.toMatchObject({
      code: "not_activated",
    });
    const player = await gate.player();
    await expect(
      gate.call("launchUrl", { gameId: 999, language: "en" }, player.session),
    ).rejects.toMatchObject({ code: "unknown_game" });
  });

  it.each([
    ["fr-ca", "fr", "/fr-ca/my-account/history"],
    ["fr", "fr", "/fr-ca/my-account/history"],
    ["pt", "pt", "/pt/my-account/history"],
    ["nl", "en", "/my-account/history"],
  ])(
    "the catalogue opens a game requested in %s in %s, with the history at %s",
    async (language, gameLanguage, history) => {
      const player = await gate.player();
      const { url, winloss_url } = await gate.call("launchUrl", { gameId: 1, language }, player.session);
      expect([new URL(url, "http://x").searchParams.get("language"), winloss_url]).toEqual([
        gameLanguage,
        history,
      ]);
    },
  );

  it("in GB and for an unknown country, the launch address says that bonus rounds must not be skipped", async () => {
    const player = await gate.player();
    const skipIn = ({ url }: { url: string }) => new URL(url, "http://x").searchParams.get("skip");
    const forMoney = async () =>
      skipIn(await gate.call("launchUrl", { gameId: 1, language: "en" }, player.session));
    expect(await forMoney()).toBeNull();
    await gate.database.query("UPDATE player SET country = 'GB', identity_checked_at = now() WHERE id = $1", [
      player.id,
    ]);
    expect(await forMoney()).toBe("no");
    const forPoints = async (headers: Record<string, string>) => {
      const visitor = gate.clientOf(undefined, headers);
      return skipIn(await visitor.call("launchUrl", { gameId: 1, language: "en", mode: "free" }));
    };
    expect(await forPoints({ "x-geo-country": "IE" })).toBeNull();
    expect(await forPoints({})).toBe("no");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "javascript:alert(1)",
    "https://evil.example",
    "https://bellwether.test.evil.example/",
    "https://bellwether.test//evil.example",
    "https://funly.test/",
    "http://bellwether.test/",
    "/ok\r\nSet-Cookie: x=1",
  ])("the catalogue refuses the return URL %j, which leaves the site", async (lobby_url) => {
    const player = await gate.player();
    await expect(
      gate.call("launchUrl", { gameId: 1, language: "en", lobby_url }, player.session),
    ).rejects.toMatchObject({
      code: "invalid_param",
      data: { message: "core.error_leaves_site", fields: { lobby_url: "core.error_leaves_site" } },
    });
  });

  it("the catalogue sends a game list compressed to clients that accept it, and uncompressed to others", async () => {
    const list = async (accepts: Record<string, string>) => {
      const path = "http://gate.test/gate/api/actionable/games/list?country=FI&device=desktop";
      const response = await gate.app.request(path, { headers: accepts });
      return {
        encoding: response.headers.get("content-encoding"),
        vary: response.headers.get("vary"),
        bytes: Buffer.from(await response.arrayBuffer()),
      };
    };
    const plain = await list({});
    expect([plain.encoding, plain.vary]).toEqual([null, "accept-encoding"]);
    const brotli = await list({ "accept-encoding": "gzip, deflate, br" });
    expect([brotli.encoding, brotli.vary]).toEqual(["br", "accept-encoding"]);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    const gzip = await list({ "accept-encoding": "gzip" });
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(gzip.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });

  it("the catalogue accepts an absolute URL of the brand's own site as its path", async () => {
    const player = await gate.player();
    const lobby_url = "https://bellwether.test/fi?from=game";
    const { url } = await gate.call("launchUrl", { gameId: 1, language: "en", lobby_url }, player.session);
    expect(new URL(url, "http://x").searchParams.get("lobby_url")).toBe("/fi?from=game");
  });

  it("the catalogue sends absolute return URLs to a provider that opens its games itself, and a path to ours", async () => {
    const own = { launchUrl: "https://games.example/launch", publicKeys: [] };
    const external = await createGateFixture({
      settings: { providers: { BW: own, LC: { ...own, launchUrl: "/arcade/" } } },
    });
    const player = await external.player();
    const lobbyOf = async (gameId: number) => {
      const { url } = await external.call(
        "launchUrl",
        { gameId, language: "en", lobby_url: "/fi" },
        player.session,
      );
      return [url.split("?")[0], new URL(url, "http://x").searchParams.get("lobby_url")];
    };
    expect(await lobbyOf(1)).toEqual(["https://games.example/launch", "https://bellwether.test/fi"]);
    expect(await lobbyOf(4)).toEqual(["/arcade/", "/fi"]);
    await external.close();
  });

  it("the catalogue lists recently played games newest first without repeats, and ranks what is played 50 times in a week", async () => {
    const player = await gate.player();
    await gate.deposit(player, "50.00");
    const play = async (gameId: number, game_code: string) => {
      const token = await gate.launch(player, gameId);
      await gate.wallet("/transaction/bet", {
        user: player.id,
        token,
        round: randomUUID(),
        transaction_uuid: randomUUID(),
        game_code,
        currency: "EUR",
        amount: units(0.1),
        round_closed: true,
      });
    };
    await play(1, "bell-one");
    await play(3, "wheel");
    await play(1, "bell-one");
    expect((await gate.call("recentlyPlayed", {}, player.session)).game_ids).toEqual([1, 3]);
    const hottest = async () => {
      gate.clock.at = new Date(gate.clock.at.getTime() + 61_000);
      return (await gate.clientOf().call("hotGames", {})).game_ids[0];
    };
    for (let round = 1; round < 49; round += 1) await play(3, "wheel");
    expect(await hottest()).not.toBe(3);
    await play(3, "wheel");
    expect(await hottest()).toBe(3);
  });

  it("the catalogue lists the hot games of each game group too, hottest first; of games that nobody plays, those that the brand has picked come first", async () => {
    const hot = await gate.clientOf().call("hotGames", {});
    expect(hot.game_ids).toHaveLength(4);
    expect(hot.game_ids_per_game_group["live-casino"]).toEqual([4]);
    expect(hot.game_ids_per_game_group.slots).toEqual([2, 1]);
  });

  it.each([
    ["free_play", [1, 2, 3]],
    ["live", [4]],
    ["free_play,live", []],
    ["hovercraft", [1, 2, 3, 4]],
    [" free_play , hovercraft", [1, 2, 3]],
  ])("the catalogue filtered by features=%s returns %j", async (features, ids) => {
    const { games } = await gate.clientOf().call("gameList", { features });
    expect(games.map((game) => game.game_id)).toEqual(ids);
  });

  it("the catalogue describes a game by its code for search engines, with the URL in the visitor's language", async () => {
    const ask = (code: string, system_language: string, country?: string) =>
      gate.clientOf().call("gameSeoWithCode", { code, system_language, ...(country && { country }) });
    const { seo, game } = await ask("bell-one", "fi");
    expect(game.game_id).toBe(1);
    expect(seo).toEqual({
      title: "bell-one · Bellwether",
      description: "Peli vain testejä varten.",
      keywords: "bell-one, bell, slot",
      canonical: "/fi/games/bell-one",
      language: "fi",
    });
    expect((await ask("bell-two", "fi")).seo.description).toBe("A game for tests only.");
    expect((await ask("bell-one", "xx")).seo).toMatchObject({
      canonical: "/games/bell-one",
      description: "A game for tests only.",
    });
  });

  it.each([
    ["IE", undefined, "EUR", "20", "10000"],
    ["SE", undefined, "SEK", "200", "100000"],
    ["GB", undefined, "GBP", "20", "400"],
    ["IE", "NOK", "NOK", "200", "100000"],
  ])(
    "the catalogue returns in %s, for the requested currency %s, a slot's return to player of 96.11 % and its stakes in %s from %s to %s; in GB none above 5.00",
    async (country, currency, _inCurrency, lowest, highest) => {
      const { sheet } = await gate
        .clientOf()
        .call("gameSeoWithCode", { code: "bell-one", country, ...(currency && { currency }) });
      expect([sheet?.returnToPlayer, sheet?.stakes[0], sheet?.stakes.at(-1)]).toEqual([
        "96.11",
        lowest,
        highest,
      ]);
    },
  );

  it("the catalogue returns a title's own pots in the sheet's currency, and none for a title without pots or while the provider is silent", async () => {
    const asked: string[] = [];
    let isSilent = true;
    const house = await createGateFixture({
      database: gate.database,
      deps: {
        potTitles: new Map([
          ["hourly-drop", ["bell-one"]],
          ["other-drop", ["another-game"]],
        ]),
        pots: async (currency) => {
          asked.push(currency);
          if (isSilent) throw new Error("no answer");
          return potsOf("bell-one", currency);
        },
      },
    });
    const ask = async (code: string) =>
      (await house.clientOf().call("gameSeoWithCode", { code, country: "SE" })).pots.map(({ pot }) => pot);
    expect(await ask("bell-two")).toEqual([]);
    expect(asked).toEqual([]);
    expect(await ask("bell-one")).toEqual([]);
    isSilent = false;
    house.clock.at = new Date(house.clock.at.getTime() + 1_000);
    expect(await ask("bell-one")).toEqual(["hourly-drop"]);
    isSilent = true;
    house.clock.at = new Date(house.clock.at.getTime() + 1_000);
    expect(await ask("bell-one")).toEqual(["hourly-drop"]);
    expect(asked).toEqual(["SEK", "SEK", "SEK"]);
  });

  it("the catalogue refuses a currency that no player uses", async () => {
    const answer = await gate.raw("POST", "/gate/api/actionable/games/game_seo_with_code", {
      code: "bell-one",
      currency: "XAU",
    });
    expect(answer.status).toBe(400);
  });

  it("the catalogue answers 404 with unknown_game for an unknown code, and for one that the visitor may not see", async () => {
    const ask = (code: string, headers: Record<string, string> = {}) =>
      gate.raw("POST", "/gate/api/actionable/games/game_seo_with_code", { code }, headers);
    const unknown = await ask("no-such-game");
    expect([unknown.status, unknown.body.event.data.errorCode]).toEqual([404, "unknown_game"]);
    const blocked = await ask("live-wheel", { "x-geo-country": "CA", "x-geo-region": "QC" });
    expect(blocked.status).toBe(404);
  });

  it("the catalogue lists the staff's picks in their order, by group, and only those that the visitor may see", async () => {
    const picks = (headers: Record<string, string>) =>
      gate.clientOf(undefined, headers).call("staffPicks", { mobile: 1 });
    const all = await picks({});
    expect(all.games.map((game) => game.local_code)).toEqual(["live-wheel", "bell-two"]);
    expect(all.game_groups_games).toEqual({ "live-casino": [4], slots: [2], "all-games": [2] });
    const quebec = await picks({ "x-geo-country": "CA", "x-geo-region": "QC" });
    expect(quebec.games.map((game) => game.local_code)).toEqual(["bell-two"]);
    expect((await picks({ "x-brand": "FUNLY" })).games).toEqual([]);
  });

  it("the catalogue keeps the return URLs on the site, and links the history in the player's language", async () => {
    const player = await gate.player();
    const { url, winloss_url } = await gate.call(
      "launchUrl",
      {
        gameId: 1,
        language: "fi",
        cashier_url: "/fi/deposit?from=play",
        responsible_gaming_url: "/fi/playsafe",
        lobby_url: "/fi",
      },
      player.session,
    );
    const query = new URL(url, "http://x").searchParams;
    expect([query.get("cashier_url"), query.get("responsible_gaming_url"), query.get("lobby_url")]).toEqual([
      "/fi/deposit?from=play",
      "/fi/playsafe",
      "/fi",
    ]);
    expect(winloss_url).toBe("/fi/my-account/history");
    const free = await gate.clientOf().call("launchUrl", { gameId: 1, language: "en", mode: "free" });
    expect(free.winloss_url).toBeNull();
  });

  it("the catalogue refuses a game that the player's country or region may not see: 403", async () => {
    const launch = (headers: Record<string, string>) =>
      gate.clientOf(undefined, headers).call("launchUrl", { gameId: 4, language: "en", mode: "free" });
    await expect(launch({ "x-geo-country": "CA", "x-geo-region": "BC" })).rejects.toMatchObject({
      code: "game_blocked",
      status: "user_error",
    });
  });

  it("the catalogue serves OpenAPI 3.1 with every call of the contract", async () => {
    const response = await gate.fetch("http://gate.test/gate/openapi.json");
    const document = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe("3.1.0");
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((each) => each.operationId),
    );
    expect(ids).toContain("signup");
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids.length).toBeGreaterThanOrEqual(23);
  });
});
