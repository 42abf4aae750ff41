import { randomUUID } from "node:crypto";
import pg from "pg";
import { type Database, embeddedDatabase, openDatabase } from "../database.ts";
import { hashMigrations, type MigrationSet, migrate } from "../migrate.ts";
import { openPglite } from "../pglite.ts";
import { embeddedTemplate } from "./embedded-template.ts";

/**
 * A separate migrated database: in memory, or on the PostgreSQL server that TEST_POSTGRES_URL names, so that the same tests run on both. It
 * is a copy of a template that is migrated once, because creating and migrating a database takes ten times as long as copying it.
 */
export async function openTestDatabase(sets: readonly MigrationSet[] = []): Promise<Database> {
  const server = process.env.TEST_POSTGRES_URL;
  const database = server
    ? await copyOnServer(server, sets)
    : embeddedDatabase(await openPglite({ template: await embeddedTemplate(sets) }));
  // Applies no migration to a copy, but sets the application's role.
  await migrate(database, sets);
  return database;
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
