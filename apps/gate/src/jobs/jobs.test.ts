import { HOUR_MS } from "@bellwether/contract/durations.ts";
import type { Database } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeptMetrics } from "../testing/kept-metrics.ts";
import { jobsMigrations } from "./index.ts";
import type { Job } from "./job.ts";
import { createJobs } from "./jobs.ts";

/** Longer than any test takes: no lease expires because the machine is busy. */
const LEASE_MS = HOUR_MS;

describe("scheduled work", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase([jobsMigrations]);
  });
  afterAll(() => database.close());
  beforeEach(() => database.query("DELETE FROM job"));
  afterEach(() => void vi.useRealTimers());

  const nodeOn = (database: Database, ...jobs: Job[]) => {
    const kept = createKeptMetrics();
    const deps = { database, log: pino({ level: "silent" }), metrics: kept.metrics, now: () => new Date() };
    const made = createJobs(deps, { leaseMs: LEASE_MS, pollIntervalMs: 20 });
    for (const job of jobs) made.register(job);
    return { ...made, kept };
  };
  const node = (...jobs: Job[]) => nodeOn(database, ...jobs);
  const counting = (more: Partial<Job> = {}) => {
    const job = {
      name: "count",
      everyMs: 60_000,
      runs: 0,
      run: async () => {
        job.runs += 1;
        return 7;
      },
      ...more,
    };
    return job as Job & { runs: number };
  };
  const row = async () => (await database.query("SELECT * FROM job")).rows[0]!;
  const isTrue = async (condition: string) =>
    (await database.query<{ is: boolean }>(`SELECT ${condition} AS is FROM job`)).rows[0]?.is;
  /** Leases are renewed by intervals, which the test moves from now on. */
  const holdIntervals = () => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });

  it("scheduled work runs a due job once when ten nodes look at the same moment", async () => {
    const job = counting();
    const nodes = Array.from({ length: 10 }, () => node(job));
    const ran = await Promise.all(nodes.map((each) => each.runDue()));
    expect(ran.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(job.runs).toBe(1);
  });

  it.each<[string, "every minute" | "daily", string, number]>([
    [
      "runs a job of every minute that is due in a day",
      "every minute",
      "due_at = now() + interval '1 day'",
      1,
    ],
    ["leaves one alone that is due in 59 s", "every minute", "due_at = now() + interval '59 s'", 0],
    ["runs a daily job that is due in 25 hours", "daily", "due_at = now() + interval '25 hours'", 1],
    ["leaves a daily job alone that is due in 23 hours", "daily", "due_at = now() + interval '23 hours'", 0],
    [
      "runs a due job whose lease ends in a day",
      "every minute",
      "due_at = now(), holder = gen_random_uuid(), lease_until = now() + interval '1 day'",
      1,
    ],
    [
      "leaves a job to its holder whose lease ends in 59 minutes",
      "every minute",
      "due_at = now(), holder = gen_random_uuid(), lease_until = now() + interval '59 minutes'",
      0,
    ],
  ])("after a clock that was ahead, %s", async (_, schedule, stored, runs) => {
    const job = counting();
    const { name, run } = job;
    const running = node(schedule === "daily" ? { name, run, dailyAt: "03:20" } : job);
    await running.runDue();
    job.runs = 0;
    await database.query(`UPDATE job SET ${stored}`);
    await running.runDue();
    expect(job.runs).toBe(runs);
  });

  it("scheduled work repeats a job of 20 ms by itself until it is stopped", async () => {
    const job = counting({ everyMs: 20 });
    const one = node(job);
    one.start();
    await expect.poll(() => job.runs).toBeGreaterThan(3);
    await one.stop();
    const before = job.runs;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(job.runs).toBe(before);
  });

  it("scheduled work leaves a job to the node that holds it, and takes it over when that node's lease has expired", async () => {
    const job = counting();
    const survivor = node(job);
    await survivor.runDue();
    // The row that a node leaves behind when it is killed in the middle.
    await database.query(
      "UPDATE job SET due_at = now(), holder = gen_random_uuid(), lease_until = now() + interval '1 hour'",
    );
    expect(await survivor.runDue()).toBe(0);
    await database.query("UPDATE job SET lease_until = now()");
    expect(await survivor.runDue()).toBe(1);
    expect(job.runs).toBe(2);
  });

  it("scheduled work renews its lease of an hour while a job runs, even when the job takes three hours", async () => {
    holdIntervals();
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let runs = 0;
    const slow = counting({
      run: async () => {
        runs += 1;
        await ended;
        return 0;
      },
    });
    const [one, other] = [node(slow), node(slow)];
    const done = one.runDue();
    await expect.poll(() => runs).toBe(1);
    for (let third = 0; third < 9; third += 1) {
      // The database's clock cannot be moved, so the lease is made as short as it would be by then.
      await database.query("UPDATE job SET lease_until = now() + interval '10 minutes'");
      vi.advanceTimersByTime(LEASE_MS / 3);
      await expect.poll(() => isTrue("lease_until > now() + interval '50 minutes'")).toBe(true);
      expect(await other.runDue()).toBe(0);
    }
    end();
    expect(await done).toBe(1);
    expect(runs).toBe(1);
    expect(await row()).toMatchObject({ holder: null, lease_until: null });
  });

  it("scheduled work starts nothing once it has stopped, not even a job that it was claiming at that moment", async () => {
    let asked = () => {};
    const claiming = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const slow: Database = {
      ...database,
      query: async (sql: string, values?: unknown[]) => {
        if (sql.includes("UPDATE job SET holder")) asked();
        await new Promise((resolve) => setTimeout(resolve, 50));
        return database.query(sql, values);
      },
    } as Database;
    const job = counting({ everyMs: 1 });
    const one = nodeOn(slow, job);
    one.start();
    await claiming;
    await one.stop();
    const { runs } = job;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(job.runs).toBe(runs);
  });

  it("scheduled work aborts a job when another node has taken its lease", async () => {
    holdIntervals();
    let isLogged = false;
    const endless = counting({
      run: (signal) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => {
            isLogged = true;
            resolve(0);
          });
        }),
    });
    const one = node(endless);
    const done = one.runDue();
    await expect.poll(async () => (await row())?.holder ?? null).not.toBeNull();
    await database.query("UPDATE job SET holder = gen_random_uuid()");
    vi.advanceTimersByTime(LEASE_MS / 3);
    await done;
    expect(isLogged).toBe(true);
    // The late end of the first run does not release the second node's lease.
    expect((await row()).holder).not.toBeNull();
  });

  it("scheduled work retries a failed job after 1 s, shows the error, and clears it with the next success", async () => {
    let fails = true;
    const job = counting({
      run: async () => {
        if (fails) throw new Error("no luck");
        return 3;
      },
    });
    const one = node(job);
    await one.runDue();
    expect(await row()).toMatchObject({ failures_in_a_row: 1, last_error: "Error: no luck", holder: null });
    expect(await isTrue("due_at >= started_at + interval '1 second'")).toBe(true);
    expect(await isTrue("due_at <= now() + interval '1 second'")).toBe(true);
    await database.query("UPDATE job SET due_at = now() + interval '50 s'");
    expect(await one.runDue()).toBe(0);
    fails = false;
    await database.query("UPDATE job SET due_at = now()");
    await one.runDue();
    expect(await row()).toMatchObject({ failures_in_a_row: 0, last_error: null, result: 3n });
    expect(one.kept.value("job_runs_total", { job: "count", outcome: "failure" })).toBe(1);
    expect(one.kept.value("job_runs_total", { job: "count", outcome: "success" })).toBe(1);
    expect(one.kept.observed("job_duration_seconds", { job: "count" })).toHaveLength(2);
  });

  it("scheduled work shows on every node the age of the last success and its count, even on nodes where it did not run", async () => {
    const job = counting();
    await node(job).runDue();
    await database.query("UPDATE job SET succeeded_at = now() - interval '1 hour'");
    const other = node(job);
    await other.watch();
    expect(other.kept.value("job_result", { job: "count" })).toBe(7);
    expect(other.kept.value("job_failures_in_a_row", { job: "count" })).toBe(0);
    expect(other.kept.value("job_last_success_age_seconds", { job: "count" })).toBeGreaterThanOrEqual(3_600);
  });

  it("scheduled work runs other jobs while a long one is running", async () => {
    const order: string[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const long = counting({
      name: "long",
      run: async () => {
        await ended;
        order.push("long");
        return 0;
      },
    });
    const short = counting({
      name: "short",
      run: async () => {
        order.push("short");
        end();
        return 0;
      },
    });
    await node(long, short).runDue();
    expect(order).toEqual(["short", "long"]);
  });

  it("scheduled work applies a newer version's shorter interval at once", async () => {
    await node(counting({ everyMs: HOUR_MS })).runDue();
    const newer = node(counting({ everyMs: 20 }));
    await newer.runDue();
    expect(await isTrue("due_at <= now() + interval '20 milliseconds'")).toBe(true);
    await expect.poll(() => newer.runDue()).toBe(1);
  });

  it("scheduled work refuses two jobs with the same name", () => {
    expect(() => node(counting(), counting())).toThrow("two jobs are called count");
  });
});
