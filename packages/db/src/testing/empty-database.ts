import type { Database } from "../database.ts";
import { onlyRow } from "../only-row.ts";
import type { SqlConnection } from "../sql.ts";

/** What a migrated database is like before its first use: its schema, and the rows that migrations have written, as JSON by table. */
export type FirstState = { schema: string; rows: ReadonlyMap<string, string> };

/** A text that changes when a test changes anything besides rows: a table, a function, a trigger, a right, or a lock that it never released. */
const SCHEMA = `SELECT concat_ws(' ',
    (SELECT max(oid) FROM pg_class), (SELECT count(*) FROM pg_class), (SELECT count(*) FROM pg_attribute), (SELECT max(oid) FROM pg_proc),
    (SELECT md5(string_agg(concat(oid, tgenabled), ',' ORDER BY oid)) FROM pg_trigger),
    (SELECT md5(string_agg(pg_get_constraintdef(oid), ',' ORDER BY oid)) FROM pg_constraint),
    (SELECT md5(string_agg(relacl::text, ',' ORDER BY oid)) FROM pg_class),
    (SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
  ) AS schema`;

/** It lists the migrations that the database has had. They stay, so it keeps its rows. */
const KEPT_TABLE = "migration";

/** Reads a database that was migrated and not used. */
export async function readFirstState(database: Database): Promise<FirstState> {
  return database.asOwner(async (connection) => {
    const rows = new Map<string, string>();
    for (const table of await filledTables(connection)) {
      const { rows: all } = await connection.query<{ json: string }>(
        `SELECT json_agg(t)::text AS json FROM ${table} t`,
      );
      rows.set(table, onlyRow(all).json);
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
    const filled = await filledTables(connection);
    if (filled.length > 0) await connection.query(`TRUNCATE ${filled.join(", ")} CASCADE`);
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

/** The names of the tables that have rows. */
async function filledTables(connection: SqlConnection): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    "SELECT c.oid::regclass::text AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> $1",
    [KEPT_TABLE],
  );
  if (rows.length === 0) return [];
  const found = await connection.query<{ name: string | null }>(
    rows
      .map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM ${name})`)
      .join(" UNION ALL "),
  );
  return found.rows.flatMap(({ name }) => name ?? []);
}
