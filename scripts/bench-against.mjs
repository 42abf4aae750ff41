// Compares rows of the bench with those of an earlier commit: both are built, and measured in turns on this machine, so that a fall shows
// however fast it is.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { environment, node, root } from "./setup.mjs";

const TURNS = 3;
/** Less than this part of the earlier figure is a fall; between two turns of one commit the ratios differ by some percent. */
const FALL = 0.9;

/** @typedef {{ name: string, ours: number, ratio: number | null, goal: { atLeast: number } | { atMost: number } | null }} Line a line of `--json` */

/**
 * Measures the rows at both commits and prints each as now, then and now ÷ then, as medians.
 * @param {string} commit
 * @param {string[]} rows names of benches; all without any
 * @returns {number} the exit code: 1 where a row has fallen
 */
export function benchAgainst(commit, rows) {
  const folder = checkOut(commit);
  /** @type {Map<string, { now: Line[], before: Line[] }>} */
  const figures = new Map();
  const note = (side, lines) => {
    for (const line of lines) {
      // At once, so that a run that is broken off has shown something.
      console.log(`  ${side.padEnd(6)} ${line.name.padEnd(52)} ${(line.ratio ?? line.ours).toFixed(2)}`);
      const both = figures.get(line.name) ?? { now: [], before: [] };
      both[side].push(line);
      figures.set(line.name, both);
    }
  };
  // Installs and builds what is missing there; its own script knows how.
  for (let turn = 1; turn <= TURNS; turn += 1) {
    console.log(`turn ${turn} of ${TURNS}`);
    note("before", measure(folder, "node", ["scripts/bench.mjs", "--json", ...rows], process.env));
    note("now", measure(root, node, ["bench/run.ts", "--json", ...rows], environment));
  }
  let falls = 0;
  for (const [name, { now, before }] of figures) {
    const [first] = now;
    if (!first || before.length === 0) {
      console.log(`${name.padEnd(52)} only ${first ? "now" : "before"}`);
      continue;
    }
    const isLessBetter = first.goal !== null && "atMost" in first.goal;
    const [here, there] = [now, before].map((lines) => median(lines.map(({ ratio, ours }) => ratio ?? ours)));
    const change = isLessBetter ? there / here : here / there;
    if (change < FALL) falls += 1;
    console.log(
      `${name.padEnd(52)} now ${here.toFixed(2)}  then ${there.toFixed(2)}  ${change.toFixed(2)}${change < FALL ? "  FELL" : ""}`,
    );
  }
  return falls === 0 ? 0 : 1;
}

/** The commit's files in a folder of their own; the next comparison finds them built. */
function checkOut(commit) {
  const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
  const found = git("rev-parse", "--short=8", "--verify", `${commit}^{commit}`);
  if (found.status !== 0) {
    console.error(`There is no commit ${commit} here.`);
    process.exit(2);
  }
  const folder = join(root, ".cache/against", found.stdout.trim());
  if (existsSync(folder)) return folder;
  const added = git("worktree", "add", "--detach", "--force", folder, commit);
  if (added.status === 0) return folder;
  console.error(added.stderr);
  process.exit(2);
}

/** @returns {Line[]} */
function measure(cwd, program, args, env) {
  const { status, stdout } = spawnSync(program, args, {
    ...{ cwd, env, encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "inherit"] },
  });
  // 1 says that a goal was missed, which is not the question here.
  if (status !== 0 && status !== 1) process.exit(status ?? 1);
  return stdout
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
