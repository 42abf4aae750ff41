import { describe, expect, it } from "vitest";
import file from "../../../../content/categories.json" with { type: "json" };
import { openPage } from "../testing/page-fixture.ts";
import { categories } from "./categories.ts";

const expected = {
  "all-games": ["virtuals 1", "scratch-cards 2", "bingo 3"],
  slots: ["megaways 6", "hourly-drops 7", "classic-slots 8", "grid-slots 9", "video-slots 10", "themed 11"],
  "live-casino": [
    "roulette 13",
    "blackjack 14",
    "game-show 15",
    "land-based 16",
    "baccarat 17",
    "lightning-struck 18",
    "vip 19",
    "poker 28",
  ],
  "table-games": ["roulette 21", "blackjack 22", "the-first-person-experience 23", "poker 24", "other 25"],
  jackpots: ["hourly-daily-drops 26", "network-jackpots 27", "win-time 29"],
  "lottery-games": [
    "lottery 55",
    "recommended 100",
    "lottery 101",
    "raffle 102",
    "lotto 103",
    "jackpot 104",
    "bingo 105",
    "keno 106",
    "pickn 107",
  ],
  virtuals: ["virtual-sports 30", "aviator 31"],
};

it.each(Object.entries(expected))("%s has the sub-categories %j", (slug, subCategories) => {
  const category = file.find((each) => each.slug === slug);
  expect(category?.subCategories.map((each) => `${each.slug} ${each.id}`).sort()).toEqual(
    [...subCategories].sort(),
  );
});

it("there are 36 sub-categories in 7 categories, and a reader sees only one of the two lotteries", () => {
  expect(Object.values(expected).flat()).toHaveLength(36);
  expect(categories).toHaveLength(7);
  const lottery = categories.find(({ slug }) => slug === "lottery-games");
  expect(lottery?.subCategories.find(({ slug }) => slug === "lottery")?.ids.toSorted()).toEqual([101, 55]);
});

describe.each(categories)("$slug", ({ slug, subCategories }) => {
  const below = slug === "all-games" ? "/games" : `/${slug}`;

  it.each(subCategories.map((each) => `${below}/${each.slug}`))(
    "a category has its page at %s",
    async (path) => {
      expect((await openPage(path)).status).toBe(200);
    },
  );
});

it("answers 404 for a sub-category below the wrong category: /slots/roulette", async () => {
  expect((await openPage("/slots/roulette")).status).toBe(404);
});
