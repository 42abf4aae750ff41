import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

const [example] = exampleAnswers.gameList.games as ListedGame[];
const game = (id: number, title: string, provider: string, more: Partial<ListedGame> = {}) => ({
  ...example!,
  game_id: id,
  local_code: title.toLowerCase(),
  title,
  provider,
  categories: ["slots", "all-games"],
  sub_categories: [],
  popular: id,
  released_on: `2024-01-0${id}`,
  is_bonus: true,
  ...more,
});
const gate = {
  gameList: {
    games: [
      game(1, "Bramble", "NE", { released_on: "2025-01-01" }),
      game(2, "Acorn", "PG", { features: ["free_spins"] }),
      game(3, "Clover", "NE"),
    ],
  },
};
const shown = async (path: string) => {
  const page = await openPage(path, { gate });
  const titles = page
    .links("main")
    .map(({ href }) => href)
    .filter((href) => /^\/games\/(?:bramble|acorn|clover)/.test(href))
    .map((href) => href.replace("/games/", ""));
  return { page, titles };
};

it("the page of all games shows and counts each game once, even one in the category all games", async () => {
  const { page, titles } = await shown("/games/all-games");
  expect(titles).toEqual(["clover", "acorn", "bramble"]);
  expect(page.html).toContain("3 games");
});

describe("a category sorted and filtered by its address", () => {
  it.each([
    ["/slots", ["clover", "acorn", "bramble"]],
    ["/slots?sort=new", ["bramble", "clover", "acorn"]],
    ["/slots?sort=name", ["acorn", "bramble", "clover"]],
    ["/slots?maker=netent", ["clover", "bramble"]],
    ["/slots?sort=name&maker=netent", ["bramble", "clover"]],
    ["/slots?sort=nothing&maker=", ["clover", "acorn", "bramble"]],
    ["/games/all-games?feature=bonus&sort=name", ["acorn", "bramble", "clover"]],
    ["/games/all-games?feature=free_spins", ["acorn"]],
    ["/games/all-games?feature=free_lunch", ["clover", "acorn", "bramble"]],
  ])("%s shows %j", async (path, titles) => {
    expect((await shown(path)).titles).toEqual(titles);
  });

  it("a category sorted and filtered by its address has a form that works without script, shows the current choice, and keeps the bonus feature", async () => {
    const { html } = (await shown("/games/all-games?feature=bonus&sort=name&maker=netent")).page;
    const form = /<form[\s\S]*?<\/form>/.exec(html.slice(html.indexOf("<main")))![0];
    expect(form).toMatch(/<select[^>]*name="sort"/);
    expect(form).toMatch(/<option value="name" selected="">/);
    expect(form).toMatch(/<option value="netent" selected="">/);
    expect(form).toMatch(/<option value="bonus" selected="">/);
    expect(form).toMatch(/<noscript>[\s\S]*type="submit"/);
  });

  it("the page of a feature is called by it, and its form keeps it", async () => {
    const { html } = (await shown("/games/all-games?feature=free_spins")).page;
    expect(html).toMatch(/<h1[^>]*>Free spins<\/h1>/);
    expect(html).toMatch(/<option value="free_spins" selected="">/);
    expect(html).not.toContain("The whole house on one shelf.");
  });

  it("a category sorted and filtered by its address says so when no game is left, and links back to all of them", async () => {
    const { page, titles } = await shown("/slots?maker=yggdrasil&sort=new");
    expect([page.status, titles]).toEqual([200, []]);
    expect(page.html).toContain("None of these games is made by Yggdrasil.");
    expect(page.links("main")).toContainEqual({ href: "/slots", text: "Show all games" });
  });

  it("a category whose filters leave no game says so, and keeps the filters open to be changed", async () => {
    const { page, titles } = await shown("/slots?volatility=low&stake=10&returns=97");
    expect([page.status, titles]).toEqual([200, []]);
    expect(page.html).toContain("No game here has all of that.");
    expect(page.html).toMatch(/<details[^>]* open=""/);
    expect(page.html).toMatch(/<option value="low" selected="">/);
  });

  it("a category sorted and filtered by its address has one canonical address, without sort and maker", async () => {
    const { html } = (await shown("/slots?sort=new")).page;
    expect(html).toContain('<link rel="canonical" href="http://bellwether.localhost/slots"/>');
  });
});

it("shows open games first, marks the ones that open soon, and says when no game of a category is open", async () => {
  const games = [
    game(1, "Bramble", "NE"),
    game(2, "Acorn", "PG", { opens_soon: true }),
    game(3, "Clover", "NE", { categories: ["live-casino"], opens_soon: true }),
  ];
  const slots = await openPage("/slots", { gate: { gameList: { games } }, country: "NL" });
  expect(slots.html.indexOf("Bramble")).toBeLessThan(slots.html.indexOf("Acorn"));
  expect(slots.html.match(/Opens soon/g)).toHaveLength(1);
  expect(slots.html).not.toContain("They open soon");
  const live = await openPage("/live-casino", { gate: { gameList: { games } }, country: "NL" });
  expect(live.html).toContain("We are still building these games. They open soon.");
  expect(live.whole).toContain("these games open soon.");
});
