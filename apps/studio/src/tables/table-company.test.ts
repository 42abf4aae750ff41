import { type TableCompanyMessage, TableStreamMessage } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTableFixture, TABLE, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";
import { spotsOf } from "./table-company.ts";

describe("the company at a live table", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture();
  });
  afterAll(() => fixture.close());

  /** The messages about the company that a watcher with this session gets from now on. */
  const watching = async (session: string) => {
    const texts: string[] = [];
    const viewer = fixture.studio.tableStream.open(TABLE.name, {
      send: (text) => texts.push(text),
      close: () => {},
    });
    await viewer.take(JSON.stringify({ type: "open", session }));
    return {
      leave: () => viewer.closed(),
      texts,
      company: () =>
        texts
          .map((text) => TableStreamMessage.parse(JSON.parse(text)))
          .filter((message): message is TableCompanyMessage => message.type === "company"),
    };
  };
  /** A player at the table; `initial` is stored as if the wallet had sent it, and the wins are shown now unless `shows` says otherwise. */
  const seated = async (initial: string | null, isHouse = false, shows = initial !== null) => {
    const playing = await fixture.playing("100.00", TABLE_GAME_ID);
    await fixture.gate.call("updateSettings", { shows_wins: shows ? "1" : "0" }, playing.player.session);
    await fixture.database.query("UPDATE studio_bettor SET initial = $2, is_house = $3 WHERE owner = $1", [
      `player:${playing.player.id}`,
      initial,
      isHouse,
    ]);
    return playing.session;
  };
  const everyNumber = Object.fromEntries(Array.from({ length: 37 }, (_, index) => [`straight-${index}`, 10]));

  it("the company at a live table is sent to everybody in the same text while bets are open, at most every 2 s, and when they are sealed: 3 players, 1 of them the house's, and how many bet on each spot", async () => {
    const [one, other, house] = [await seated("A"), await seated(null), await seated("H", true)];
    const number = await fixture.betting();
    const [here, there] = [await watching(one), await watching(other)];
    await fixture.bet(one, number, { red: 100, "straight-7": 10 });
    fixture.advance(3_000);
    await fixture.studio.runTables();
    const open = { type: "company", number, bettorCount: 1, houseCount: 0, wins: [] };
    expect(here.company()).toMatchObject([open]);
    await fixture.bet(one, number, { red: 50 });
    await fixture.bet(other, number, { red: 100 });
    await fixture.bet(house, number, { red: 100, black: 100 });
    await fixture.studio.runTables();
    expect(here.company()).toHaveLength(1);
    fixture.advance(3_000);
    await fixture.studio.runTables();
    expect(here.company().slice(1)).toMatchObject([{ bettorCount: 3, houseCount: 1 }]);
    // What the seal adds to the message is nothing here, so it is not sent again.
    await fixture.runUntil("sealed");
    expect(here.company().slice(1)).toEqual([
      {
        type: "company",
        number,
        bettorCount: 3,
        houseCount: 1,
        spots: [
          { spot: "red", bettors: 3, house: 1 },
          expect.objectContaining({ bettors: 1 }),
          expect.objectContaining({ bettors: 1 }),
        ],
        wins: [],
      },
    ]);
    expect(there.texts.slice(1)).toEqual(here.texts.slice(1));
    here.leave();
    there.leave();
    await fixture.finish();
  });

  it("the company at a live table names the winners of a paid round by their initial only if they let others see their wins, and marks the house", async () => {
    // "S" has switched it off since opening the table.
    const sessions = [
      await seated("A"),
      await seated(null),
      await seated("H", true),
      await seated("S", false, false),
    ];
    const number = await fixture.betting();
    const here = await watching(sessions[0] ?? "");
    // Every number at 10 returns 360 of 370, which is no win.
    await fixture.bet(sessions[0] ?? "", number, everyNumber);
    for (const session of sessions.slice(1)) await fixture.bet(session, number, { red: 100 });
    await fixture.finish();
    await fixture.studio.runTables();
    const wins = here.company().at(-1)?.wins ?? [];
    const { results } = await fixture.table();
    const [ball] = results.find((result) => result.number === number)?.events ?? [];
    const isRed = (ball as { color?: string } | undefined)?.color === "red";
    expect(wins).toEqual(isRed ? [{ initial: "H", isHouse: true, payoutMinor: "200", currency: "EUR" }] : []);
    here.leave();
  });

  it("the company at a live table stores the initial only of a player who lets others see their wins, from the next opening of the game", async () => {
    const { player, session } = await fixture.playing("10.00", TABLE_GAME_ID);
    const initial = async () => {
      const { rows } = await fixture.database.query<{ initial: string | null; is_house: boolean }>(
        "SELECT initial, is_house FROM studio_bettor WHERE owner = $1",
        [`player:${player.id}`],
      );
      return rows[0];
    };
    expect(session).not.toBe("");
    expect(await initial()).toEqual({ initial: null, is_house: false });
    await fixture.gate.call("updateSettings", { shows_wins: "1" }, player.session);
    await fixture.open(player, TABLE_GAME_ID);
    expect((await initial())?.initial).toMatch(/^\p{Lu}$/u);
    await fixture.gate.call("updateSettings", { shows_wins: "0" }, player.session);
    await fixture.open(player, TABLE_GAME_ID);
    expect(await initial()).toEqual({ initial: null, is_house: false });
  });

  it("the company at a live table is not sent for a round without bets, and is sent again to a watcher who comes later", async () => {
    const session = await seated("B");
    const emptyNumber = await fixture.betting();
    const empty = await watching(session);
    await fixture.finish();
    expect(empty.company().filter((message) => message.number === emptyNumber)).toEqual([]);
    const number = await fixture.betting();
    await fixture.bet(session, number, { even: 100 });
    await fixture.runUntil("sealed");
    const late = await watching(session);
    expect(late.company()).toMatchObject([{ number, bettorCount: 1, houseCount: 0 }]);
    empty.leave();
    late.leave();
    await fixture.finish();
  });

  it("the company at a live table is of the current round for the first watcher at a table that nobody watched: round 1's is not sent in round 2", async () => {
    const session = await seated("C");
    const number = await fixture.betting();
    const before = await watching(session);
    await fixture.bet(session, number, { even: 100 });
    await fixture.finish();
    expect(before.company().at(-1)).toMatchObject({ number });
    before.leave();
    await fixture.betting();
    const early = await watching(session);
    expect(early.company()).toEqual([]);
    early.leave();
    const next = await fixture.betting();
    await fixture.bet(session, next, { odd: 100 });
    await fixture.runUntil("sealed");
    const first = await watching(session);
    expect(first.company()).toMatchObject([{ number: next, bettorCount: 1 }]);
    first.leave();
    await fixture.finish();
  });
});

it("reads the spots of a list of bets and of amounts by spot, and none of a bet without spots", () => {
  expect(
    spotsOf({
      bets: [
        { spot: "red", amountMinor: "1" },
        { spot: "sum-3", amountMinor: "1" },
      ],
    }),
  ).toEqual(["red", "sum-3"]);
  expect(spotsOf({ bets: { banker: "100", tie: "50" } })).toEqual(["banker", "tie"]);
  expect(spotsOf({ cashOutAt: 200 })).toEqual([]);
  expect(spotsOf(null)).toEqual([]);
});
