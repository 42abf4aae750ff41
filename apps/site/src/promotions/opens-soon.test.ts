import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

const [example] = exampleAnswers.gameList.games as ListedGame[];
const lotto = (opensSoon: boolean): ListedGame => ({
  ...example!,
  game_id: 2106,
  local_code: "lotto-saturday",
  categories: ["lottery", "all-games"],
  sub_categories: [{ category_id: 103, sort_rank: 1 }],
  opens_soon: opensSoon,
});
const visit = (opensSoon: boolean) => ({
  country: "IE",
  gate: { gameList: { games: [example!, lotto(opensSoon)] } },
});
const linksTo = async (path: string, opensSoon: boolean) =>
  (await openPage(path, visit(opensSoon))).links("main").map(({ href }) => href);

describe("a promotion without an open game", () => {
  // The promotions below run in the last week of November.
  beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T12:00:00Z") }));
  afterAll(() => void vi.useRealTimers());

  it.each(["/", "/promotions", "/rewards"])("a promotion without an open game is not on %s", async (path) => {
    expect(await linksTo(path, true)).not.toContain("/promo/draw-night");
  });

  it("a promotion without an open game has a page that says it opens soon, offers no way to take part, and is hidden from search engines", async () => {
    const page = await openPage("/promo/draw-night", visit(true));
    expect(page.status).toBe(200);
    expect(page.html).toContain("Opens soon. It cannot be joined yet.");
    expect(page.html).toMatch(/<meta name="robots" content="noindex/);
    expect(page.links("main").filter(({ href }) => /signup|login|deposit|claim/.test(href))).toEqual([]);
    expect(page.whole).not.toContain("schema.org/PreOrder");
  });

  it("a promotion without an open game runs as soon as one of its games is open", async () => {
    const page = await openPage("/promo/draw-night", visit(false));
    expect(page.html).not.toContain("It cannot be joined yet.");
    expect(await linksTo("/promotions", false)).toContain("/promo/draw-night");
  });

  it("a promotion without an open game runs if it has a code, because its bonus can be played in other games", async () => {
    const page = await openPage("/promo/bell-bonus", visit(true));
    expect(page.html).not.toContain("It cannot be joined yet.");
  });

  it("a promotion without an open game runs with a rule, by which the gate pays its cashback", async () => {
    const page = await openPage("/promo/scratch-club", {
      country: "IE",
      gate: {
        gameList: {
          games: [
            {
              ...example!,
              opens_soon: false,
              sub_categories: [{ category_id: 2, sort_rank: 1 }],
            } as ListedGame,
          ],
        },
      },
    });
    expect(page.html).not.toContain("It cannot be joined yet.");
    expect(page.html).toContain("20% back on Wednesday’s scratch cards, up to €15.00.");
    expect(page.html).toContain("Games that count: Scratch cards.");
    expect(page.html).toContain("€40,000.00 is set aside for this promotion.");
  });
});
