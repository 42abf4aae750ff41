// npm run check: types, lint and format, dead code, and the repository's own rules.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { staleRows } from "./minutes.mjs";
import { ensureInstalled, environment, node, root, run } from "./setup.mjs";
import { fullPieces } from "./test-parts.mjs";

ensureInstalled();
run("react-router", ["typegen"], { cwd: join(root, "apps/site"), stdio: ["ignore", "ignore", "inherit"] });

/**
 * The compiler keeps its results in this file, so that the next run checks only what has changed and what depends on it. One checker a program:
 * each of several works out again the types that all files share, which took twice the processor's time.
 */
const types = (program, file) => [
  `types: ${program}`,
  "tsc",
  ["-p", file, "--checkers", "1", "--incremental", "--tsBuildInfoFile", `.cache/types/${file}.tsbuildinfo`],
];
const checks = [
  types("everything", "tsconfig.json"),
  types("browser", "tsconfig.browser.json"),
  types("server", "tsconfig.server.json"),
  types("shared", "tsconfig.shared.json"),
  ["lint and format", node, ["scripts/lint.mjs"]],
  ["dead code", "knip", ["--no-progress", "--cache", "--cache-location", ".cache/knip"]],
  ["repository rules", "vitest", ["run", "--project", "repo"]],
];

const begunMs = performance.now();
const results = await Promise.all(
  checks.map(
    ([name, program, args]) =>
      new Promise((resolve) => {
        const child = spawn(program, args, { cwd: root, env: environment });
        let output = "";
        child.stdout.on("data", (data) => (output += data));
        child.stderr.on("data", (data) => (output += data));
        child.on("close", (code) =>
          resolve({ name, code, output, seconds: Math.round((performance.now() - begunMs) / 1_000) }),
        );
      }),
  ),
);
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? "ok    " : "FAILED"} ${name}, ${seconds} s`);
  if (code !== 0) console.log(output);
}
const fullParts = fullPieces.flatMap(({ steps }) => steps.flat().map(({ name }) => name));
for (const row of staleRows(fullParts)) console.log(`warn   npm run test:full: ${row}`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
