// The minutes of each part of a run: those of this machine in .cache/minutes.json, and the recorded ones in docs/testing.md.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { environment, root } from "./setup.mjs";

const PAGE = join(root, "docs/testing.md");
const HERE = join(root, ".cache/minutes.json");
const BEGIN = "<!-- minutes: written by the scripts -->";
const END = "<!-- end of minutes -->";
const HEAD = ["run", "part", "date", "commit", "minutes", "result", "needed a second try"];
/** An older row says nothing about the code of today. */
const MAX_DAYS = 14;
const MAX_COMMITS = 300;
const DAY_MS = 86_400_000;
export const FULL_RUN = "npm run test:full";

/** @typedef {{ run: string, part: string, date: string, commit: string, minutes: number, result: string, again: string }} Row */

/** How long a part took when it ran last: on this machine, or else where it was recorded. Undefined if it never ran. */
export function estimatedMinutes(run, part) {
  return (
    localMinutes()[`${run} | ${part}`] ??
    readRows().find((row) => row.run === run && row.part === part)?.minutes
  );
}

/**
 * Keeps the minutes of the parts that ran. With `records` their rows in docs/testing.md are replaced.
 * @param {import("./parts.mjs").Result[]} results
 */
export function recordMinutes(run, results, { records }) {
  const local = localMinutes();
  for (const { name, minutes, passed } of results) if (passed) local[`${run} | ${name}`] = minutes;
  mkdirSync(dirname(HERE), { recursive: true });
  writeFileSync(HERE, JSON.stringify(local, undefined, 2));
  if (!records || results.length === 0) return;
  const date = new Date().toISOString().slice(0, 10);
  const commit = commitOfTree();
  const rows = readRows().filter((row) => row.run !== run || !results.some(({ name }) => name === row.part));
  for (const { name, minutes, passed, counts } of results)
    rows.push({
      ...{ run, part: name, date, commit, minutes },
      result: `${passed ? "passed" : "failed"}${counts ? `: ${counts.passed} of ${counts.passed + counts.failed}` : ""}`,
      again: (counts?.retried ?? []).join("; "),
    });
  writeRows(rows);
}

/**
 * What is wrong with the rows of the full run: a part has none, or one that is older than 14 days or 300 commits.
 * @param {string[]} parts
 */
export function staleRows(parts, now = Date.now()) {
  const rows = readRows().filter(({ run }) => run === FULL_RUN);
  return parts.flatMap((part) => {
    const row = rows.find((each) => each.part === part);
    if (!row) return [`${part} has no row`];
    const days = Math.floor((now - Date.parse(row.date)) / DAY_MS);
    const commits = commitsSince(row.commit.split(",")[0] ?? "");
    if (days <= MAX_DAYS && !(commits > MAX_COMMITS)) return [];
    return [
      `${part} ran ${days} days and ${Number.isNaN(commits) ? "an unknown number of" : commits} commits ago`,
    ];
  });
}

/** @returns {Row[]} */
function readRows() {
  if (!existsSync(PAGE)) return [];
  const [, table = ""] = readFileSync(PAGE, "utf8").split(BEGIN);
  return (table.split(END)[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([run = "", part = "", date = "", commit = "", minutes = "", result = "", again = ""]) => ({
      ...{ run, part, date, commit, minutes: Number(minutes), result, again },
    }));
}

/** @param {Row[]} rows */
function writeRows(rows) {
  const page = readFileSync(PAGE, "utf8");
  const [before = "", rest = ""] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? "";
  const order = ["npm test", ".ci/run"];
  const rank = ({ run }) => (order.includes(run) ? order.indexOf(run) : order.length);
  // Parts keep their order within a run: a row that is new comes last.
  const sorted = rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => rank(a.row) - rank(b.row) || a.index - b.index);
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const table = [
    line(HEAD),
    line(HEAD.map(() => "---")),
    ...sorted.map(({ row }) =>
      line([row.run, row.part, row.date, row.commit, row.minutes.toFixed(1), row.result, row.again]),
    ),
  ];
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${table.join("\n")}\n\n${END}${after}`);
  // The table's columns are aligned as in every other page.
  spawnSync("biome", ["format", "--write", PAGE], { cwd: root, env: environment, stdio: "ignore" });
}

const localMinutes = () => (existsSync(HERE) ? JSON.parse(readFileSync(HERE, "utf8")) : {});

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The commit whose files ran, and whether some of them had changed. */
function commitOfTree() {
  try {
    // The parts that ran before may have written their rows.
    const changed = git("status", "--porcelain", "--", ":/", ":!docs/testing.md") !== "";
    return git("rev-parse", "--short=8", "HEAD") + (changed ? ", changed" : "");
  } catch {
    return "unknown";
  }
}

/** NaN where the history does not have the commit. */
function commitsSince(commit) {
  try {
    return Number(git("rev-list", "--count", `${commit}..HEAD`));
  } catch {
    return Number.NaN;
  }
}
