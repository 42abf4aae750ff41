import { expect, it } from "vitest";
import { choiceOf, chooseGames, makersOf, takesChoice, usefulFilters } from "./game-choice.ts";

const games = [
  {
    ...{ title: "Zebra 2", provider: "NE", popular: 5, released_on: "2024-01-01", is_bonus: true },
    features: ["free_spins" as const],
    at_a_glance: { volatility: "high" as const, return_to_player: "96.50", least_stake: "0.20" },
  },
  {
    ...{ title: "Ånd", provider: "PG", popular: 9, released_on: "2023-01-01", is_bonus: true },
    features: [],
    at_a_glance: { volatility: null, return_to_player: "95.99", least_stake: "0.10" },
  },
  {
    ...{ title: "Zebra 10", provider: "NE", popular: 7, released_on: "2024-01-01", is_bonus: true },
    features: ["free_spins" as const],
    at_a_glance: null,
  },
];
const titles = (query: string, locale = "en") =>
  chooseGames(games, choiceOf(new URLSearchParams(query)), locale).map(({ title }) => title);

it.each([
  ["", ["Zebra 2", "Ånd", "Zebra 10"]],
  ["sort=popular", ["Ånd", "Zebra 10", "Zebra 2"]],
  ["sort=new", ["Zebra 10", "Zebra 2", "Ånd"]],
  ["sort=name", ["Ånd", "Zebra 2", "Zebra 10"]],
  ["maker=netent", ["Zebra 2", "Zebra 10"]],
  ["maker=netent&sort=popular", ["Zebra 10", "Zebra 2"]],
  ["maker=yggdrasil", []],
  ["volatility=high", ["Zebra 2"]],
  ["stake=10", ["Ånd"]],
  ["stake=20&sort=name", ["Ånd", "Zebra 2"]],
  ["returns=96", ["Zebra 2"]],
  ["returns=95", ["Zebra 2", "Ånd"]],
  ["feature=free_spins", ["Zebra 2", "Zebra 10"]],
  ["feature=free_spins&volatility=high&stake=20&returns=96&maker=netent", ["Zebra 2"]],
  ["volatility=huge&stake=15&returns=99&feature=free_lunch", ["Zebra 2", "Ånd", "Zebra 10"]],
  ["sort=luck&maker=nobody", ["Zebra 2", "Ånd", "Zebra 10"]],
])("a category at ?%s shows %j", (query, expected) => {
  expect(titles(query)).toEqual(expected);
});

it("names are sorted by the language's rules: in Norwegian Å comes last", () => {
  expect(titles("sort=name", "nb-NO")).toEqual(["Zebra 2", "Zebra 10", "Ånd"]);
});

it("only filters are offered that leave some games and not all", () => {
  expect(usefulFilters(games)).toEqual({
    feature: ["free_spins"],
    volatility: ["high"],
    stake: ["10", "20", "50", "100"],
    returns: ["95", "96"],
  });
});

it("each maker is listed once, by name", () => {
  expect(makersOf(games)).toEqual([
    { slug: "netent", name: "Netent" },
    { slug: "play-n-go", name: "Play n Go" },
  ]);
});

it.each([
  ["/slots", true],
  ["/SLOTS/megaways", true],
  ["/games/all-games", true],
  ["/games/bingo", true],
  ["/games/bell-tower-bonanza", false],
  ["/", false],
  ["/hot-games", false],
])("%s can be sorted: %s", (path, expected) => {
  expect(takesChoice(path)).toBe(expected);
});
