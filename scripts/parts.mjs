import { spawnSync } from "node:child_process";
import { environment, root } from "./setup.mjs";

/**
 * Runs parts one after another, each a program with its output shown, and ends with a table of minutes. Stops at the first part that fails, unless
 * `keepGoing`.
 * @param {{ name: string, program: string, args: string[], variables?: Record<string, string> }[]} parts
 * @returns {{ name: string, minutes: number, passed: boolean }[]}
 */
export function runParts(parts, { keepGoing = false } = {}) {
  const results = [];
  for (const { name, program, args, variables } of parts) {
    console.log(`\n— ${name}`);
    const startedAt = performance.now();
    const { status, error } = spawnSync(program, args, {
      cwd: root,
      stdio: "inherit",
      env: { ...environment, ...variables },
    });
    if (error) throw error;
    results.push({ name, minutes: (performance.now() - startedAt) / 60_000, passed: status === 0 });
    if (status !== 0 && !keepGoing) break;
  }
  console.log("");
  for (const { name, minutes, passed } of results)
    console.log(`${passed ? "passed" : "FAILED"} ${minutes.toFixed(1).padStart(6)} min  ${name}`);
  return results;
}

/** Ends this process with the result of its parts. */
export function exitAsTheyDid(results) {
  process.exit(results.every(({ passed }) => passed) ? 0 : 1);
}
