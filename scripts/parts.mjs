import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { estimatedMinutes, recordMinutes } from "./minutes.mjs";
import { endWithParent, ensureBuilt, ensureInstalled, environment, root } from "./setup.mjs";

/**
 * A program that tests something.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} program
 * @property {string[]} args
 * @property {Record<string, string>} [variables] of its environment
 * @property {string} [needs] the name of an earlier part without which this one cannot run
 * @property {boolean} [isPreparation] it tests nothing itself, so it has no row among the minutes
 */

/**
 * What became of a part.
 * @typedef {object} Result
 * @property {string} name
 * @property {number} minutes
 * @property {boolean} passed
 * @property {boolean} [isPreparation]
 * @property {{ passed: number, failed: number, skipped: number, retried: string[] }} [counts] of its tests
 * @property {string} [why] it did not run
 */

/**
 * Runs a plan: its steps one after another, the parts of a step at the same time. Says first what will run and how long it takes here,
 * installs and builds what is missing, and ends with a table of minutes. A step after a failed one does not run, unless `keepGoing`. A part whose `needs` has failed does not run
 * either, and counts as failed.
 * @param {string} run the name of the run, such as `npm test`
 * @param {Part[][]} steps
 * @param {{ keepGoing?: boolean, records?: boolean, before?: () => Promise<void> }} options `records`: the minutes are written into
 *   docs/testing.md; `before` runs before the first step
 * @returns {Promise<Result[]>}
 */
export async function runParts(run, steps, { keepGoing = false, records = false, before } = {}) {
  announce(run, steps);
  ensureInstalled();
  await ensureBuilt();
  await before?.();
  const results = [];
  for (const step of steps) {
    const isCrowded = step.length > 1;
    results.push(
      ...(await Promise.all(
        step.map((part) => {
          const lacks = part.needs && results.some(({ name, passed }) => name === part.needs && !passed);
          if (lacks)
            return {
              ...known(part),
              minutes: 0,
              passed: false,
              why: `there is no ${part.needs} (see above)`,
            };
          return runPart(part, isCrowded);
        }),
      )),
    );
    const stops = results.some(({ passed, isPreparation, why }) => !passed && !isPreparation && !why);
    if (stops && !keepGoing) break;
  }
  summarise(run, results);
  recordMinutes(
    run,
    results.filter(({ isPreparation, why }) => !isPreparation && !why),
    { records },
  );
  return results;
}

/** Ends this process with the result of its parts. */
export function exitAsTheyDid(results) {
  process.exit(results.every(({ passed }) => passed) ? 0 : 1);
}

const known = ({ name, isPreparation }) => ({ name, ...(isPreparation && { isPreparation }) });

function announce(run, steps) {
  const named = steps.flat().filter(({ isPreparation }) => !isPreparation);
  const minutes = named.map(({ name }) => estimatedMinutes(run, name));
  // Parts of one step run at the same time.
  const longest = steps.map((step) =>
    Math.max(0, ...step.map(({ name }) => estimatedMinutes(run, name) ?? 0)),
  );
  const sum = longest.reduce((total, each) => total + each, 0);
  console.log(`${run}: ${named.length} parts${sum > 0 ? `, about ${Math.ceil(sum)} minutes` : ""}`);
  for (const [index, { name }] of named.entries()) {
    const expected = minutes[index];
    console.log(`  ${expected === undefined ? "      ?" : `${expected.toFixed(1).padStart(5)} m`}  ${name}`);
  }
}

/** @returns {Promise<Result>} */
async function runPart({ name, program, args, variables, isPreparation }, isCrowded) {
  console.log(`\n— ${name}`);
  const startedAt = performance.now();
  const summary = join(root, ".cache/test-summaries", `${name.replaceAll(/\W+/g, "-")}.json`);
  rmSync(summary, { force: true });
  const child = spawn(program, args, {
    cwd: root,
    env: { ...environment, ...variables, TEST_SUMMARY: summary },
    stdio: isCrowded ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
  });
  const stopWatching = endWithParent(child);
  // Lines of parts that run at the same time say whose they are.
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on("line", (line) => console.log(`[${name}] ${line}`));
  const passed = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
  stopWatching();
  const minutes = (performance.now() - startedAt) / 60_000;
  console.log(`${passed ? "passed" : "FAILED"} after ${minutes.toFixed(1)} min: ${name}`);
  const counts = existsSync(summary) ? JSON.parse(readFileSync(summary, "utf8")) : undefined;
  return { ...known({ name, isPreparation }), minutes, passed, ...(counts && { counts }) };
}

/** @param {Result[]} results */
function summarise(run, results) {
  console.log(`\n${run}`);
  for (const { name, minutes, passed, counts, why } of results) {
    const tests = counts
      ? `  ${counts.passed} passed${counts.failed ? `, ${counts.failed} failed` : ""}${counts.skipped ? `, ${counts.skipped} skipped` : ""}`
      : "";
    console.log(`${passed ? "passed" : "FAILED"} ${minutes.toFixed(1).padStart(6)} min  ${name}${tests}`);
    if (why) console.log(`       did not run: ${why}`);
  }
  for (const { name, counts } of results)
    for (const test of counts?.retried ?? []) console.log(`needed a second try: ${name}: ${test}`);
}
