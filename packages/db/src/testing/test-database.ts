import { randomUUID } from "node:crypto";
import pg from "pg";
import { type Database, openDatabase } from "../database.ts";

/**
 * An empty database for one test file: in memory, or a fresh one on the PostgreSQL server that TEST_POSTGRES_URL names, so that the same
 * tests run on both.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) return openDatabase({});
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openDatabase({ url: url.href, poolSize: 6 });
}
