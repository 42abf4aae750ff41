import type { SqlConnection } from "@bellwether/db";
import { findViolations, type LedgerPromises, type Violation } from "./violation.ts";

/** What has been read: accounts with their entries, in statements of bounded size. */
export type ReadCounts = { accounts: number; entries: number; steps: number };

/** Number of entries that one statement reads; a player's accounts are read together, however many entries they have. */
export const ENTRIES_IN_A_STEP = 50_000;

/**
 * The accounts to read and how far, in slices; the accounts of one player are in one. `after` is the last version that was read: at first the
 * checkpoint's, or 0 when everything is read. Where it begins is `began`, and it ends at the last entry, whatever the account says.
 */
const FIND_ACCOUNTS = `CREATE TEMP TABLE verified_account ON COMMIT DROP AS
  SELECT account_id, address, currency, floored, player_id, began, began AS after, until, balance_minor, digest, kinds, sealed_version,
    sealed_digest, NULL::bytea AS found_digest, ceil(sum(until - began + 20) OVER (ORDER BY owner) / $2::numeric)::bigint AS slice
  FROM (SELECT y.*,
    greatest(began, least(version, coalesce((SELECT max(version) FROM ledger_entry e WHERE e.account_id = y.account_id), 0))) AS until FROM (
    SELECT a.id AS account_id, a.address, a.currency, a.floored, x.player_id, coalesce(x.player_id, a.address) AS owner, a.version,
      CASE WHEN $1::boolean THEN 0 ELSE coalesce(c.version, 0) END AS began,
      CASE WHEN $1 THEN 0 ELSE coalesce(c.balance_minor, 0) END AS balance_minor,
      CASE WHEN c.version > 0 AND NOT $1 THEN c.digest ELSE sha256(convert_to(a.address || '|' || a.currency, 'UTF8')) END AS digest,
      CASE WHEN $1 THEN '{}' ELSE coalesce(c.kinds, '{}') END AS kinds, coalesce(c.version, 0) AS sealed_version, c.digest AS sealed_digest,
      bool_or($1 OR a.version > coalesce(c.version, 0)) OVER (PARTITION BY coalesce(x.player_id, a.address)) AS is_read
    FROM ledger_account a LEFT JOIN ledger_checkpoint_account c ON c.account_id = a.id
    CROSS JOIN LATERAL (SELECT CASE WHEN a.address LIKE 'player:%' THEN split_part(a.address, ':', 2) END AS player_id) x) y
  WHERE is_read) z`;

/** The entries of a step with what belongs to them, and the players of a slice. */
const TABLES = [
  "CREATE INDEX ON verified_account (slice)",
  "CREATE INDEX ON verified_account (account_id)",
  "ANALYZE verified_account",
  `CREATE TEMP TABLE verified_entry (account_id bigint, address text, currency text, floored boolean, player_id text, version bigint,
    amount_minor bigint, balance_minor bigint, last_version bigint, last_balance_minor bigint, transfer_id bigint, has_transfer boolean,
    has_operation boolean, kind text, forced boolean, is_debit boolean, is_credit boolean, other_address text, other_currency text, source text,
    external_id text, answer text, line text) ON COMMIT DROP`,
  'CREATE TEMP TABLE verified_player (player_id text COLLATE "C") ON COMMIT DROP',
];

/** How far a step reads. An account of the house may have most of all entries. */
const STEP_END = "CASE WHEN a.player_id IS NULL THEN least(a.until, a.after + $2::bigint) ELSE a.until END";

/**
 * OFFSET and LIMIT make the planner read by index, entry by entry. `line` is what the chain keeps of an entry, with its transfer and operation;
 * an operation that has moved no money is in no chain.
 */
