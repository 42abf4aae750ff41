import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What a first start writes depends on these alone. */
const SOURCES = [
  "{apps,packages}/*/src/**/*.sql",
  "packages/db/package.json",
  "packages/db/src/migrate.ts",
  "apps/server/src/settings/provider-keys.ts",
  "content/providers.json",
];

/**
 * Fills `dataFolder` as a first start of the sandbox does: a migrated database and the providers' keys. The first start itself is made once for
 * each form of its sources, by `makeIn`, and kept in `.cache/test-products`, because it takes seconds and the copy takes none.
 */
export async function copyFirstStart(
  dataFolder: string,
  makeIn: (dataFolder: string) => Promise<void>,
): Promise<void> {
  const template = join(root, ".cache/test-products", keyOfSources());
  if (!existsSync(template)) {
    const unfinished = `${template}.${randomUUID()}`;
    mkdirSync(unfinished, { recursive: true });
    try {
      await makeIn(unfinished);
      if (!existsSync(template)) renameSync(unfinished, template);
    } finally {
      // It failed, or another worker was first.
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  cpSync(template, dataFolder, { recursive: true });
}

function keyOfSources(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 20);
}
