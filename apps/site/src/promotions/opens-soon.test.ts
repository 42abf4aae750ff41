import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

const [example] = exampleAnswers.gameList.games as ListedGame[];
const gameShow = (opensSoon: boolean): ListedGame => ({
  ...example!,
  game_id: 1003,
  local_code: "the-big-peal",
  categories: ["live-casino", "all-games"],
  sub_categories: [{ category_id: 15, sort_rank: 1 }],
  opens_soon: opensSoon,
});
/** The promotion of game shows runs until 13 December 2026. */
const visit = (opensSoon: boolean, player?: { player_country: string }) => ({
  country: "IE",
  gate: { gameList: { games: [example!, gameShow(opensSoon)] } },
  ...(player && { player }),
});
const linksTo = async (path: string, opensSoon: boolean) =>
  (await openPage(path, visit(opensSoon))).links("main").map(({ href }) => href);

describe("19: a promotion without an open game", () => {
  it.each(["/", "/promotions", "/rewards"])("is not on %s until a game opens", async (path) => {
    expect(await linksTo(path, true)).not.toContain("/promo/game-shows");
    expect(await linksTo("/promotions", false)).toContain("/promo/game-shows");
  });

  it("has a page that says so, without a way to take part and not for search engines", async () => {
    const page = await openPage("/promo/game-shows", visit(true));
    expect(page.status).toBe(200);
    expect(page.html).toContain("Opens soon. It cannot be joined yet.");
    expect(page.html).toMatch(/<meta name="robots" content="noindex/);
    expect(page.links("main").filter(({ href }) => /signup|login|deposit|claim/.test(href))).toEqual([]);
    expect(page.whole).not.toContain("schema.org/PreOrder");
  });

  it("runs as soon as one of its games is open", async () => {
    const page = await openPage("/promo/game-shows", visit(false));
    expect(page.html).not.toContain("It cannot be joined yet.");
    expect(page.links("main").some(({ href }) => href.startsWith("/signup"))).toBe(true);
  });

  it("is what a cash drop is, although its games are open, because no game pays drops", async () => {
    const jackpot = { ...example!, categories: ["jackpots", "all-games"] };
    const page = await openPage("/promo/cash-drop", {
      country: "IE",
      gate: { gameList: { games: [jackpot] } },
    });
    expect(page.html).toContain("Opens soon. It cannot be joined yet.");
  });
});
