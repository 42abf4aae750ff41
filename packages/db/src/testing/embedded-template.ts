import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { embeddedDatabase } from "../database.ts";
import { hashMigrations, type MigrationSet, migrate } from "../migrate.ts";
import { openPglite } from "../pglite.ts";

const folder = fileURLToPath(new URL("../../../../.cache/test-databases/", import.meta.url));
const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const known = new Map<string, Promise<Blob>>();

/**
 * The archive of an embedded database with these migrations applied. It is made once for each version of the migrations and kept in
 * `.cache/test-databases`, where all test processes and later runs find it.
 */
export function embeddedTemplate(sets: readonly MigrationSet[]): Promise<Blob> {
  const key = keyOf(sets);
  const template = known.get(key) ?? readOrMake(`${folder}${key}.tar`, sets);
  known.set(key, template);
  return template;
}

/** The inputs of the archive: the migrations, the code that applies them, and the database's version, which package.json pins. */
function keyOf(sets: readonly MigrationSet[]): string {
  const hash = createHash("sha256").update(hashMigrations(sets));
  for (const path of ["../migrate.ts", "../../package.json"]) hash.update(read(path));
  return hash.digest("hex").slice(0, 20);
}

async function readOrMake(path: string, sets: readonly MigrationSet[]): Promise<Blob> {
  try {
    return new Blob([readFileSync(path)]);
  } catch {
    const template = await make(sets);
    mkdirSync(folder, { recursive: true });
    // Renamed when it is complete, because another process may read at the same moment.
    const unfinished = `${path}.${randomUUID()}`;
    writeFileSync(unfinished, new Uint8Array(await template.arrayBuffer()));
    renameSync(unfinished, path);
    return template;
  }
}

async function make(sets: readonly MigrationSet[]): Promise<Blob> {
  const pool = await openPglite({});
  const database = embeddedDatabase(pool);
  await migrate(database, sets);
  const template = await pool.dump();
  await database.close();
  return template;
}
