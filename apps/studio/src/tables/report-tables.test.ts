import type { ModelId } from "@bellwether/contract/studio/index.ts";
import { findModel, releasedModels } from "@bellwether/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTableFixture, TABLE, type TableFixture } from "../testing/table-fixture.ts";
import { reportTables } from "./report-tables.ts";
import type { TableView } from "./table-views.ts";

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

  it("has limits of 0.50 to 100.00 euros, ten times as much in kronor, and the results of the last 6 rounds", async () => {
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
      resultType: null,
      results: [],
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
    expect(await listed("EUR")).toMatchObject({ results: pockets });
    await fixture.runUntil("paid");
    expect((await listed("EUR")).results.slice(1)).toEqual(pockets.slice(0, 5));
  });

  it("says that a table without a beacon is closed for a fault", async () => {
    await fixture.finish();
    fixture.beacon.isAway = true;
    for (let second = 0; second < 10; second += 1) {
      fixture.advance(1_000);
      await fixture.studio.runTables();
    }
    expect(await listed("EUR")).toMatchObject({ closedFor: "fault" });
    await fixture.finish();
  });

  it("refuses a currency without stakes", async () => {
    expect((await fixture.studio.app.request("/studio/api/live-tables/XXX")).status).toBe(400);
  });
});

describe("a live table's entry", () => {
  const models = releasedModels();
  const reported = async (view: Partial<TableView>, at = "2026-11-20T12:00:00.000Z") => {
    const title = { code: TABLE.gameCode, model: TABLE.model };
    const { tables } = await reportTables(
      {
        tables: new Map([[TABLE.name, TABLE]]),
        titles: new Map([[TABLE.gameCode, title]]) as never,
        models,
      },
      {
        seats: async () => undefined,
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

  it("is closed for a fault before the first round, and when the phase should have ended more than 60 s ago", async () => {
    expect(findModel(models, TABLE.model as ModelId).family).toBe("roulette");
    expect(await reported({})).toMatchObject({ closedFor: "fault" });
    expect(await reported({ round })).toMatchObject({ closedFor: null });
    expect(await reported({ round }, "2026-11-20T12:00:00.001Z")).toMatchObject({ closedFor: "fault" });
  });

  it("is closed for the hours outside them", async () => {
    expect(await reported({ round, waitsFor: "hours" })).toMatchObject({ closedFor: "hours" });
  });

  it("shows the winner of a baccarat deal", async () => {
    const events = [{ type: "card-dealt" }, { type: "hands-compared", winner: "banker" }];
    expect(await reported({ round, results: [{ number: 1, events }] })).toMatchObject({
      resultType: "baccarat",
      results: ["banker"],
    });
  });

  it("shows the number of a race's winner, and the final score of a match", async () => {
    const race = [{ type: "race-run", order: [3, 1, 2, 4], picture: 7 }];
    expect(await reported({ round, results: [{ number: 1, events: race }] })).toMatchObject({
      resultType: "race",
      results: ["3"],
    });
    const match = [
      { type: "goal-scored", side: "home", minute: 4, home: 1, away: 0 },
      { type: "match-ended", home: 1, away: 0, picture: 7 },
    ];
    expect(await reported({ round, results: [{ number: 1, events: match }] })).toMatchObject({
      resultType: "match",
      results: ["1:0"],
    });
  });
});
