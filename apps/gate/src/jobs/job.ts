import { DAY_MS } from "@bellwether/contract/durations.ts";
/** When a job runs: an interval after its last end, or daily at a time of day in UTC. */
export type Schedule = { everyMs: number; firstAfterMs?: number } | { dailyAt: `${number}:${number}` };

/**
 * A scheduled job, run by one node at a time. If its node dies in the middle, another node runs it again, so `run` must be idempotent. Its
 * result is exported as the metric `job_result`. `signal` is aborted when the node stops or has lost the lease.
 */
export type Job = Schedule & { name: string; run(signal: AbortSignal): Promise<number> };

const FIRST_RETRY_MS = 1_000;
const MIN_LAST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 600_000;

/** Milliseconds from `now` to the next run of a job that has just succeeded. */
export function untilNextRunMs(job: Schedule, now: Date): number {
  if ("everyMs" in job) return job.everyMs;
  const [hours, minutes] = job.dailyAt.split(":").map(Number) as [number, number];
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hours, minutes);
  const next = today > now.getTime() ? today : today + DAY_MS;
  return next - now.getTime();
}

/** Time from `now` to the first run of a job that no node has registered before. */
export function untilFirstRunMs(job: Schedule, now: Date): number {
  return "everyMs" in job ? (job.firstAfterMs ?? 0) : untilNextRunMs(job, now);
}

/** The longest time that is ever stored from now to the next run of a job. A job that is due later was stored by a clock that was ahead. */
export function longestWaitMs(job: Schedule): number {
  const betweenRuns = "everyMs" in job ? Math.max(job.everyMs, job.firstAfterMs ?? 0) : DAY_MS;
  return Math.max(betweenRuns, longestRetryMs(job));
}

/** Delay before a retry: 1, 2, 4 s and so on, up to the job's own interval, bounded to between 5 s and 10 minutes. */
export function jobRetryDelayMs(job: Schedule, failuresInARow: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.min(failuresInARow - 1, 20), longestRetryMs(job));
}

function longestRetryMs(job: Schedule): number {
  const own = "everyMs" in job ? job.everyMs : MAX_RETRY_MS;
  return Math.min(Math.max(own, MIN_LAST_RETRY_MS), MAX_RETRY_MS);
}
