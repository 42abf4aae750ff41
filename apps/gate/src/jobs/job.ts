/** When a job runs: again so long after it ended, or daily at a time of day in UTC. */
export type Schedule = { everyMs: number; firstAfterMs?: number } | { dailyAt: `${number}:${number}` };

/**
 * Work that runs by itself, once over all nodes. A node may die in the middle, and then another runs it again, so `run` must stand being
 * repeated. What it answers is shown as the metric `job_result`. `signal` says that the node stops or has lost the lease.
 */
export type Job = Schedule & { name: string; run(signal: AbortSignal): Promise<number> };

const DAY_MS = 86_400_000;
const FIRST_RETRY_MS = 1_000;
const MIN_LAST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 600_000;

/** Time from `now` to the next run of a job that has just succeeded, in milliseconds. */
export function untilNextRunMs(job: Schedule, now: Date): number {
  if ("everyMs" in job) return job.everyMs;
  const [hours, minutes] = job.dailyAt.split(":").map(Number) as [number, number];
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hours, minutes);
  const next = today > now.getTime() ? today : today + DAY_MS;
  return next - now.getTime();
}

/** Time from now to the first run of a job that no node has known before. */
export function untilFirstRunMs(job: Schedule, now: Date): number {
  return "everyMs" in job ? (job.firstAfterMs ?? 0) : untilNextRunMs(job, now);
}

/** Wait after a failure: 1, 2, 4 s and so on, up to the job's own interval within 5 s to 10 minutes. */
export function retryDelayMs(job: Schedule, failuresInARow: number): number {
  const own = "everyMs" in job ? job.everyMs : MAX_RETRY_MS;
  const most = Math.min(Math.max(own, MIN_LAST_RETRY_MS), MAX_RETRY_MS);
  return Math.min(FIRST_RETRY_MS * 2 ** Math.min(failuresInARow - 1, 20), most);
}
