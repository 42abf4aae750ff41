import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { expect, it } from "vitest";
import { listedTitles } from "../testing/listed-titles.ts";
import { openPage } from "../testing/page-fixture.ts";

const games: ListedGame[] = listedTitles();
const search = async (path: string) => {
  const page = await openPage(path, { gate: { gameList: { games } } });
  return { page, links: page.links("main") };
};

it.each([
  ["/search-games?q=playngo", "/provider-games/play-n-go", "Play n GoGame maker"],
  ["/search-games?q=free%20spins", "/games/all-games?feature=free_spins", "Free spinsFeature"],
  ["/search-games?q=live%20roulette", "/live-casino/roulette", "RouletteLive casino"],
  ["/fi/search-games?q=kolikkopelit", "/fi/slots", "KolikkopelitKategoria"],
  ["/de/search-games?q=Rubbellos", "/de/games/scratch-cards", "RubbelloseKategorie"],
])("without script %s leads first to %s, called %s", async (path, href, text) => {
  const { page, links } = await search(path);
  expect(page.status).toBe(200);
  expect(links[0]).toEqual({ href, text });
});

it("without script a search for a title leads first to the game, and one of 10,000 letters finds nothing", async () => {
  expect((await search("/search-games?q=bell%20tow")).links[0]?.href).toBe("/games/bell-tower-bonanza");
  const { page } = await search(`/search-games?q=${"x".repeat(10_000)}`);
  expect(page.status).toBe(200);
  expect(page.html).toContain(`No game called “${"x".repeat(60)}”`);
});
