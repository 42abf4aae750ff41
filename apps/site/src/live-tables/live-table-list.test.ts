import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import type { LiveTable } from "@bellwether/contract/live-table.ts";
import { describe, expect, it } from "vitest";
import { minutesText } from "../locale/minutes-text.ts";
import { openPage, type Visit } from "../testing/page-fixture.ts";

const games = exampleAnswers.gameList.games.map((game) => ({
  ...game,
  categories: ["live-casino", "all-games"],
  opens_soon: false,
}));

const table: LiveTable = {
  id: "brass",
  title: "Brass Roulette",
  gameId: games[0]!.game_id,
  provider: "LC",
  type: "roulette",
  subtype: "salon",
  slots: { unlimited: true },
  openHours: null,
  minStake: "0.10",
  maxStake: "2000.00",
  currency: "EUR",
  betBehind: false,
  resultType: "roulette",
  results: ["17", "0", "32"],
  videoSnapshots: [],
  closed: false,
  closedFor: null,
  numberOfTables: 1,
  isLobby: false,
  jackpot: null,
};

const shown = async (
  liveTables: readonly LiveTable[] | undefined,
  path = "/live-casino",
  visit: Visit = {},
) => {
  const { html } = await openPage(path, {
    country: "SK",
    gate: { gameList: { games } },
    ...(liveTables && { liveTables }),
    ...visit,
  });
  const section = /<section id="live-tables"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  return section
    .replace(/<[^>]* role="img" aria-label="([^"]*)"[^>]*>/g, " $1 ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
};

it("an open table shows its limits of €0.10 to €2,000 and its results with a text for each colour", async () => {
  const text = await shown([table]);
  expect(text).toBe(
    "At the tables now Brass Roulette Open €0.10–€2,000 Open around the clock 17 black 17 0 green 0 32 red 32",
  );
});

it("a baccarat table shows the winners by letter and by word, and its hours until 02:00 UTC", async () => {
  const text = await shown([
    {
      ...table,
      openHours: { opens: "18:00", closes: "02:00" },
      resultType: "baccarat",
      results: ["player", "banker", "tie"],
    },
  ]);
  expect(text).toContain("Open until 02:00 UTC Player P Banker B Tie T");
});

it("a race shows the numbers of the last winners, and a match shows 1, X or 2 with the final score for screen readers", async () => {
  const race = await shown([{ ...table, resultType: "race", results: ["3", "8"] }]);
  expect(race).toContain("Open around the clock Number 3 won 3 Number 8 won 8");
  const match = await shown([{ ...table, resultType: "match", results: ["2:1", "0:0", "64:70"] }]);
  expect(match).toContain("Final score 2:1 1 Final score 0:0 X Final score 64:70 2");
});

it("a show has its corner, its stone or its sum, and in words the drop and the strike", async () => {
  const top = await shown([{ ...table, resultType: "topcard", results: ["red", "blue", "draw"] }]);
  expect(top).toContain("Red corner won R Blue corner won B Draw =");
  const wall = await shown([{ ...table, resultType: "gonzo", results: ["17:2", "70:1"] }]);
  expect(wall).toContain("Idol behind stone 17, prizes times 2 17 Idol behind stone 70, prizes times 1 70");
  const dice = await shown([{ ...table, resultType: "dice", results: ["14:5", "9"] }]);
  expect(dice).toContain("Sum 14, struck: times 5 14 Sum 9 9");
});

it("a table outside its hours says when it opens, and a table that is down says so, both without results", async () => {
  const closed = { ...table, closed: true, openHours: { opens: "18:00", closes: "02:00" } };
  const text = await shown([
    { ...closed, closedFor: "hours" },
    { ...closed, id: "other", title: "Other", closedFor: "fault" },
  ]);
  expect(text).toContain("Brass Roulette €0.10–€2,000 Closed. Opens at 18:00 UTC Other");
  expect(text).toMatch(/Other €0.10–€2,000 Closed: not available right now$/);
});

it("seats are shown only for a table that reports them: 3 of 7", async () => {
  const slots = { available: 3, total: 7, unlimited: false };
  expect(await shown([{ ...table, slots }])).toContain("3 of 7 seats free");
  expect(await shown([table])).not.toContain("seats");
});

it("a game with three tables has one tile: its title, all stakes, the seats of the two open tables, no results", async () => {
  const slots = { available: 3, total: 7, unlimited: false };
  const ofGame = { ...table, slots, numberOfTables: 3, isLobby: true };
  const text = await shown([
    { ...ofGame, closed: true, closedFor: "fault" },
    { ...ofGame, id: "high", title: "High", minStake: "5.00", maxStake: "10000.00" },
    { ...table, id: "alone", title: "Alone", gameId: games[1]!.game_id },
    { ...ofGame, id: "low", title: "Low", slots: { ...slots, available: 7 } },
  ]);
  const { title } = games[0]!;
  expect(text).toBe(
    `At the tables now ${title} Open €0.10–€10,000 3 tables 10 of 14 seats free ` +
      "Alone Open €0.10–€2,000 Open around the clock 17 black 17 0 green 0 32 red 32",
  );
});

it("a game whose three tables are closed says why", async () => {
  const closed = { ...table, numberOfTables: 3, isLobby: true, closed: true, closedFor: "fault" as const };
  const text = await shown([closed, { ...closed, id: "b" }, { ...closed, id: "c" }]);
  expect(text).toBe(`At the tables now ${games[0]!.title} €0.10–€2,000 Closed: not available right now`);
});

it("the lobby shows the tables too", async () => {
  expect(await shown([table], "/")).toContain("At the tables now All 5 Brass Roulette Open");
});

it.each([
  ["the gate does not answer", undefined],
  ["no table runs", []],
  ["the game of the table is not in the reader's list", [{ ...table, gameId: 99_999 }]],
])("there is no list of tables when %s", async (_reason, tables) => {
  expect(await shown(tables)).toBe("");
});

describe("a hall", () => {
  const hall = { ...table, subtype: "hall", resultType: "numbers" as const, results: ["77", "4"] };
  const shownHall = (differences: Partial<LiveTable>) => shown([{ ...hall, ...differences }]);

  it("a hall shows the time of its next draw, and the balls 77 and 4 of its last one", async () => {
    const text = await shownHall({ betsCloseAt: "2026-11-25T19:20:00.000Z" });
    expect(text).toContain("€0.10–€2,000 Next draw 19:20 UTC Ball 77 77 Ball 4 4");
  });

  it("a hall says that it is drawing", async () => {
    expect(await shownHall({ betsCloseAt: null })).toContain("€0.10–€2,000 Drawing now Ball 77 77 Ball 4 4");
  });

  it("a hall shows its closing time, 02:00, if it has hours", async () => {
    const openHours = { opens: "18:00", closes: "02:00" };
    expect(await shownHall({ betsCloseAt: null, openHours })).toContain(
      "Drawing now · Open until 02:00 UTC Ball 77",
    );
  });
});

it("the countdown to a draw has minutes and two digits of seconds", () => {
  expect([187_900, 60_000, 9_400].map(minutesText)).toEqual(["3:07", "1:00", "0:09"]);
});
