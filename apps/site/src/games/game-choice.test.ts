import { expect, it } from "vitest";
import { choiceOf, chooseGames, makersOf, takesChoice } from "./game-choice.ts";

const games = [
  { title: "Zebra 2", provider: "NE", popular: 5, released_on: "2024-01-01" },
  { title: "Ånd", provider: "PG", popular: 9, released_on: "2023-01-01" },
  { title: "Zebra 10", provider: "NE", popular: 7, released_on: "2024-01-01" },
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
  ["sort=luck&maker=nobody", ["Zebra 2", "Ånd", "Zebra 10"]],
])("a category at ?%s shows %j", (query, expected) => {
  expect(titles(query)).toEqual(expected);
});

it("names are sorted by the language's rules: in Norwegian Å comes last", () => {
  expect(titles("sort=name", "nb-NO")).toEqual(["Zebra 2", "Zebra 10", "Ånd"]);
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
