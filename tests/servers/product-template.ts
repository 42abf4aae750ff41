import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
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
 * start takes seconds and a copy no time.
 */
export async function templateOf(kind: string, makeIn: (folder: string) => Promise<void>): Promise<string> {
  const template = join(root, ".cache/test-products", `${kind}-${keyOfSources()}`);
  if (existsSync(template)) return template;
  const unfinished = `${template}.${randomUUID()}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    await makeIn(unfinished);
    if (!existsSync(template)) renameSync(unfinished, template);
  } finally {
    // The start failed, or another worker was first.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return template;
}

function keyOfSources(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 20);
}
