import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { type Database, embeddedDatabase, openDatabase } from "../database.ts";
import { hashMigrations, type MigrationSet, migrate } from "../migrate.ts";
import { openPglite } from "../pglite.ts";
import { createRowReader } from "../row-reader.ts";
import { embeddedTemplate } from "./embedded-template.ts";
import { emptyDatabase, type FirstState, readFirstState } from "./empty-database.ts";

/** An open database that a test may use again after another one has closed it. */
type Kept = { database: Database; first: FirstState };

/** The kept databases of this test process, by the hash of their migrations. */
const kept = new Map<string, Kept[]>();
/** Few tests use more than one database at a time. */
const MAX_KEPT = 2;
/** How long a closed database may go on with what a test has left running. After that it is not used again. */
const ENDS_WITHIN_MS = 2_000;

/**
 * A separate migrated database: in memory, or on the PostgreSQL server that TEST_POSTGRES_URL names, so that the same tests run on both. One
 * that an earlier test of this process has closed is emptied and used again; otherwise it is a copy of a template that is migrated once,
 * because creating and migrating a database takes ten times as long as copying it.
 */
export async function openTestDatabase(sets: readonly MigrationSet[] = []): Promise<Database> {
  const key = keyOf(sets);
  for (let used = kept.get(key)?.pop(); used; used = kept.get(key)?.pop()) {
    if (await emptyDatabase(used.database, used.first)) return lent(key, used);
    await used.database.close();
  }
  const database = await copyTemplate(sets);
  return lent(key, { database, first: await readFirstState(database) });
}

async function copyTemplate(sets: readonly MigrationSet[]): Promise<Database> {
  const server = process.env.TEST_POSTGRES_URL;
  const database = server
    ? await copyOnServer(server, sets)
    : embeddedDatabase(await openPglite({ template: await embeddedTemplate(sets) }));
  // Applies no migration to a copy, but sets the application's role.
  await migrate(database, sets);
  return database;
}

/** The database until it is closed. After that it refuses every call, as a closed one does, and the next test may have it. */
function lent(key: string, used: Kept): Database {
  const { database } = used;
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  const whileOpen = <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) return Promise.reject(new Error("Cannot use a pool after calling end on the pool"));
    const result = work();
    running.add(result);
    const forget = () => void running.delete(result);
    result.then(forget, forget);
    return result;
  };
  const query: Database["query"] = (text, parameters) => whileOpen(() => database.query(text, parameters));
  return {
    kind: database.kind,
    role: database.role,
    query,
    readRow: createRowReader(query),
    transaction: (work) => whileOpen(() => database.transaction(work)),
    asOwner: (work) => whileOpen(() => database.asOwner(work)),
    canWrite: () => whileOpen(() => database.canWrite()),
    poolUse: () => database.poolUse(),
    async close() {
      if (isClosed) return;
      isClosed = true;
      const ended = Promise.allSettled([...running]).then(() => true);
      const isFree = await Promise.race([ended, setTimeout(ENDS_WITHIN_MS, false, { ref: false })]);
      const others = kept.get(key) ?? [];
      if (!isFree || others.length >= MAX_KEPT) return database.close();
      kept.set(key, [...others, used]);
    },
  };
}

const keys = new Map<string, string>();

/** Reading and hashing a hundred files takes longer than emptying a database. */
function keyOf(sets: readonly MigrationSet[]): string {
  const name = sets.map(({ part, folder }) => `${part} ${folder}`).join("\n");
  const key = keys.get(name) ?? hashMigrations(sets);
  keys.set(name, key);
  return key;
}

async function copyOnServer(server: string, sets: readonly MigrationSet[]): Promise<Database> {
  const template = `template_${hashMigrations(sets).slice(0, 16)}`;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await ensureTemplate(client, server, template, sets);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
  return openDatabase({ url: at(server, name), poolSize: 6 });
}

/** Makes the template unless another test process has made it. The lock makes all others wait until it is complete. */
async function ensureTemplate(
  client: pg.Client,
  server: string,
  template: string,
  sets: readonly MigrationSet[],
): Promise<void> {
  await client.query("SELECT pg_advisory_lock(hashtext($1))", [template]);
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
    if (rowCount) return;
    await client.query(`CREATE DATABASE ${template}`);
    const database = await openDatabase({ url: at(server, template), poolSize: 2 });
    await migrate(database, sets);
    await database.close();
  } finally {
    await client.query("SELECT pg_advisory_unlock(hashtext($1))", [template]);
  }
}

function at(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
