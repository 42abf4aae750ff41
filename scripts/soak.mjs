// npm run soak: an hour of 20 live tables with 2,000 watchers. Prints the memory held and what the watchers missed; exits 1 if they missed anything.
import { ensureBuilt, ensureInstalled, node, run } from "./setup.mjs";

ensureInstalled();
await ensureBuilt();
run(node, ["bench/soak-tables.ts", ...process.argv.slice(2)]);
