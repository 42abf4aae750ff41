import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

const gamesOf = (html: string) =>
  /<nav aria-label="Game categories"[\s\S]*?<\/nav>/.exec(html.split("</header>")[1] ?? "")?.[0] ?? "";

describe("[2.30] the navigation below the header", () => {
  it.each([
    ["a visitor", undefined],
    ["a player", {}],
  ])(
    "%s links to every category, new games, all games and the providers, and to help and the languages",
    async (_who, player) => {
      const { html } = await openPage("/mobile", { country: "IE", ...(player && { player }) });
      const hrefs = [...gamesOf(html).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
      expect(hrefs).toEqual([
        "/lottery-games",
        "/slots",
        "/jackpots",
        "/live-casino",
        "/table-games",
        "/virtuals",
        "/new-games",
        "/games/all-games",
        "/provider-games",
      ]);
      expect(html).toMatch(
        /<a[^>]*aria-label="Help"[^>]*href="\/support"|<a[^>]*href="\/support"[^>]*aria-label="Help"/,
      );
      expect(html).toMatch(/<button[^>]*aria-label="Language"/);
    },
  );

  it("the navigation below the header is absent over a game and on a landing page", async () => {
    expect(gamesOf((await openPage("/play/1", { player: {} })).html)).toBe("");
    expect(gamesOf((await openPage("/kafe-rocks")).html)).not.toContain("/provider-games");
  });
});

describe("[1.07] the page of providers", () => {
  const [game] = exampleAnswers.gameList.games;
  const games = (codes: string[]) => ({
    gate: {
      gameList: { ...exampleAnswers.gameList, games: codes.map((provider) => ({ ...game, provider })) },
    },
  });

  it("the page of providers lists those of the reader's group of countries that have a game", async () => {
    const page = await openPage("/provider-games", { country: "IE", ...games(["BW", "NE"]) });
    expect(page.status).toBe(200);
    const hrefs = page.links("main").map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(["/provider-games/bellwether", "/provider-games/netent"]));
    expect(hrefs).toHaveLength(2);
  });

  it("a provider without a game there has no page: 404", async () => {
    expect((await openPage("/provider-games/netent", { country: "IE", ...games(["BW"]) })).status).toBe(404);
    expect((await openPage("/provider-games/bellwether", { country: "IE", ...games(["BW"]) })).status).toBe(
      200,
    );
  });
});
