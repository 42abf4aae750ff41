import { LIVE_TABLES_ADDRESS, PushMessage } from "@bellwether/contract";
import pino from "pino";
import { describe, expect, it, vi } from "vitest";
import { createPushHub } from "../push/index.ts";
import { createLiveTables } from "./live-tables.ts";
import type { TableFacts } from "./to-live-table.ts";

const facts: TableFacts = {
  id: "brass",
  title: "Brass",
  gameId: 4,
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
  results: ["17"],
  videoSnapshots: [],
  closed: false,
  closedFor: null,
  numberOfTables: 1,
};

function setUp() {
  const clock = { at: Date.parse("2026-11-20T12:00:00Z") };
  const provider: { table: TableFacts; isAway: boolean } = { table: facts, isAway: false };
  const liveTables = vi.fn(async () => {
    if (provider.isAway) throw new Error("away");
    return [provider.table];
  });
  const push = createPushHub();
  const pushed: unknown[] = [];
  push.subscribe(LIVE_TABLES_ADDRESS, { receive: ({ message }) => pushed.push(PushMessage.parse(message)) });
  const tables = createLiveTables({
    liveTables,
    push,
    now: () => new Date(clock.at),
    log: pino({ level: "silent" }),
  });
  return { clock, provider, liveTables, pushed, tables };
}

describe("the gate's live tables", () => {
  it("the gate's live tables are requested from the provider once for two reads within 1 s, and again after 1 s", async () => {
    const { clock, liveTables, tables } = setUp();
    await Promise.all([tables.read("EUR"), tables.read("EUR")]);
    expect(liveTables).toHaveBeenCalledOnce();
    clock.at += 1_000;
    await tables.read("EUR");
    expect(liveTables).toHaveBeenCalledTimes(2);
  });

  it("the gate's live tables keep limits and results while the provider does not answer, but are closed for a fault", async () => {
    const { clock, provider, tables } = setUp();
    await tables.read("EUR");
    provider.isAway = true;
    clock.at += 1_000;
    expect(await tables.read("EUR")).toMatchObject([
      { minStake: "0.10", results: ["17"], closed: true, closedFor: "fault" },
    ]);
    expect(await tables.read("SEK")).toEqual([]);
  });

  it("the gate's live tables tell what each open one does now, apart from the file of tables, and nothing of a provider that does not answer", async () => {
    const { clock, provider, pushed, tables } = setUp();
    const round = {
      takesBets: true,
      endsAt: "2026-11-20T12:00:12.000Z",
      climb: null,
      last: "17",
      players: 3,
      house: 1,
    };
    provider.table = { ...facts, round };
    expect(await tables.rounds()).toEqual({ at: new Date(clock.at), rounds: { brass: round } });
    expect((await tables.read("EUR"))[0]).not.toHaveProperty("round");
    await tables.announceChanges();
    // A phase that ends is no change for which everybody is told.
    provider.table = { ...facts, round: { ...round, takesBets: false } };
    expect(await tables.announceChanges()).toBe(false);
    expect(pushed).toHaveLength(1);
    provider.table = { ...facts, closed: true, closedFor: "hours", round };
    clock.at += 1_000;
    expect((await tables.rounds()).rounds).toEqual({});
    provider.isAway = true;
    clock.at += 1_000;
    expect((await tables.rounds()).rounds).toEqual({});
  });

  it("the gate's live tables are pushed once per change, and a read after the push has the new result", async () => {
    const { provider, pushed, tables } = setUp();
    expect(await tables.announceChanges()).toBe(true);
    await tables.read("EUR");
    expect(await tables.announceChanges()).toBe(false);
    provider.table = { ...facts, results: ["0", "17"] };
    expect(await tables.announceChanges()).toBe(true);
    expect((await tables.read("EUR"))[0]?.results).toEqual(["0", "17"]);
    provider.isAway = true;
    expect(await tables.announceChanges()).toBe(true);
    const unchanged = { slots: { unlimited: true }, openHours: null };
    const same = { id: "brass", resultType: "roulette", videoSnapshots: [], ...unchanged };
    expect(pushed).toEqual([
      { type: "live_tables", tables: [{ ...same, closed: false, closedFor: null, results: ["17"] }] },
      { type: "live_tables", tables: [{ ...same, closed: false, closedFor: null, results: ["0", "17"] }] },
      { type: "live_tables", tables: [{ ...same, closed: true, closedFor: "fault", results: ["0", "17"] }] },
    ]);
  });
});
