// npm run bench: measures every performance claim as a ratio against a peer in the same run. --json prints one object a line; names choose
// rows.
import { ensureBuilt, ensureInstalled, node, run } from "./setup.mjs";

ensureInstalled();
await ensureBuilt();
run(node, ["bench/run.ts", ...process.argv.slice(2)]);
