// npm run bench: measures every performance claim as a ratio against a peer in the same run. --json prints one object a line; names choose
// rows. `-- --against <commit> [rows]` compares them with those of an earlier commit, built and measured in turns. `-- --model [name=value …]`
// measures nothing: it computes from the committed figures what a number of players needs.
import { benchAgainst } from "./bench-against.mjs";
import { ensureBuilt, ensureInstalled, node, run } from "./setup.mjs";

ensureInstalled();
const [first, commit, ...rows] = process.argv.slice(2);
if (first === "--model") run(node, ["bench/print-model.ts", ...process.argv.slice(3)]);
else await bench();

async function bench() {
  await ensureBuilt();
  if (first !== "--against") run(node, ["bench/run.ts", ...process.argv.slice(2)]);
  else if (commit === undefined) {
    console.error("bench --against <commit> [rows]");
    process.exit(2);
  } else process.exit(benchAgainst(commit, rows));
}