const READ_STEP = `INSERT INTO verified_entry
  SELECT a.account_id, a.address, a.currency, a.floored, a.player_id, e.version, e.amount_minor, e.balance_minor,
    lag(e.version, 1, a.after) OVER w, lag(e.balance_minor, 1, a.balance_minor) OVER w, e.transfer_id, t.id IS NOT NULL, o.id IS NOT NULL, t.kind,
    t.forced, t.debit_account_id = e.account_id AND t.amount_minor = -e.amount_minor,
    t.credit_account_id = e.account_id AND t.amount_minor = e.amount_minor, x.address, x.currency, o.source, o.external_id, o.answer,
    ROW(e.version, e.transfer_id, e.amount_minor, e.balance_minor, t.operation_id, t.debit_account_id, t.credit_account_id, t.amount_minor, t.kind,
      t.forced, o.source, o.external_id, o.input_hash, o.answer, extract(epoch FROM o.at))::text
  FROM verified_account a
  CROSS JOIN LATERAL (
    SELECT * FROM ledger_entry WHERE account_id = a.account_id AND version > a.after AND version <= ${STEP_END} OFFSET 0) e
  LEFT JOIN LATERAL (SELECT * FROM ledger_transfer WHERE id = e.transfer_id LIMIT 1) t ON true
  LEFT JOIN LATERAL (SELECT * FROM ledger_operation WHERE id = t.operation_id LIMIT 1) o ON true
  LEFT JOIN LATERAL (SELECT address, currency FROM ledger_account
    WHERE id = CASE WHEN t.debit_account_id = e.account_id THEN t.credit_account_id ELSE t.debit_account_id END LIMIT 1) x ON true
  WHERE a.slice = $1 AND a.after < a.until WINDOW w AS (PARTITION BY e.account_id ORDER BY e.version)`;

/** Moves the accounts to the end of the step. */
const END_STEP = `UPDATE verified_account v SET after = s.after, balance_minor = v.balance_minor + s.amount_minor,
    digest = coalesce(s.digest, v.digest), found_digest = coalesce(s.found_digest, v.found_digest), kinds = coalesce(k.kinds, '{}')
  FROM (
    SELECT a.account_id, ${STEP_END} AS after, coalesce(sum(e.amount_minor), 0)::bigint AS amount_minor,
      ledger_digest(a.digest, e.line ORDER BY e.version) FILTER (WHERE e.version IS NOT NULL) AS digest,
      ledger_digest(a.digest, e.line ORDER BY e.version) FILTER (WHERE e.version <= a.sealed_version) AS found_digest
    FROM verified_account a LEFT JOIN verified_entry e ON e.account_id = a.account_id
    WHERE a.slice = $1 AND a.after < a.until GROUP BY a.account_id, a.player_id, a.until, a.after) s
  LEFT JOIN (
    SELECT account_id, jsonb_object_agg(kind, sum) AS kinds FROM (
      SELECT account_id, kind, sum(amount) AS sum FROM (
        SELECT account_id, key AS kind, value::numeric AS amount FROM verified_account CROSS JOIN LATERAL jsonb_each_text(kinds)
          WHERE slice = $1 AND after < until
        UNION ALL SELECT account_id, kind, amount_minor FROM verified_entry WHERE kind IS NOT NULL) x GROUP BY account_id, kind) y
    GROUP BY account_id) k ON k.account_id = s.account_id
  WHERE v.account_id = s.account_id RETURNING v.after < v.until AS goes_on`;

const FIND_PLAYERS =
  "INSERT INTO verified_player SELECT DISTINCT player_id FROM verified_account WHERE slice = $1 AND player_id IS NOT NULL";

/** Invariants of the entries of a step; each query returns the rows that violate one. */
const stepPromises: Record<string, string> = {
  "(a) each entry has its transfer":
    "SELECT address, version::text, transfer_id::text FROM verified_entry WHERE NOT has_transfer",
  "(a) an entry is one of the two sides of its transfer": `
    SELECT address, version::text, transfer_id::text FROM verified_entry WHERE has_transfer AND NOT (is_debit OR is_credit)`,
  "(a) a transfer's accounts share a currency": `
    SELECT transfer_id::text, address, currency, other_address, other_currency FROM verified_entry
    WHERE has_transfer AND currency IS DISTINCT FROM other_currency`,
  "(b) an entry's balance follows from the one before": `
    SELECT address, version::text, balance_minor - amount_minor AS before, last_balance_minor AS last FROM verified_entry
    WHERE balance_minor - amount_minor <> last_balance_minor`,
  "(c) no player balance was taken below zero, save by a forced transfer": `
    SELECT address, version::text, balance_minor::text FROM verified_entry
    WHERE floored AND balance_minor < 0 AND amount_minor < 0 AND NOT forced`,
  "(d) each transfer belongs to one operation":
    "SELECT transfer_id::text FROM verified_entry WHERE has_transfer AND NOT has_operation",
  "(e) account versions have no gap": `
    SELECT address, version::text, last_version::text AS last FROM verified_entry WHERE version <> last_version + 1`,
};

