// Lint and format. What has passed is not checked again until its content changes, or that of a file that it imports, directly or through one
// other file: rules about promises look at what is imported. Everything is checked in CI, after a change of the rules, and where nothing is known.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { environment, root } from "./setup.mjs";

const CACHE = join(root, ".cache/lint/passed.json");
/** A change of one of these can change the verdict about every file. */
const RULES = ["biome.json", "package.json", ".gitignore"];
/** The number of files between a change and what it can break. */
const STEPS = 2;

/** @returns {Map<string, string>} the content of each file of the repository, ignored files left out, by its path */
function readFiles() {
  const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    ...{ cwd: root, encoding: "utf8", maxBuffer: 1e8 },
  });
  const paths = stdout.split("\0").filter((path) => path !== "" && existsSync(join(root, path)));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "latin1")]));
}

/** @param {string} text */
const hashOf = (text) => createHash("sha256").update(text, "latin1").digest("base64");

/**
 * The changed files and those that import them.
 * @param {Map<string, string>} files the text of each file, by its path
 * @param {string[]} changed paths
 */
function withImporters(files, changed) {
  const found = new Set(changed);
  let latest = changed;
  for (let step = 0; step < STEPS && latest.length > 0; step += 1) {
    const names = latest.filter((path) => /\.tsx?$/.test(path)).map((path) => `/${basename(path)}"`);
    latest = [...files].flatMap(([path, text]) =>
      !found.has(path) && /\.tsx?$/.test(path) && names.some((name) => text.includes(name)) ? [path] : [],
    );
    for (const path of latest) found.add(path);
  }
  return [...found];
}

const files = readFiles();
const now = Object.fromEntries([...files].map(([path, text]) => [path, hashOf(text)]));
const passed = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, "utf8")) : {};
const isKnown = !process.env.CI && RULES.every((path) => now[path] === passed[path]);
const changed = Object.keys(now).filter((path) => now[path] !== passed[path]);
const asked = isKnown ? withImporters(files, changed) : ["."];
if (asked.length > 0) {
  const options = ["--error-on-warnings", "--no-errors-on-unmatched", "--files-ignore-unknown=true"];
  const { status } = spawnSync("biome", ["check", ...options, ...asked], {
    ...{ cwd: root, env: environment, stdio: "inherit" },
  });
  if (status !== 0) {
    // What failed is asked about again, and the rest of this run too.
    if (!isKnown) rmSync(CACHE, { force: true });
    process.exit(status ?? 1);
  }
}
mkdirSync(join(root, ".cache/lint"), { recursive: true });
writeFileSync(CACHE, JSON.stringify(now));
