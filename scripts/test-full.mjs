// npm run test:full: every test at its full size, for hours. Arguments (`-- browser kills`) select the parts whose names contain one of
// them. Each part that ran writes its result, date and commit into docs/quality.md.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exitAsTheyDid, runParts } from "./parts.mjs";
import { ensureBuilt, ensureInstalled, node, root } from "./setup.mjs";
import {
  browser,
  drawPictures,
  embedded,
  postgres,
  postgresApi,
  prepareBrowser,
  unit,
} from "./test-parts.mjs";

const END_OF_TABLE = "<!-- the last result of each part of npm run test:full -->";
const wanted = process.argv.slice(2);
const full = (part) => ({ ...part, variables: { FULL: "true" } });
const parts = [
  { name: "types, lint, dead code, rules", program: node, args: ["scripts/check.mjs"] },
  full(unit),
  full(embedded),
  { name: "the fuzzer, 20,000 requests", program: node, args: ["tests/fuzz/main.ts"] },
  drawPictures,
  prepareBrowser,
  full(browser),
  full(postgresApi),
  full(postgres),
].filter(({ name }) => wanted.length === 0 || wanted.some((each) => name.includes(each)));

ensureInstalled();
await ensureBuilt();
const results = runParts(parts, { keepGoing: true });
record(results.filter(({ name }) => name !== prepareBrowser.name && name !== drawPictures.name));
exitAsTheyDid(results);

/** Replaces the rows of the parts that ran in the table below the mark. */
function record(ran) {
  const file = join(root, "docs/quality.md");
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const date = new Date().toISOString().slice(0, 10);
  // The parts that ran before may have written to this file too.
  const changed = git("status", "--porcelain", "--", ":/", ":!docs/quality.md") !== "";
  const commit = git("rev-parse", "--short", "HEAD") + (changed ? ", changed" : "");
  const page = readFileSync(file, "utf8");
  const start = page.indexOf("## The last full run");
  let text = page.slice(start);
  for (const { name, minutes, passed } of ran) {
    const row = `| ${name} | ${date} | ${commit} | ${minutes.toFixed(1)} | ${passed ? "passed" : "failed"} |`;
    const line = text.split("\n").find((each) => each.split("|")[1]?.trim() === name);
    text = line ? text.replace(line, () => row) : text.replace(END_OF_TABLE, () => `${row}\n${END_OF_TABLE}`);
  }
  writeFileSync(file, page.slice(0, start) + text);
}
