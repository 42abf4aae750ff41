import type { DrawCalendar, ModelId } from "@bellwether/contract/studio/index.ts";
import { findModel, releasedModels } from "@bellwether/games";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import lotto from "../../../../content/tables/lotto-saturday.json" with { type: "json" };
import { createTableFixture, TABLE, type TableFixture } from "../testing/table-fixture.ts";
import { reportTables } from "./report-tables.ts";
import type { TableView } from "./table-views.ts";

/** A seed that was encrypted with a key which is not configured. */
const LOST_KEY = "v1.00000000.AAAA";

describe("the list of live tables for a lobby", () => {
  let fixture: TableFixture;
  beforeAll(async () => {
    fixture = await createTableFixture();
  });
  afterAll(() => fixture.close());

  const listed = async (currency: string) => {
    const response = await fixture.studio.app.request(`/studio/api/live-tables/${currency}`);
    return (await response.json()).tables[0];
  };

  it("the list of live tables for a lobby has limits of 0.50 to 100.00 euros, ten times as much in kronor, and the results of the last 6 rounds", async () => {
    await fixture.betting();
    expect(await listed("EUR")).toEqual({
      tableId: "salon",
      title: "Salon",
      gameCode: "live-wheel",
      room: "salon",
      minimumStakeMinor: "50",
      maximumStakeMinor: "10000",
      opensAt: null,
      closesAt: null,
      type: "roulette",
      closedFor: null,
      seats: null,
      betsCloseAt: null,
      round: { takesBets: true, endsAt: expect.any(String), climb: null, last: null, players: 0, house: 0 },
      resultType: null,
      results: [],
      picture: "/studio/api/tables/salon/pictures/0",
    });
    expect(await listed("SEK")).toMatchObject({ minimumStakeMinor: "500", maximumStakeMinor: "100000" });
    for (let rounds = 0; rounds < 7; rounds += 1) {
      await fixture.runUntil("drawn");
      await fixture.runUntil("betting");
    }
    const { results } = await fixture.table();
    const pockets = results
      .slice(0, 6)
      .map(({ events }) => String((events[0] as { pocket?: number }).pocket));
    expect(pockets).toHaveLength(6);
    expect(await listed("EUR")).toMatchObject({ resultType: "roulette", results: pockets });
    // The next pocket is in the lobby once the table has shown it.
    await fixture.runUntil("drawn");
    expect(await listed("EUR")).toMatchObject({
      results: pockets,
      round: { takesBets: false, last: pockets[0] },
      picture: "/studio/api/tables/salon/pictures/7",
    });
    await fixture.runUntil("paid");
    expect((await listed("EUR")).results.slice(1)).toEqual(pockets.slice(0, 5));
  });

  it("the list of live tables for a lobby has the address of a picture of the last shown result", async () => {
    const { picture, results } = await listed("EUR");
    const response = await fixture.studio.app.request(picture);
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(await response.text()).toContain(`font-size="40" fill="#fff">${results[0]}</text>`);
  });

  it("the list of live tables for a lobby has no picture of a table or a round that is not there", async () => {
    for (const path of ["nowhere/pictures/0", "salon/pictures/999", "salon/pictures/9999999999"])
      expect((await fixture.studio.app.request(`/studio/api/tables/${path}`)).status, path).toBe(404);
  });

  it("the list of live tables for a lobby says that a table without a beacon is closed for a fault", async () => {
    await fixture.finish();
    fixture.beacon.isAway = true;
    for (let second = 0; second < 10; second += 1) {
      fixture.advance(1_000);
      await fixture.studio.runTables();
    }
    expect(await listed("EUR")).toMatchObject({ closedFor: "fault" });
    await fixture.finish();
  });

  it("the list of live tables for a lobby says how many play each round: 2 players, 1 of them the house's, from the first bet on", async () => {
    const [one, house] = [await fixture.playing("10.00", 4), await fixture.playing("10.00", 4)];
    await fixture.database.query("UPDATE studio_bettor SET is_house = true WHERE owner = $1", [
      `player:${house.player.id}`,
    ]);
    const number = await fixture.betting();
    const playing = async () => (await listed("EUR")).round;
    expect(await playing()).toMatchObject({ players: 0, house: 0 });
    await fixture.bet(one.session, number, { red: 100 });
    await fixture.bet(one.session, number, { black: 100 });
    expect(await playing()).toMatchObject({ takesBets: true, players: 1, house: 0 });
    await fixture.bet(house.session, number, { red: 100 });
    await fixture.runUntil("drawn");
    expect(await playing()).toMatchObject({ takesBets: false, players: 2, house: 1 });
    await fixture.finish();
  });

  it("the list of live tables for a lobby refuses a currency without stakes", async () => {
    expect((await fixture.studio.app.request("/studio/api/live-tables/XXX")).status).toBe(400);
  });

  it("the list of live tables for a lobby goes on without a table whose stored round cannot be read, and reports that table", async () => {
    const error = vi.fn();
    const other = { ...TABLE, name: "parlour" };
    const parts = { tables: [TABLE, other], log: { ...fixture.parts.log, error } as never };
    await fixture.runUntil("drawn", fixture.newStudio(parts));
    const seeds = await fixture.database.query<{ number: number; server_seed: string }>(
      "SELECT number, server_seed FROM studio_table_round WHERE table_id = $1",
      [TABLE.name],
    );
    const set = "UPDATE studio_table_round SET server_seed = $3 WHERE table_id = $1 AND number = $2";
    const listedBy = async () => {
      const response = await fixture.newStudio(parts).app.request("/studio/api/live-tables/EUR");
      const { tables } = (await response.json()) as { tables: { tableId: string }[] };
      return tables.map(({ tableId }) => tableId);
    };
    for (const { number } of seeds.rows) await fixture.database.query(set, [TABLE.name, number, LOST_KEY]);
    expect(await listedBy()).toEqual(["parlour"]);
    expect(error.mock.calls).toMatchObject([[{ table: TABLE.name }, expect.any(String)]]);
    for (const { number, server_seed } of seeds.rows)
      await fixture.database.query(set, [TABLE.name, number, server_seed]);
    expect(await listedBy()).toEqual([TABLE.name, "parlour"]);
    await fixture.finish();
  });
});

