// .ci/run: what must pass before anything lands, in thirty minutes on two cores. Names of jobs (`.ci/run api browser`) choose some of it, so
// that the hosted workflow can run them on several machines.
import { exitAsTheyDid, runParts } from "./parts.mjs";
import {
  apiPostgres,
  browserShort,
  check,
  plainPictures,
  prepareBrowser,
  processes,
  unit,
} from "./test-parts.mjs";

/** The steps of each job. */
const jobs = {
  check: [[check]],
  unit: [[unit]],
  api: [[apiPostgres]],
  processes: [[plainPictures], [processes]],
  browser: [[prepareBrowser, plainPictures], [browserShort]],
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in jobs));
if (unknown.length > 0) {
  console.error(`There is no job ${unknown.join(", ")}. The jobs are ${Object.keys(jobs).join(", ")}.`);
  process.exit(2);
}
const chosen = Object.entries(jobs).filter(([name]) => wanted.length === 0 || wanted.includes(name));

exitAsTheyDid(
  await runParts(
    ".ci/run",
    chosen.flatMap(([, steps]) => steps),
    { records: wanted.length === 0 },
  ),
);
