import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { createKeptMetrics } from "@bellwether/gate/testing/kept-metrics.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { studioMetricList } from "../metrics.ts";
import { createTableFixture, TABLE, type TableFixture } from "../testing/table-fixture.ts";
import { watchTables } from "./watch-tables.ts";

describe("the metrics of live tables", () => {
  let fixture: TableFixture;
  const { metrics, value } = createKeptMetrics<typeof studioMetricList>();
  beforeAll(async () => {
    fixture = await createTableFixture();
  });
  afterAll(() => fixture.close());

  const now = () => fixture.gate.clock.at;
  const look = async (tables: readonly string[] = [TABLE.name], startedAt = now()) => {
    const { database } = fixture;
    await watchTables({ database, databaseTime: async () => now(), metrics }, tables, startedAt);
  };
  const late = () => value("table_late_seconds", { table: TABLE.name });
  const waiting = (reason: string) => value("tables_waiting", { reason });
  const voided = (reason: string) => value("table_rounds_void", { reason });

  it("a table that has never run is late since the start of the process: 40 s", async () => {
    const startedAt = now();
    fixture.advance(40_000);
    await look([TABLE.name], startedAt);
    expect(late()).toBe(40);
  });

  it("a table that runs is not late; 90 s after the end of its phase without a step it is 90 s late", async () => {
    const { phaseEndsAt } = await fixture.runUntil("betting");
    await look();
    expect(late()).toBe(0);
    fixture.advance(Date.parse(phaseEndsAt) + 90_000 - now().getTime());
    await look();
    expect(late()).toBe(90);
    await fixture.finish();
  });

  it("with a silent beacon the round is counted as void for an hour, and the table waits and is not late", async () => {
    await fixture.betting();
    fixture.beacon.isAway = true;
    await fixture.runUntil("void");
    for (let second = 0; second < 20; second += 1) {
      fixture.advance(1_000);
      await fixture.studio.runTables();
    }
    await look();
    expect([late(), waiting("beacon_silent"), voided("beacon_silent"), voided("clock_skew")]).toEqual([
      0, 1, 1, 0,
    ]);
    fixture.advance(HOUR_MS);
    await look();
    expect(voided("beacon_silent")).toBe(0);
    await look([]);
    expect(waiting("beacon_silent"), "a table without a file").toBe(0);
    fixture.beacon.isAway = false;
  });

  it("the metrics of live tables say for how long a table would wait for a clock that was 60 s ahead, until a node ends the round", async () => {
    await fixture.betting();
    await look();
    const aheadOf = () => value("table_ahead_seconds", { table: TABLE.name });
    expect(aheadOf()).toBe(0);
    fixture.advance(-60_000);
    await look();
    expect(aheadOf()).toBe(60);
    await fixture.studio.runTables();
    await look();
    expect(aheadOf()).toBe(0);
    fixture.advance(60_000);
  });

  it("a skewed clock is told apart", async () => {
    fixture.beacon.trouble = "clock_skew";
    for (let second = 0; second < 5; second += 1) {
      fixture.advance(1_000);
      await fixture.studio.runTables();
    }
    await look();
    expect([waiting("beacon_silent"), waiting("clock_skew"), waiting("hours")]).toEqual([0, 1, 0]);
    await fixture.finish();
  });
});
