import { afterEach, describe, expect, it, vi } from "vitest";
import { followDatabaseClock } from "./database-clock.ts";
import type { SqlConnection } from "./sql.ts";

const NODE = Date.parse("2026-11-26T12:00:00.000Z");

/** A database whose clock is ahead of the node's by `differenceMs`. */
function databaseAhead(differenceMs: number) {
  const state = { differenceMs, isAway: false, tripMs: 0 };
  const connection = {
    query: async () => {
      if (state.isAway) throw new Error("away");
      if (state.tripMs > 0) vi.setSystemTime(Date.now() + state.tripMs);
      return { rows: [{ at: new Date(Date.now() + state.differenceMs) }], rowCount: 1 };
    },
  } as unknown as SqlConnection;
  return { state, connection };
}

describe("the clock of a node beside others on one database", () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["a minute behind is corrected", 60_000, 60_000],
    ["a minute ahead is corrected", -60_000, -60_000],
    ["a second behind is corrected", 1_000, 1_000],
    ["less than a second wrong is left alone", 999, 0],
    ["ten minutes behind is corrected", 600_000, 600_000],
    ["more than ten minutes wrong is left alone", 600_001, 0],
  ])("%s", async (_, differenceMs, correctedMs) => {
    vi.useFakeTimers({ now: NODE });
    const differences: number[] = [];
    const clock = await followDatabaseClock(databaseAhead(differenceMs).connection, (ms) =>
      differences.push(ms),
    );
    expect(clock.now().getTime() - NODE).toBe(correctedMs);
    expect(differences).toEqual(differenceMs === 999 ? [] : [differenceMs]);
    clock.stop();
  });

  it("the clock of a node beside others on one database is measured again every 30 s; the last difference stays while the database does not answer, or takes more than 500 ms", async () => {
    vi.useFakeTimers({ now: NODE });
    const { state, connection } = databaseAhead(0);
    const clock = await followDatabaseClock(connection, () => {});
    const aheadMs = () => clock.now().getTime() - Date.now();
    state.differenceMs = 5_000;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(aheadMs()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(aheadMs()).toBe(5_000);
    [state.differenceMs, state.tripMs] = [0, 501];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(aheadMs()).toBe(5_000);
    state.isAway = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(aheadMs()).toBe(5_000);
    clock.stop();
  });
});
