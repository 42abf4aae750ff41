import type { Database } from "../database.ts";
import { onlyRow } from "../only-row.ts";
import type { SqlConnection } from "../sql.ts";

/** What a migrated database is like before its first use: its schema, and the rows that migrations have written, as JSON by table. */
export type FirstState = { schema: string; rows: ReadonlyMap<string, string> };

/**
 * A text that changes when a test changes anything besides rows: a table, a function, a trigger, a right, or a lock that it never released. A
 * changed row of a catalogue has a younger transaction.
 */
const SCHEMA = `SELECT concat_ws(' ',
    (SELECT concat(max(oid), ' ', count(*), ' ', md5(string_agg(relacl::text, ',' ORDER BY oid))) FROM pg_class),
    ${["pg_attribute", "pg_proc", "pg_trigger", "pg_constraint"]
      .map((catalogue) => `(SELECT concat(count(*), ' ', max(xmin::text::bigint)) FROM ${catalogue})`)
      .join(", ")},
    (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
  ) AS schema`;

/** It lists the migrations that the database has had. They stay, so it keeps its rows. */
const KEPT_TABLE = "migration";

/** Up to this size a table's rows are deleted one by one: a new file for it and for each table that refers to it takes 50 ms. */
const MAX_DELETED_BYTES = 512 * 1024;

/** Reads a database that was migrated and not used. */
export async function readFirstState(database: Database): Promise<FirstState> {
  return database.asOwner(async (connection) => {
    const rows = new Map<string, string>();
    for (const { name } of await writtenTables(connection)) {
      const { rows: all } = await connection.query<{ json: string | null }>(
        `SELECT json_agg(t)::text AS json FROM ${name} t`,
      );
      const { json } = onlyRow(all);
      if (json !== null) rows.set(name, json);
    }
    return { schema: await schemaOf(connection), rows };
  });
}

/** Removes the rows that a test has written. Returns false if the test has changed the schema too: the caller must then throw the database away. */
export async function emptyDatabase(database: Database, first: FirstState): Promise<boolean> {
  return database.asOwner(async (connection) => {
    if ((await schemaOf(connection)) !== first.schema) return false;
    // This turns triggers off. One of them refuses to remove entries of the ledger.
    await connection.query("SET LOCAL session_replication_role = replica");
    for (const { name, bytes } of await writtenTables(connection))
      await connection.query(bytes > MAX_DELETED_BYTES ? `TRUNCATE ${name} CASCADE` : `DELETE FROM ${name}`);
    for (const [table, json] of first.rows)
      await connection.query(
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`,
        [json],
      );
    await connection.query(
      "SELECT setval(format('%I.%I', schemaname, sequencename), start_value, false) FROM pg_sequences WHERE last_value IS NOT NULL",
    );
    return true;
  });
}

async function schemaOf(connection: SqlConnection): Promise<string> {
  const { rows } = await connection.query<{ schema: string }>(SCHEMA);
  return onlyRow(rows).schema;
}

/** The tables that have, or have had, rows: those with a file that is not empty. */
async function writtenTables(connection: SqlConnection): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await connection.query<{ name: string; bytes: bigint }>(
    `SELECT oid::regclass::text AS name, pg_relation_size(oid) AS bytes FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> $1 AND pg_relation_size(oid) > 0`,
    [KEPT_TABLE],
  );
  return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
}
