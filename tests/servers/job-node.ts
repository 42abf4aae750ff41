import { migrate, openDatabase } from "@bellwether/db";
import { createJobs, jobsMigrations } from "@bellwether/gate/jobs/index.ts";
import { createKeptMetrics } from "@bellwether/gate/testing/kept-metrics.ts";

type Log = Parameters<typeof createJobs>[0]["log"];

/** A node that only runs scheduled jobs: prints `started` with its process id for each run, which then takes a minute. */
const [url, leaseMs] = process.argv.slice(2) as [string, string];
const database = await openDatabase({ url });
await migrate(database, [jobsMigrations]);
const { metrics } = createKeptMetrics();
const jobs = createJobs(
  { database, metrics, log: console as unknown as Log, now: () => new Date() },
  { leaseMs: Number(leaseMs), pollIntervalMs: 100 },
);
jobs.register({
  name: "long",
  everyMs: 1_000,
  run: async () => {
    console.log(`started ${process.pid}`);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    return 0;
  },
});
jobs.start();
// The timer of the jobs does not keep a process alive.
setInterval(() => {}, 60_000);