/** Sums by which the two sides of all transfers are compared with each other, and with the transfers from an id on. */
const SUM_SIDES = `SELECT count(*) AS entries, coalesce(sum(x.sum) FILTER (WHERE is_debit), 0)::text AS debits,
    coalesce(sum(x.sum) FILTER (WHERE is_credit), 0)::text AS credits,
    coalesce(sum(x.sum) FILTER (WHERE is_debit AND transfer_id >= $1), 0)::text AS recent
  FROM verified_entry CROSS JOIN LATERAL (SELECT hashint8extended(transfer_id, 0) AS sum) x`;

export type Sides = { debits: bigint; credits: bigint; recent: bigint };

/** Creates the tables of a verification, for its transaction. */
export async function findAccounts(
  connection: SqlConnection,
  { isWhole, entriesInAStep }: { isWhole: boolean; entriesInAStep: number },
): Promise<void> {
  await run(connection, FIND_ACCOUNTS, [isWhole, entriesInAStep]);
  for (const statement of TABLES) await run(connection, statement);
}

/**
 * Reads the entries of all slices, and holds them and their players against the promises.
 * @param windowId the id from which on the sides are summed in `recent`.
 */
export async function readSlices(
  connection: SqlConnection,
  promises: LedgerPromises,
  {
    windowId,
    entriesInAStep,
    signal,
  }: { windowId: bigint; entriesInAStep: number; signal?: AbortSignal | undefined },
): Promise<{ violations: Violation[]; sides: Sides; read: ReadCounts }> {
  const violations: Violation[] = [];
  const sides: Sides = { debits: 0n, credits: 0n, recent: 0n };
  const [found] = await run<{ accounts: bigint; slices: bigint[] | null }>(
    connection,
    "SELECT count(*) AS accounts, array_agg(DISTINCT slice ORDER BY slice) AS slices FROM verified_account",
  );
  const read = { accounts: Number(found?.accounts), entries: 0, steps: 0 };
  for (const slice of found?.slices ?? []) {
    for (let isFirst = true, goesOn = true; goesOn; isFirst = false) {
      signal?.throwIfAborted();
      await run(connection, "TRUNCATE verified_entry, verified_player");
      await run(connection, READ_STEP, [slice, entriesInAStep]);
      await run(connection, "ANALYZE verified_entry (account_id, player_id, external_id)");
      const [sums] = await run<{ entries: bigint; debits: string; credits: string; recent: string }>(
        connection,
        SUM_SIDES,
        [windowId],
      );
      sides.debits += BigInt(sums?.debits ?? 0);
      sides.credits += BigInt(sums?.credits ?? 0);
      sides.recent += BigInt(sums?.recent ?? 0);
      read.entries += Number(sums?.entries);
      read.steps += 1;
      violations.push(...(await findViolations(connection, { ...stepPromises, ...promises.entries })));
      const ended = await run<{ goes_on: boolean }>(connection, END_STEP, [slice, entriesInAStep]);
      goesOn = ended.some(({ goes_on }) => goes_on);
      // The accounts of players were read in the first step, however many entries they have.
      if (!isFirst) continue;
      await run(connection, FIND_PLAYERS, [slice]);
      await run(connection, "ANALYZE verified_player");
      violations.push(...(await findViolations(connection, promises.players ?? {})));
    }
  }
  return { violations, sides, read };
}

/** The sum of the transfers from this id on, in statements of bounded size. */
export async function sumTransfers(connection: SqlConnection, from: bigint): Promise<bigint> {
  let sum = 0n;
  for (let next: bigint | null = from; next !== null; ) {
    const [part]: { sum: string; last: bigint | null }[] = await run(
      connection,
      `SELECT coalesce(sum(hashint8extended(id, 0)), 0)::text AS sum, max(id) AS last
       FROM (SELECT id FROM ledger_transfer WHERE id >= $1 ORDER BY id LIMIT 200000) t`,
      [next],
    );
    sum += BigInt(part?.sum ?? 0);
    next = part?.last == null ? null : part.last + 1n;
  }
  return sum;
}

/** Stores the accounts that were read as those of the next checkpoint. */
export async function storeAccounts(connection: SqlConnection): Promise<void> {
  await run(
    connection,
    `INSERT INTO ledger_checkpoint_account AS c (account_id, version, balance_minor, digest, kinds)
     SELECT account_id, after, balance_minor, digest, kinds FROM verified_account
     ON CONFLICT (account_id) DO UPDATE SET version = excluded.version, balance_minor = excluded.balance_minor, digest = excluded.digest,
       kinds = excluded.kinds WHERE c.version <> excluded.version`,
  );
}

/** The tables of a verification exist only within it, so that nothing compares these statements with the schema. */
async function run<Row>(
  connection: SqlConnection,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  return (await connection.query<Row>(text, parameters)).rows;
}
