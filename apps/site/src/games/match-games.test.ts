import { expect, test } from "vitest";
import { matchGames } from "./match-games.ts";

const games = [
  { title: "The Big Peal", keywords: ["bell", "stage"], popular: 900 },
  { title: "Bell Tower Bonanza", keywords: ["classic"], popular: 500 },
  { title: "Café Crème", keywords: ["coffee"], popular: 100 },
];
const found = (text: string) => matchGames(games, text).map(({ title }) => title);

test("a title that begins with the text leads, then the better known", () => {
  expect(found("bell")).toEqual(["Bell Tower Bonanza", "The Big Peal"]);
});

test("every word must be there, in any order", () => {
  expect(found("bonanza bell")).toEqual(["Bell Tower Bonanza"]);
  expect(found("bonanza coffee")).toEqual([]);
});

test("case and accents do not matter", () => {
  expect(found("CAFE creme")).toEqual(["Café Crème"]);
});

test("no text finds nothing", () => {
  expect(found("   ")).toEqual([]);
});
