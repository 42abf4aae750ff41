import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The only inputs of what a first start writes. */
const SOURCES = [
  "{apps,packages}/*/src/**/*.sql",
  "packages/db/package.json",
  "packages/db/src/migrate.ts",
  "apps/server/src/settings/provider-keys.ts",
  "content/providers.json",
];

/**
 * Fills `dataFolder` as a first start of the sandbox does: a migrated database and the providers' keys. `makeIn` makes the first start once
 * for each version of its sources.
 */
export async function copyFirstStart(
  dataFolder: string,
  makeIn: (dataFolder: string) => Promise<void>,
): Promise<void> {
  cpSync(await templateOf("embedded", makeIn), dataFolder, { recursive: true });
}

/**
 * The folder that `makeIn` has filled once for each version of what a first start writes. It is kept in `.cache/test-products`, because a
 * start takes seconds and a copy no time. One worker makes it; the others wait, since four first starts at once take minutes.
 */
export async function templateOf(kind: string, makeIn: (folder: string) => Promise<void>): Promise<string> {
  const template = join(root, ".cache/test-products", `${kind}-${keyOfSources()}`);
  const [lock, unfinished] = [`${template}.lock`, `${template}.unfinished`];
  mkdirSync(dirname(template), { recursive: true });
  while (!existsSync(template)) {
    if (!takeLock(lock)) {
      await setTimeout(LOOKS_EVERY_MS);
      continue;
    }
    try {
      // What a killed run has left.
      rmSync(unfinished, { recursive: true, force: true });
      mkdirSync(unfinished);
      if (existsSync(template)) break;
      await makeIn(unfinished);
      renameSync(unfinished, template);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
      rmSync(lock, { force: true });
    }
  }
  return template;
}

const LOOKS_EVERY_MS = 300;

/** Writes this process's id into the file, unless a process that is alive has done so. */
function takeLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!isAlive(path)) rmSync(path, { force: true });
    return false;
  }
}

function isAlive(path: string): boolean {
  try {
    const pid = Number(readFileSync(path, "utf8"));
    // Written a moment ago, and still empty.
    return pid === 0 || process.kill(pid, 0);
  } catch {
    return false;
  }
}

function keyOfSources(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 20);
}
