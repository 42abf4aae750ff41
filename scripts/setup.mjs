// Runs on whatever Node is there (20 or newer), before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, "node_modules", ".bin");

/** The environment for programs of ours: the pinned Node and the installed tools come first. */
export const environment = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

/** The pinned Node, once it is installed. */
export const node = join(bin, "node");

/** Runs a program to its end with its output shown. Stops this process with its code when it fails. */
export function run(program, args, options = {}) {
  const result = spawnSync(program, args, { cwd: root, stdio: "inherit", env: environment, ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Runs a program that serves until it is told to stop, and passes its end on. */
export function serve(program, args, variables = {}) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit", env: { ...environment, ...variables } });
  // Ctrl-C reaches the child by itself; this process only waits for it to finish what is under way.
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => signal === "SIGTERM" && child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 0 : 1)));
}

/** Installs what the lockfile names, unless that was done already. */
export function ensureInstalled() {
  const stamp = join(root, "node_modules", ".installed-from");
  const wanted = hashOf([join(root, "package-lock.json")]);
  if (existsSync(stamp) && existsSync(node) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing dependencies (once) …");
  // Not `npm ci`: it wants every platform's binaries in the lockfile, also those that a registry may not carry. This installs the
  // locked versions all the same and leaves the lockfile alone.
  run("npm", ["install", "--no-save", "--loglevel=error"], {
    env: process.env,
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, wanted);
}

const builds = [
  {
    name: "art",
    from: ["packages/art", "content", "packages/contract/src/content", "packages/market"],
    out: "build/art",
    // Pictures are drawn on the thread pool, which has 4 threads unless told otherwise.
    run: () =>
      run(node, ["packages/art/src/build.ts"], {
        env: { ...environment, UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())) },
      }),
  },
  {
    name: "arcade",
    from: ["apps/arcade", "packages/contract", "packages/market"],
    out: "apps/arcade/dist",
    run: () => run("vite", ["build", "--logLevel", "warn"], { cwd: join(root, "apps/arcade") }),
  },
  {
    name: "site",
    from: ["apps/site", "content", "packages/contract", "packages/market", "packages/ui", "packages/i18n"],
    out: "apps/site/build",
    run: () => run("react-router", ["build", "--logLevel", "warn"], { cwd: join(root, "apps/site") }),
  },
];

/** Builds what changed since it was built last. */
export function ensureBuilt() {
  mkdirSync(join(root, ".cache"), { recursive: true });
  for (const build of builds) {
    const stamp = join(root, ".cache", `${build.name}.stamp`);
    const wanted = stampOf(build.from.map((path) => join(root, path)));
    if (existsSync(stamp) && existsSync(join(root, build.out)) && readFileSync(stamp, "utf8") === wanted)
      continue;
    console.log(`Building ${build.name} …`);
    build.run();
    writeFileSync(stamp, wanted);
  }
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

const SKIPPED = new Set(["node_modules", "build", "dist", ".react-router", "gallery"]);

/** Names, sizes and times of all sources: enough to know that something changed, and quick. */
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
