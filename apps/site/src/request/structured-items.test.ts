import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { brands } from "@bellwether/market/brands.ts";
import { expect, it } from "vitest";
import { gameItem } from "../seo/game-item.ts";
import { robotsText } from "../seo/robots-text.ts";
import type { Site } from "./site.ts";
import { houseItems, trailOf } from "./structured-items.ts";

const site = {
  origin: "https://bellwether.example",
  language: "fi",
  brand: brands.BELLWETHER,
  brandQuery: undefined,
  lotteryVersion: false,
} as Site;

const game = {
  title: "Bell Tower Bonanza",
  local_code: "bell-tower-bonanza",
  provider: "BW",
  categories: ["slots"],
  description: "Ring it.",
  released_on: "2026-01-09",
  rating: { rating: 0, votes: 0 },
  images: { tile: "", tile_large: "", "824x460": "/art/tiles/bell-tower-bonanza-824x460.webp" },
} as unknown as ListedGame;

it("a game with 0 votes has no aggregateRating", () => {
  expect(gameItem(site, game, game.description)).not.toHaveProperty("aggregateRating");
});

it("a game with 3 votes has their average and their count", () => {
  const voted = { ...game, rating: { rating: 3.7, votes: 3 } };
  expect(gameItem(site, voted, voted.description)).toMatchObject({
    url: "https://bellwether.example/fi/games/bell-tower-bonanza",
    image: "https://bellwether.example/art/tiles/bell-tower-bonanza-824x460.webp",
    aggregateRating: { ratingValue: 3.7, ratingCount: 3, bestRating: 5, worstRating: 1 },
  });
});

it("breadcrumbs count from 1 and have absolute addresses in the page's language", () => {
  const trail = trailOf(site, [
    { name: "Lobby", path: "/" },
    { name: "Slots", path: "/slots" },
  ]);
  expect(trail.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Lobby", item: "https://bellwether.example/fi" },
    { "@type": "ListItem", position: 2, name: "Slots", item: "https://bellwether.example/fi/slots" },
  ]);
});

it("the site declares its search, except in the lottery version, which has none", () => {
  const [, whole] = houseItems(site);
  expect(JSON.stringify(whole)).toContain(
    "https://bellwether.example/fi/search-games?q={search_term_string}",
  );
  const [, lottery] = houseItems({ ...site, lotteryVersion: true } as Site);
  expect(lottery).not.toHaveProperty("potentialAction");
});

it("robots.txt allows pages and pictures, disallows calls and game launches, and names the sitemap", () => {
  const lines = robotsText("https://bellwether.example/sitemap.xml").split("\n");
  expect(lines).toContain("Disallow: /gate/");
  expect(lines).toContain("Disallow: /*/play/");
  expect(lines).not.toContain("Disallow: /");
  expect(lines).toContain("Sitemap: https://bellwether.example/sitemap.xml");
});
