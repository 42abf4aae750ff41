// Runs on any installed Node (20 or newer) before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeFolderLists } from "./list-folders.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, "node_modules", ".bin");

/**
 * The environment for the product's programs: the pinned Node and the installed tools come first, and Node keeps its compiled code, so that a
 * second start is half a second shorter.
 */
export const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, ".cache/compiled"),
};

/** The pinned Node, once it is installed. */
export const node = join(bin, "node");

/** Runs a program to its end with its output shown. If it fails, this process exits with its code. */
export function run(program, args, options = {}) {
  const result = spawnSync(program, args, { cwd: root, stdio: "inherit", env: environment, ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Runs a server until it is stopped, and exits as it exits. */
export function serve(program, args, variables = {}) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", env: { ...environment, ...variables } });
  endWithParent(child);
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 0 : 1)));
}

const LOOKS_EVERY_MS = 500;

/**
 * Ends the child when this process is told to end, or when npm has ended that started it: npm's shell dies of a signal and hands it on to
 * nobody. Ctrl-C reaches the child directly; this process only waits until the child has finished its work in progress.
 * @returns {() => void} stops watching
 */
export function endWithParent(child) {
  const parent = process.ppid;
  const end = () => void child.kill("SIGTERM");
  const wait = () => {};
  const timer = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== parent && end(), LOOKS_EVERY_MS)
    : undefined;
  process.on("SIGTERM", end).on("SIGHUP", end).on("SIGINT", wait);
  return () => {
    clearInterval(timer);
    process.off("SIGTERM", end).off("SIGHUP", end).off("SIGINT", wait);
  };
}

/** Installs the lockfile's dependencies, unless `npm install` or an earlier call did. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing dependencies (once) …");
  const seconds = stopwatch();
  // Not `npm ci`: it requires every platform's binaries in the lockfile, including those that a registry may not have. This installs the
  // locked versions too and leaves the lockfile unchanged.
  run("npm", ["install", "--no-save", "--loglevel=error"], {
    env: process.env,
    shell: process.platform === "win32",
  });
  console.log(`Dependencies installed in ${seconds()} s.`);
}

/** npm writes this file at the very end of an installation. Packages for other systems are missing there and are optional. */
function isInstalled() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(node) || !existsSync(installed)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const there = packagesOf(installed);
  return Object.entries(packagesOf(join(root, "package-lock.json"))).every(([path, wanted]) => {
    const found = there[path];
    if (!found) return path === "" || wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Writes the lists of brands and languages anew if a folder was added or removed. */
export function listFolders() {
  for (const path of writeFolderLists(root))
    console.log(`${path} was rewritten: a folder was added or removed.`);
}

const builds = [
  {
    name: "arcade",
    from: [
      "apps/arcade",
      "brands",
      "languages",
      "packages/contract",
      "packages/games",
      "packages/i18n",
      "packages/market",
      "packages/ui",
      "scripts/build-settings.ts",
    ],
    out: "apps/arcade/dist",
    program: "vite",
  },
  {
    name: "office",
    from: ["apps/office", "packages/contract", "packages/ui"],
    out: "apps/office/dist",
    program: "vite",
  },
  {
    name: "site",
    from: [
      "apps/site",
      "brands",
      "content",
      "languages",
      "packages/contract",
      "packages/games",
      "packages/i18n",
      "packages/market",
      "packages/ui",
      "scripts/build-settings.ts",
    ],
    out: "apps/site/build",
    program: "react-router",
  },
];

/** Builds what has changed since the last build, all at the same time. */
export async function ensureBuilt() {
  listFolders();
  mkdirSync(join(root, ".cache"), { recursive: true });
  const codes = await Promise.all(
    builds.map(async ({ name, from, out, program }) => {
      const stamp = join(root, ".cache", `${name}.stamp`);
      const wanted = stampOf(from.map((path) => join(root, path)));
      if (existsSync(stamp) && existsSync(join(root, out)) && readFileSync(stamp, "utf8") === wanted)
        return 0;
      console.log(`Building the ${name} …`);
      const seconds = stopwatch();
      const code = await ran(program, ["build", "--logLevel", "warn"], join(root, "apps", name));
      if (code !== 0) return code;
      writeFileSync(stamp, wanted);
      console.log(`The ${name} is built after ${seconds()} s.`);
      return 0;
    }),
  );
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) process.exit(failed);
}

/** Draws every missing picture: for an image that must contain them all, and for page measurements. */
export function drawPictures() {
  // Pictures are drawn on the thread pool, which has 4 threads by default.
  run(node, ["packages/art/src/build.ts"], {
    env: { ...environment, UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())) },
  });
}

/** Runs a program to its end in parallel with others; returns its exit code. */
function ran(program, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: "inherit", env: environment });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** Returns a function that gives the seconds since this call. */
function stopwatch() {
  const began = performance.now();
  return () => ((performance.now() - began) / 1_000).toFixed(1);
}

const SKIPPED = new Set(["node_modules", "build", "dist", ".react-router", "gallery"]);

/** Names, sizes and times of all sources: enough to notice a change, and quick. */
function stampOf(paths) {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const visit = (path) => {
    const info = statSync(path);
    if (info.isDirectory()) {
      for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) visit(join(path, name));
    } else if (!path.includes(".test.")) hash.update(`${path} ${info.size} ${info.mtimeMs}\n`);
  };
  for (const path of paths) visit(path);
  return hash.digest("hex");
}
