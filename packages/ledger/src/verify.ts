import type { Database, SqlConnection } from "@bellwether/db";

/** A violated invariant: which one, and the rows that show it. */
export type Violation = { promise: string; rows: unknown[] };

/** The invariants that the ledger's own tables can show; each query returns the rows that violate one. */
const promises: Record<string, string> = {
  "(a) entries sum to zero in each currency": `
    SELECT a.currency, sum(e.amount_minor)::text AS sum FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
    GROUP BY a.currency HAVING sum(e.amount_minor) <> 0`,
  "(a) each transfer has its two entries": `
    SELECT t.id::text FROM ledger_transfer t LEFT JOIN ledger_entry e ON e.transfer_id = t.id
    GROUP BY t.id, t.debit_account_id, t.credit_account_id, t.amount_minor
    HAVING count(*) <> 2 OR count(*) FILTER (WHERE e.account_id = t.debit_account_id AND e.amount_minor = -t.amount_minor) <> 1
      OR count(*) FILTER (WHERE e.account_id = t.credit_account_id AND e.amount_minor = t.amount_minor) <> 1`,
  "(a) each entry has its transfer": `
    SELECT e.account_id::text, e.version::text FROM ledger_entry e LEFT JOIN ledger_transfer t ON t.id = e.transfer_id WHERE t.id IS NULL`,
  "(a) a transfer's accounts share a currency": `
    SELECT t.id::text FROM ledger_transfer t JOIN ledger_account d ON d.id = t.debit_account_id
    JOIN ledger_account c ON c.id = t.credit_account_id WHERE d.currency <> c.currency`,
  "(b) an account's balance is the sum of its entries": `
    SELECT a.address, a.currency, a.balance_minor::text, coalesce(sum(e.amount_minor), 0)::text AS entries
    FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id
    GROUP BY a.id HAVING a.balance_minor <> coalesce(sum(e.amount_minor), 0)`,
  "(b) an entry's balance follows from the one before": `
    SELECT * FROM (
      SELECT account_id::text, version::text, balance_minor - amount_minor AS before,
        coalesce(lag(balance_minor) OVER (PARTITION BY account_id ORDER BY version), 0) AS last
      FROM ledger_entry) e WHERE before <> last`,
  "(c) no player balance was taken below zero, save by a forced transfer": `
    SELECT a.address, e.version::text, e.balance_minor::text FROM ledger_entry e
    JOIN ledger_account a ON a.id = e.account_id JOIN ledger_transfer t ON t.id = e.transfer_id
    WHERE a.floored AND e.balance_minor < 0 AND e.amount_minor < 0 AND NOT t.forced`,
  "(d) each transfer belongs to one operation": `
    SELECT t.id::text FROM ledger_transfer t LEFT JOIN ledger_operation o ON o.id = t.operation_id WHERE o.id IS NULL`,
  "(d) an operation's id is used once": `
    SELECT id::text FROM ledger_operation GROUP BY id HAVING count(*) > 1`,
  "(e) account versions have no gap": `
    SELECT a.address, a.version::text, count(e.version)::text AS entries, max(e.version)::text AS last
    FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id
    GROUP BY a.id HAVING a.version <> count(e.version) OR a.version <> coalesce(max(e.version), 0)`,
};

/**
 * What the application's role may do to a ledger table and must not: change or remove rows, also in one column only, or all that the owner
 * of the table or its schema may. A superuser may everything.
 */
const FORBIDDEN_RIGHTS = `
  WITH written AS (SELECT * FROM (VALUES ('ledger_entry'), ('ledger_transfer'), ('ledger_operation')) AS t(name))
  SELECT t.name AS table, p.name AS right
  FROM written t, (VALUES ('UPDATE'), ('DELETE'), ('TRUNCATE')) AS p(name)
  WHERE has_table_privilege($1, t.name, p.name)
    OR (p.name = 'UPDATE' AND has_any_column_privilege($1, t.name, 'UPDATE'))
  UNION ALL
  SELECT t.name, 'OWN' FROM written t JOIN pg_class c ON c.oid = t.name::regclass JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE pg_has_role($1, c.relowner, 'MEMBER') OR pg_has_role($1, n.nspowner, 'MEMBER')`;

type ForbiddenRight = { table: string; right: string };

/** The rights by which a role could change or remove what the ledger has written; none in a safe installation. */
export async function findForbiddenRights(
  connection: SqlConnection,
  role: string,
): Promise<ForbiddenRight[]> {
  return (await connection.query<ForbiddenRight>(FORBIDDEN_RIGHTS, [role])).rows;
}

/** Checks invariants (a) to (e) and (g) over all rows; an empty list means that they hold. The wallet checks the invariants of rounds. */
export async function verifyLedger(database: Database): Promise<Violation[]> {
  const violations = await findViolations(database, promises);
  const rows = await findForbiddenRights(database, database.role);
  if (rows.length > 0)
    violations.push({ promise: "(g) the application cannot change or remove what was written", rows });
  return violations;
}

/** Runs the query of each invariant, which returns the rows that violate it, and keeps at most 20 of them. */
export async function findViolations(
  database: Database,
  queries: Readonly<Record<string, string>>,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const [promise, query] of Object.entries(queries)) {
    const { rows } = await database.asOwner((connection) => connection.query(`${query} LIMIT 20`));
    if (rows.length > 0) violations.push({ promise, rows });
  }
  return violations;
}
