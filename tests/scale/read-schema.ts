import type { Database } from "@bellwether/db";

/** The tables and views of a migrated database. */
export type Schema = {
  tables: readonly string[];
  columnsOf(relation: string): readonly string[] | undefined;
  /** A table itself, or those that a view reads. */
  tablesOf(relation: string): readonly string[];
};

export async function readSchema(database: Database): Promise<Schema> {
  const { rows: relations } = await database.query<{ name: string; kind: string; columns: string[] }>(
    `SELECT c.relname::text AS name, c.relkind::text AS kind, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') GROUP BY c.oid`,
  );
  const { rows: readers } = await database.query<{ view: string; table: string }>(
    `SELECT DISTINCT v.relname::text AS view, t.relname::text AS "table"
     FROM pg_rewrite r JOIN pg_class v ON v.oid = r.ev_class JOIN pg_depend d ON d.objid = r.oid AND d.refclassid = 'pg_class'::regclass
     JOIN pg_class t ON t.oid = d.refobjid AND t.oid <> v.oid WHERE v.relnamespace = 'public'::regnamespace`,
  );
  const columns = new Map(relations.map((relation) => [relation.name, relation.columns]));
  const views = Map.groupBy(readers, ({ view }) => view);
  return {
    tables: relations.filter(({ kind }) => kind === "r").map(({ name }) => name),
    columnsOf: (relation) => columns.get(relation),
    tablesOf: (relation) =>
      views.get(relation)?.map(({ table }) => table) ?? (columns.has(relation) ? [relation] : []),
  };
}

/** Addresses of the ledger's accounts by their ids. */
export type Accounts = ReadonlyMap<string, string>;

export async function readAccounts(database: Database): Promise<Accounts> {
  const { rows } = await database.query<{ id: bigint; address: string }>(
    "SELECT id, address FROM ledger_account",
  );
  return new Map(rows.map(({ id, address }) => [String(id), address]));
}
