import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { expect, it } from "vitest";
import { openPage } from "../testing/page-fixture.ts";

/** A market's lists are cached for a minute, so each case uses its own country. */
const listWith = (rating: { rating: number; votes: number }) => ({
  gameList: { games: exampleAnswers.gameList.games.map((game) => ({ ...game, rating })) },
});

it.each([
  ["a visitor", undefined, "IE"],
  ["a player", { player_country: "AT" }, "AT"],
])("a game with 0 votes shows %s no rating and has no aggregateRating", async (_who, player, country) => {
  const { html, whole } = await openPage("/games/bell-one", {
    country,
    ...(player && { player }),
    gate: listWith({ rating: 0, votes: 0 }),
  });
  expect(html).toContain("bell-one");
  expect(html).not.toContain("core.game_rating");
  expect(html).not.toMatch(/ of 5 ·/);
  expect(whole).not.toContain("aggregateRating");
});

it.each([
  ["a visitor", undefined, "NL"],
  ["a player", { player_country: "DE" }, "DE"],
])(
  "a game with 3 votes shows %s 3.7 of 5 · 3 votes and has the same aggregateRating",
  async (_who, player, country) => {
    const { html, whole } = await openPage("/games/bell-one", {
      country,
      ...(player && { player }),
      gate: listWith({ rating: 3.7, votes: 3 }),
    });
    expect(html).toContain("3.7 of 5 · 3 votes");
    expect(whole).toContain('"ratingValue":3.7,"ratingCount":3');
  },
);

it("the page of a game that opens soon says so, without a play button and without bonus terms", async () => {
  const soon = exampleAnswers.gameList.games.map((game) => ({ ...game, opens_soon: true, free_play: false }));
  const { html } = await openPage("/games/bell-one", {
    country: "CZ",
    gate: {
      gameList: { games: soon },
      gameSeoWithCode: { ...exampleAnswers.gameSeoWithCode, sheet: null },
    },
  });
  expect(html).toContain("Opens soon");
  expect(html).toContain("It cannot be played yet, neither for money nor free.");
  expect(html).not.toContain("/play/1");
  expect(html).not.toContain("Bonus money");
});

it("the page of a live table says that it is for money only, and offers no free play", async () => {
  const live = exampleAnswers.gameList.games.map((game) => ({
    ...game,
    categories: ["live-casino", "all-games"],
    free_play: false,
  }));
  const { html } = await openPage("/games/bell-one", { country: "SK", gate: { gameList: { games: live } } });
  expect(html).toContain("A shared table: everybody plays the same round, for money only.");
  expect(html).not.toContain("Play for free");
});
