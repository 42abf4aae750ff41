import { parseArgs } from "node:util";
import { fuzzGate } from "./fuzz-gate.ts";

/** `npm run fuzz`: 20,000 requests with a fresh seed; `-- --seed 7 --requests 500` repeats a run. */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    requests: { type: "string", default: "20000" },
  },
});
const seed = Number(values.seed);
console.log(`seed ${seed}, ${values.requests} requests`);
const report = await fuzzGate({ seed, requests: Number(values.requests) });
console.table(report.byStatus);
console.table(report.byOperation);
for (const fault of report.faults.slice(0, 20)) console.error(fault);
console.log(report.faults.length === 0 ? "No fault found." : `${report.faults.length} faults.`);
process.exit(report.faults.length === 0 ? 0 : 1);