describe("a live table's entry", () => {
  const models = releasedModels();
  const reported = async (
    view: Partial<TableView>,
    at = "2026-11-20T12:00:00.000Z",
    model: string = TABLE.model,
    calendar?: DrawCalendar,
  ) => {
    const title = { code: TABLE.gameCode, model };
    const { tables } = await reportTables(
      {
        tables: new Map([[TABLE.name, { ...TABLE, model, ...(calendar && { calendar }) }]]),
        titles: new Map([[TABLE.gameCode, title]]) as never,
        models,
        log: { error() {} } as never,
      },
      {
        seats: async () => undefined,
        bettors: async () => new Map(),
        view: async () => ({
          view: { tableId: TABLE.name, seq: 1, waitsFor: null, round: null, results: [], ...view },
          at: new Date(at),
        }),
      },
      "EUR",
    );
    return tables[0];
  };
  const round = { phaseEndsAt: "2026-11-20T11:59:00.000Z" } as NonNullable<TableView["round"]>;

  it("a live table's entry is closed for a fault before the first round, and when the phase should have ended more than 60 s ago", async () => {
    expect(findModel(models, TABLE.model as ModelId).family).toBe("roulette");
    expect(await reported({})).toMatchObject({ closedFor: "fault" });
    expect(await reported({ round })).toMatchObject({ closedFor: null });
    expect(await reported({ round }, "2026-11-20T12:00:00.001Z")).toMatchObject({ closedFor: "fault" });
  });

  it("a live table's entry is not there for a table whose tickets are sold ahead by a calendar", async () => {
    const { calendar } = lotto as { calendar: DrawCalendar };
    expect(await reported({ round }, undefined, undefined, calendar)).toBeUndefined();
  });

  it("a live table's entry is closed for the hours outside them", async () => {
    expect(await reported({ round, waitsFor: "hours" })).toMatchObject({ closedFor: "hours" });
  });

  it.each([
    ["live-punto-banco", "baccarat", { type: "hands-compared", winner: "banker" }, "banker"],
    ["derby-of-eight", "race", { type: "race-run", order: [3, 1, 2, 4], picture: 7 }, "3"],
    [
      "rocket-ferry",
      "crash",
      { type: "crashed", atHundredths: 231, afterMs: 9_000, isMaximum: false },
      "2.31",
    ],
    ["five-a-side", "match", { type: "match-ended", home: 1, away: 0, picture: 7 }, "1:0"],
  ])(
    "a live table's entry of the model %s shows the result of a %s, and none for another game's draw",
    async (model, resultType, drawn, text) => {
      const results = [
        { number: 2, events: [{ type: "another-game" }] },
        { number: 1, events: [{ type: "before-the-end" }, drawn] },
      ];
      expect(await reported({ round, results }, undefined, model)).toMatchObject({
        resultType,
        results: [text],
      });
    },
  );

  it.each([
    ["gravy-train", "moneywheel"],
    ["rent-day", "monopoly"],
    ["wheel-of-weather", "crazytime"],
  ])(
    "a live table's entry shows the results of %s as %s: its numbers, and the highest value of a bonus round",
    async (model, resultType) => {
      const number = [{ type: "wheel-stopped", segment: 2, name: "2", multiplier: 1 }];
      const bonus = [
        { type: "wheel-stopped", segment: 5, name: "downpour", multiplier: 1 },
        { type: "second-wheel-stopped", spot: "downpour", stop: 3, values: [4, 30, 8] },
      ];
      const results = [
        { number: 2, events: bonus },
        { number: 1, events: number },
      ];
      expect(await reported({ round, results }, undefined, model)).toMatchObject({
        resultType,
        results: ["bonus:30", "2"],
      });
    },
  );

  it("a live table's entry shows the corner of the top card, the idol's stone with the drop, and a sum with its factor only if it was struck", async () => {
    const lastOf = async (model: string, ...events: { type: string }[]) => {
      const view = { round, results: [{ number: 1, events }] };
      const { resultType, results } = (await reported(view, undefined, model)) ?? {};
      return [resultType, results];
    };
    const dealt = { type: "corner-dealt", to: "red", card: "AS" };
    const compared = { type: "cards-compared", winner: "red", suited: false };
    expect(await lastOf("high-card-tavern", dealt, compared)).toEqual(["topcard", ["red"]]);
    const prizes = Array.from({ length: 70 }, (_, index) => (index === 16 ? 20 : index % 3));
    const drop = { type: "drop-fallen", factor: 2 };
    expect(await lastOf("lost-idol-wall", drop, { type: "wall-opened", prizes } as never)).toEqual([
      "gonzo",
      ["17:2"],
    ]);
    const struck = { type: "sums-struck", strikes: [{ sum: 14, factor: 5 }] };
    const stopped = (sum: number) => ({ type: "dice-stopped", dice: [1, 1, 1], sum });
    expect(await lastOf("static-in-the-attic", struck, stopped(14))).toEqual(["dice", ["14:5"]]);
    expect(await lastOf("static-in-the-attic", struck, stopped(13))).toEqual(["dice", ["13"]]);
  });
});
