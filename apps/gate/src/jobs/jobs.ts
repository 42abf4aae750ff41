import { randomUUID } from "node:crypto";
import { paced, type QuietPort } from "@bellwether/contract/paced.ts";
import { inSpan } from "@bellwether/db";
import type { ReportPorts, StorePorts } from "../ports.ts";
import { type Job, jobRetryDelayMs, untilNextRunMs } from "./job.ts";
import {
  type ClaimedJob,
  claimJobs,
  enterJobs,
  noteFailure,
  noteSuccess,
  readJobs,
  renewLease,
} from "./job-store.ts";

/** A node that has not renewed its lease for this long counts as dead. */
const LEASE_MS = 15_000;
const POLL_INTERVAL_MS = 1_000;

export type Jobs = {
  /** Adds a job; call it before `start`. */
  register(job: Job): void;
  /** Starts looking for due jobs every second. */
  start(): void;
  /** Runs all due jobs that nobody else runs, and waits for them. Returns how many it ran. */
  runDue(): Promise<number>;
  /** Exports every job's status as metrics, whichever node ran it. */
  watch(): Promise<void>;
  /** Aborts running jobs and waits for them. */
  stop(): Promise<void>;
};

/** Scheduled work on one shared table: each due job is run by one node, and by another if that node dies. */
export function createJobs(
  deps: StorePorts & ReportPorts & QuietPort,
  { leaseMs = LEASE_MS, pollIntervalMs = POLL_INTERVAL_MS } = {},
): Jobs {
  const { database, log, metrics } = deps;
  const holder = randomUUID();
  const jobs = new Map<string, Job>();
  const running = new Map<string, { done: Promise<void>; abort: AbortController }>();
  let entered = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const runClaimed = async (job: Job, claimed: ClaimedJob, abort: AbortController) => {
    const started = performance.now();
    const lease = holdLease(() => renewLease(database, job.name, holder, leaseMs), leaseMs, abort);
    const elapsedMs = () => performance.now() - started;
    try {
      const result = await inSpan(`job ${job.name}`, {}, () => job.run(abort.signal));
      lease.end();
      metrics.add("job_runs_total", { job: job.name, outcome: "success" });
      const nextInMs = untilNextRunMs(job, new Date(claimed.at.getTime() + elapsedMs()));
      await noteSuccess(database, { name: job.name, holder, nextInMs, durationMs: elapsedMs(), result });
    } catch (error) {
      lease.end();
      metrics.add("job_runs_total", { job: job.name, outcome: "failure" });
      log.error(
        { err: error, job: job.name, failures: claimed.failures_in_a_row + 1 },
        "scheduled work failed",
      );
      const nextInMs = jobRetryDelayMs(job, claimed.failures_in_a_row + 1);
      await noteFailure(database, { name: job.name, holder, nextInMs, error: String(error) });
    } finally {
      metrics.observe("job_duration_seconds", { job: job.name }, elapsedMs() / 1_000);
    }
  };

  /** Starts all due jobs without waiting: a long job does not block others. */
  const startDue = async (): Promise<Promise<void>[]> => {
    const started: Promise<void>[] = [];
    if (!entered) {
      await enterJobs(database, [...jobs.values()], deps.now());
      entered = true;
    }
    if (stopped) return started;
    // This node leaves out the jobs that it runs now. Their leases may have expired while the database was down.
    const idle = [...jobs.values()].filter(({ name }) => !running.has(name));
    for (const claimed of idle.length > 0 ? await claimJobs(database, idle, holder, leaseMs) : []) {
      const job = jobs.get(claimed.name);
      if (!job) continue;
      const abort = new AbortController();
      const done = runClaimed(job, claimed, abort)
        // If the end cannot be recorded, the job runs again when the lease expires.
        .catch((error) => log.warn({ err: error, job: claimed.name }, "could not record the end of a job"))
        .finally(() => running.delete(claimed.name));
      running.set(claimed.name, { done, abort });
      started.push(done);
    }
    return started;
  };

  const look = () => {
    looking ??= startDue()
      .then(() => {})
      .catch((error) => log.warn({ err: error }, "could not look for scheduled work"))
      .finally(() => {
        looking = undefined;
      });
  };

  return {
    register(job) {
      if (jobs.has(job.name)) throw new Error(`two jobs are called ${job.name}`);
      jobs.set(job.name, job);
    },
    start() {
      timer = setInterval(paced(look, deps), pollIntervalMs);
      timer.unref();
      look();
    },
    async runDue() {
      const started = await startDue();
      await Promise.all(started);
      return started.length;
    },
    async watch() {
      for (const job of await readJobs(database, [...jobs.keys()])) {
        metrics.set("job_last_success_age_seconds", { job: job.name }, job.age_seconds);
        metrics.set("job_failures_in_a_row", { job: job.name }, job.failures_in_a_row);
        if (job.result !== null) metrics.set("job_result", { job: job.name }, Number(job.result));
      }
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      // A job that is being claimed at this moment still starts, and ends with the others.
      await looking;
      for (const { abort } of running.values()) abort.abort();
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}

/** Renews a lease at a third of its length; aborts the job when the lease is lost or could not be renewed in time. */
function holdLease(renew: () => Promise<boolean>, leaseMs: number, abort: AbortController) {
  let heldUntil = performance.now() + leaseMs;
  const timer = setInterval(async () => {
    const asked = performance.now();
    const ours = await renew().catch(() => undefined);
    if (ours) heldUntil = asked + leaseMs;
    if (ours === false || performance.now() > heldUntil) abort.abort();
  }, leaseMs / 3);
  timer.unref();
  return { end: () => clearInterval(timer) };
}
