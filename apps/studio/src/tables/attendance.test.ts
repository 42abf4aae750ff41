import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTableFixture, type TableFixture } from "../testing/table-fixture.ts";

const SLEEPS_AFTER_S = 180;

describe("a table that nobody is there to see", () => {
  let fixture: TableFixture;
  let studio: ReturnType<TableFixture["newStudio"]>;
  beforeEach(async () => {
    fixture = await createTableFixture();
    studio = fixture.newStudio({ tablesSleepAfterMs: SLEEPS_AFTER_S * 1_000 });
  });
  afterEach(() => fixture.close());

  const ask = (path: string) => studio.app.request(`/studio/api/${path}`);
  const listed = async (query = "") => (await (await ask(`live-tables/EUR${query}`)).json()).tables[0];
  /** Moves the clock, at most 5 seconds at a time, and takes the steps that are due. */
  const pass = async (seconds: number, via = studio) => {
    for (let left = seconds; left > 0; left -= 5) {
      fixture.advance(Math.min(5, left) * 1_000);
      await via.runTables();
    }
  };

  it("begins no round, and is shown as open without a round", async () => {
    await pass(60);
    expect(await fixture.table()).toMatchObject({ round: null, waitsFor: "nobody" });
    expect(await listed("?unseen=true")).toMatchObject({ closedFor: null, round: null, results: [] });
    await pass(2);
    expect((await fixture.table()).round).toBeNull();
  });

  it("begins one as soon as somebody asks for tables, and goes on for 180 seconds", async () => {
    await pass(5);
    await listed();
    await pass(1);
    expect(await fixture.table()).toMatchObject({ round: { number: 1, phase: "betting" }, waitsFor: null });
    await pass(SLEEPS_AFTER_S + 60);
    const { round, waitsFor, results } = await fixture.table();
    expect(waitsFor).toBe("nobody");
    expect(round?.phase).toBe("paid");
    expect(round?.number).toBeGreaterThan(3);
    expect(results[0]?.number).toBe(round?.number);
    await pass(600);
    expect((await fixture.table()).round?.number).toBe(round?.number);
    await ask("tables/salon");
    await pass(1);
    expect((await fixture.table()).round).toMatchObject({
      number: (round?.number ?? 0) + 1,
      phase: "betting",
    });
  });

  it("has a round for the first who asks, in the answer itself", async () => {
    const node = fixture.newStudio({ tablesSleepAfterMs: SLEEPS_AFTER_S * 1_000, tablesEveryMs: 600_000 });
    const response = await node.app.request("/studio/api/live-tables/EUR");
    const { tables } = await response.json();
    expect(tables[0].round).toMatchObject({ takesBets: true });
    await node.stop();
  });

  it("plays a round with bets to its end, also when everybody has left", async () => {
    const { session } = await fixture.playing("100.00", 4);
    await listed();
    await pass(1);
    const number = (await fixture.table()).round?.number ?? 0;
    await fixture.bet(session, number, { red: 100 }, studio);
    await pass(SLEEPS_AFTER_S + 60);
    expect((await fixture.bets(session, number)).map(({ state }) => state)).not.toContain("placed");
  });

  it("goes on while somebody watches, and for 180 seconds after the last has left", async () => {
    const { session } = await fixture.playing("100.00", 4);
    const viewer = studio.tableStream.open("salon", { send() {}, close() {} });
    await viewer.take(JSON.stringify({ type: "open", session }));
    await pass(2 * SLEEPS_AFTER_S);
    const before = (await fixture.table()).round?.number ?? 0;
    expect(before).toBeGreaterThan(6);
    viewer.closed();
    await pass(SLEEPS_AFTER_S - 60);
    expect((await fixture.table()).waitsFor).toBeNull();
    await pass(120);
    expect((await fixture.table()).waitsFor).toBe("nobody");
  });

  it("begins rounds on this node for 180 seconds after somebody asked for tables on another node", async () => {
    const other = fixture.newStudio({ tablesSleepAfterMs: SLEEPS_AFTER_S * 1_000 });
    await other.app.request("/studio/api/live-tables/EUR");
    // The other node writes it down with its next look at the tables.
    await pass(1, other);
    await pass(100);
    expect((await fixture.table()).round?.number).toBeGreaterThan(1);
    await pass(SLEEPS_AFTER_S);
    expect((await fixture.table()).waitsFor).toBe("nobody");
  });
});
