import { CLOCK_TOLERANCE_MS } from "@bellwether/contract/durations.ts";
import { type Database, textArray } from "@bellwether/db";
import { type Job, longestWaitMs, untilFirstRunMs } from "./job.ts";

/** A job that this node holds until its lease expires. `at` is the database's time. */
export type ClaimedJob = { name: string; failures_in_a_row: number; at: Date };

export type JobStatus = {
  name: string;
  age_seconds: number;
  failures_in_a_row: number;
  result: bigint | null;
};

const inMs = (parameter: string) => `now() + ${parameter}::float8 * interval '1 millisecond'`;

/** Inserts a row for each job that has none. An interval shorter than before takes effect at once. */
export async function enterJobs(database: Database, jobs: readonly Job[], now: Date): Promise<void> {
  for (const job of jobs) {
    const latestMs =
      "everyMs" in job ? Math.max(job.everyMs, job.firstAfterMs ?? 0) : untilFirstRunMs(job, now);
    await database.query(
      `INSERT INTO job (name, due_at) VALUES ($1, ${inMs("$2")})
       ON CONFLICT (name) DO UPDATE SET due_at = least(job.due_at, ${inMs("$3")})`,
      [job.name, untilFirstRunMs(job, now), latestMs],
    );
  }
}

/**
 * Claims all due jobs that no living node holds. One statement does it: about five jobs are due each second, even while nobody uses the product.
 *
 * A time too far in the future, for a job's next run or the end of a lease, was written by a clock that was ahead. Such a job counts as due.
 */
export async function claimJobs(
  database: Database,
  jobs: readonly Job[],
  holder: string,
  leaseMs: number,
): Promise<ClaimedJob[]> {
  const { rows } = await database.query<ClaimedJob>(
    `UPDATE job SET holder = $2, lease_until = ${inMs("$3")}, started_at = now()
     WHERE name IN (SELECT name FROM job JOIN unnest($1::text[], $4::float8[]) AS own(job, wait_ms) ON own.job = name
                   WHERE (due_at <= now() OR due_at > ${inMs("(own.wait_ms + $5::float8)")})
                     AND (lease_until IS NULL OR lease_until <= now() OR lease_until > ${inMs("($3::float8 + $5::float8)")})
                   ORDER BY due_at FOR UPDATE OF job SKIP LOCKED)
     RETURNING name, failures_in_a_row, now() AS at`,
    [
      textArray(jobs.map(({ name }) => name)),
      holder,
      leaseMs,
      textArray(jobs.map((job) => String(longestWaitMs(job)))),
      CLOCK_TOLERANCE_MS,
    ],
  );
  return rows;
}

/** Extends the lease of a running job. Returns whether this node still holds it. */
export async function renewLease(
  database: Database,
  name: string,
  holder: string,
  leaseMs: number,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `UPDATE job SET lease_until = ${inMs("$3")} WHERE name = $1 AND holder = $2`,
    [name, holder, leaseMs],
  );
  return rowCount === 1;
}

export async function noteSuccess(
  database: Database,
  job: { name: string; holder: string; nextInMs: number; durationMs: number; result: number },
): Promise<void> {
  await database.query(
    `UPDATE job SET holder = NULL, lease_until = NULL, due_at = ${inMs("$3")}, succeeded_at = now(), duration_ms = $4, result = $5,
       failures_in_a_row = 0, last_error = NULL WHERE name = $1 AND holder = $2`,
    [job.name, job.holder, job.nextInMs, Math.round(job.durationMs), Math.round(job.result)],
  );
}

export async function noteFailure(
  database: Database,
  job: { name: string; holder: string; nextInMs: number; error: string },
): Promise<void> {
  await database.query(
    `UPDATE job SET holder = NULL, lease_until = NULL, due_at = ${inMs("$3")}, failures_in_a_row = failures_in_a_row + 1, last_error = $4
     WHERE name = $1 AND holder = $2`,
    [job.name, job.holder, job.nextInMs, job.error.slice(0, 500)],
  );
}

/** The status of each job over all nodes. */
export async function readJobs(database: Database, names: readonly string[]): Promise<JobStatus[]> {
  const { rows } = await database.query<JobStatus>(
    `SELECT name, extract(epoch FROM now() - coalesce(succeeded_at, created_at))::float8 AS age_seconds, failures_in_a_row, result
     FROM job WHERE name = ANY($1::text[])`,
    [textArray(names)],
  );
  return rows;
}
