// npm run faults: kills, outages and full disks, on both databases. `FULL=true npm run faults` runs each at its full size. Arguments choose the
// files whose names contain one of them: `npm run faults -- reward clock`.
import { exitAsTheyDid, runParts } from "./parts.mjs";
import { vitest } from "./test-parts.mjs";

const FAULTS = [
  "kill",
  "disk",
  "drain",
  "second-process",
  "commit",
  "outage",
  "slow",
  "jobs",
  "nodes",
  "races",
  "redis",
];
const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : FAULTS;

exitAsTheyDid(
  await runParts("npm run faults", [[vitest("faults", "processes", ["--passWithNoTests", ...names])]]),
);
