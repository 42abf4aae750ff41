import { type Database, onlyRow, type SqlConnection } from "@bellwether/db";
import {
  brokenSeals,
  type Checkpoint,
  isWholeDue,
  lastCheckpoint,
  lockCheckpoints,
  sealCheckpoint,
} from "./checkpoint.ts";
import {
  ENTRIES_IN_A_STEP,
  findAccounts,
  type ReadCounts,
  readSlices,
  storeAccounts,
  sumTransfers,
} from "./verify-slices.ts";
import {
  findViolations,
  type LedgerPromises,
  mergeViolations,
  type Promises,
  type Violation,
} from "./violation.ts";

/** What a verification has found and read. */
export type Verification = {
  /** None if everything holds. */
  violations: Violation[];
  /** Everything was read, not only what came after the last checkpoint. */
  isWhole: boolean;
  /** The checkpoint from which it went on, or with which everything was compared. */
  former: Checkpoint | undefined;
  /** What it has stored; undefined if a promise is broken. */
  checkpoint: Checkpoint | undefined;
  read: ReadCounts;
};

export type VerifyOptions = {
  /** What other modules promise. */
  promises?: LedgerPromises;
  /** Everything, what came after the last checkpoint, or the first of them once a week. */
  reach?: "whole" | "since" | "whole-if-due";
  /** Whether the next verification may go on from here. */
  keeps?: boolean;
  entriesInAStep?: number;
  /** Ends it before its next step: it rejects, and nothing is kept. */
  signal?: AbortSignal;
};

/** Invariants of accounts; they are read before the entries. */
const accountPromises: Promises = {
  "(a) each entry has its account": `
    WITH RECURSIVE known AS (
      SELECT min(account_id) AS id FROM ledger_entry
      UNION ALL SELECT (SELECT min(account_id) FROM ledger_entry WHERE account_id > known.id) FROM known WHERE known.id IS NOT NULL)
    SELECT id::text AS account FROM known WHERE id IS NOT NULL AND NOT EXISTS (SELECT FROM ledger_account a WHERE a.id = known.id)`,
  "(e) account versions have no gap": `
    SELECT address, version::text, first::text, last::text FROM (
      SELECT address, version, (SELECT min(version) FROM ledger_entry WHERE account_id = a.id) AS first,
        (SELECT max(version) FROM ledger_entry WHERE account_id = a.id) AS last FROM ledger_account a) x
    WHERE coalesce(last, 0) <> version OR first <> 1`,
  "(j) an account is where its checkpoint was, or beyond it": `
    SELECT c.account_id::text, a.address, a.version::text, c.version::text AS sealed FROM ledger_checkpoint_account c
    LEFT JOIN ledger_account a ON a.id = c.account_id
    WHERE a.id IS NULL OR a.version < c.version OR (a.version = c.version AND a.balance_minor <> c.balance_minor)`,
};

/** Invariants of the accounts that were read; what is stored by then is for the next checkpoint. */
const endPromises: Promises = {
  "(a) entries sum to zero in each currency": `
    SELECT a.currency, sum(c.balance_minor)::text AS sum FROM ledger_checkpoint_account c JOIN ledger_account a ON a.id = c.account_id
    GROUP BY a.currency HAVING sum(c.balance_minor) <> 0`,
  "(b) an account's balance is the sum of its entries": `
    SELECT a.address, a.currency, a.balance_minor::text, v.balance_minor::text AS entries FROM verified_account v
    JOIN ledger_account a ON a.id = v.account_id WHERE a.balance_minor <> v.balance_minor`,
  "(j) what a checkpoint has sealed was not changed": `
    SELECT address, currency, sealed_version::text FROM verified_account
    WHERE began = 0 AND sealed_version > 0 AND found_digest IS DISTINCT FROM sealed_digest`,
};

/** It names the transfers, but compares all of them at once: asked when the sums show that there are such. */
const UNEQUAL_SIDES: Promises = {
  "(a) each transfer has its two entries": `
    SELECT t.id::text FROM ledger_transfer t LEFT JOIN ledger_entry e ON e.transfer_id = t.id
    GROUP BY t.id, t.debit_account_id, t.credit_account_id, t.amount_minor
    HAVING count(*) <> 2 OR count(*) FILTER (WHERE e.account_id = t.debit_account_id AND e.amount_minor = -t.amount_minor) <> 1
      OR count(*) FILTER (WHERE e.account_id = t.credit_account_id AND e.amount_minor = t.amount_minor) <> 1`,
};

/**
 * What the application's role may do to a ledger table and must not: change or remove rows, also in one column only, or all that the owner
 * of the table or its schema may, and to write checkpoints. A superuser may everything.
 */
const FORBIDDEN_RIGHTS = `
  WITH written AS (SELECT * FROM (VALUES ('ledger_entry', false), ('ledger_transfer', false), ('ledger_operation', false),
    ('ledger_checkpoint', true), ('ledger_checkpoint_account', true)) AS t(name, is_owners))
  SELECT t.name AS table, p.name AS right
  FROM written t, (VALUES ('INSERT'), ('UPDATE'), ('DELETE'), ('TRUNCATE')) AS p(name)
  WHERE (p.name <> 'INSERT' OR t.is_owners) AND (has_table_privilege($1, t.name, p.name)
    OR (p.name IN ('INSERT', 'UPDATE') AND has_any_column_privilege($1, t.name, p.name)))
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

/** Checks the ledger's invariants and those of `promises` over all rows, and stores nothing; an empty list means that they hold. */
export async function verifyLedger(database: Database, promises: LedgerPromises = {}): Promise<Violation[]> {
  return (await verify(database, { promises, reach: "whole", keeps: false })).violations;
}

/**
 * Checks invariants (a) to (e), (g) and (j), and those of `promises`, in one snapshot. If all of them hold, what was read is sealed, and the next
 * verification may go on from there.
 */
export async function verify(database: Database, options: VerifyOptions = {}): Promise<Verification> {
  try {
    return await database.asOwner(async (connection) => {
      const verification = await verifyIn(connection, database.role, options);
      if (!verification.checkpoint) throw new NothingKeptError(verification);
      return verification;
    });
  } catch (error) {
    if (error instanceof NothingKeptError) return error.verification;
    throw error;
  }
}

/** Rolls back what the verification has stored on its way. */
class NothingKeptError extends Error {
  readonly verification: Verification;
  constructor(verification: Verification) {
    super("the verification is not kept");
    this.verification = verification;
  }
}

async function verifyIn(
  connection: SqlConnection,
  role: string,
  { promises = {}, reach = "whole", keeps = true, entriesInAStep = ENTRIES_IN_A_STEP, signal }: VerifyOptions,
): Promise<Verification> {
  await lockCheckpoints(connection);
  // Short statements that come in thousands are not worth compiling.
  await connection.query("SET LOCAL jit = off");
  const former = await lastCheckpoint(connection);
  const isWhole =
    !former || reach === "whole" || (reach === "whole-if-due" && (await isWholeDue(connection)));
  const violations: Violation[] = [];
  const seals = await brokenSeals(connection);
  if (seals.length > 0) violations.push({ promise: "(j) a checkpoint is as it was sealed", rows: seals });
  const rights = await findForbiddenRights(connection, role);
  if (rights.length > 0)
    violations.push({
      promise: "(g) the application cannot change or remove what was written",
      rows: rights,
    });
  const none = { accounts: 0, entries: 0, steps: 0 };
  // Nothing can be said by a checkpoint that was changed.
  if (seals.length > 0 && !isWhole) return { violations, isWhole, former, checkpoint: undefined, read: none };

  const marks = await readMarks(connection, promises.marks ?? {});
  const window = await readWindow(connection, isWhole);
  violations.push(...(await findViolations(connection, accountPromises)));
  await findAccounts(connection, { isWhole, entriesInAStep });
  const others = await withMarks(connection, promises, isWhole);
  const { sides, read, ...found } = await readSlices(connection, others, {
    windowId: window.id,
    entriesInAStep,
    signal,
  });
  violations.push(...found.violations);
  if (
    sides.debits !== sides.credits ||
    sides.recent !== (await sumTransfers(connection, window.id)) - window.sum
  )
    violations.push(...(await findUnequal(connection, sides)));
  await storeAccounts(connection);
  const rest = { ...endPromises, ...others.end, ...(isWhole && others.whole) };
  violations.push(...(await findViolations(connection, rest)));

  const isKept = keeps && violations.length === 0;
  const checkpoint = isKept ? await keep(connection, former, isWhole, marks) : undefined;
  return { violations: mergeViolations(violations), isWhole, former, checkpoint, read };
}

/** Ids of transfers before the last one: the writers' blocks in use are among them, and few rows. */
const WINDOW_IDS = 64 * 4_096;

/** From which id on the former checkpoint has summed the transfers, and their sum then; all of them when everything is read. */
async function readWindow(connection: SqlConnection, isWhole: boolean): Promise<{ id: bigint; sum: bigint }> {
  if (isWhole) return { id: 0n, sum: 0n };
  const { rows } = await connection.query<{ id: bigint; sum: string }>(
    "SELECT window_id AS id, window_sum::text AS sum FROM ledger_checkpoint ORDER BY number DESC LIMIT 1",
  );
  const { id, sum } = onlyRow(rows);
  return { id, sum: BigInt(sum) };
}

async function keep(
  connection: SqlConnection,
  former: Checkpoint | undefined,
  isWhole: boolean,
  marks: Readonly<Record<string, bigint>>,
): Promise<Checkpoint> {
  const { rows } = await connection.query<{ id: bigint }>(
    "SELECT greatest(0, coalesce(max(id), 0) - $1::bigint) AS id FROM ledger_transfer",
    [WINDOW_IDS],
  );
  const windowId = onlyRow(rows).id;
  const windowSum = await sumTransfers(connection, windowId);
  return sealCheckpoint(connection, former, { isWhole, windowId, windowSum }, marks);
}

async function findUnequal(connection: SqlConnection, sides: object): Promise<Violation[]> {
  const found = await findViolations(connection, UNEQUAL_SIDES);
  if (found.length > 0) return found;
  return [{ promise: "(a) each transfer has its two entries", rows: [sides] }];
}

/** Read after the snapshot was taken, so that no row in it is above them. */
async function readMarks(connection: SqlConnection, queries: Promises): Promise<Record<string, bigint>> {
  const marks: Record<string, bigint> = {};
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await connection.query<{ value: bigint }>(query);
    marks[name] = onlyRow(rows).value;
  }
  return marks;
}

/** The promises with the marks of the checkpoint in their queries, as numbers, so that the planner knows how few rows are beyond them. */
async function withMarks(
  connection: SqlConnection,
  { marks = {}, ...promises }: LedgerPromises,
  isWhole: boolean,
): Promise<LedgerPromises> {
  const { rows } = await connection.query<{ name: string; value: string }>(
    "SELECT key AS name, value FROM jsonb_each_text((SELECT marks FROM ledger_checkpoint ORDER BY number DESC LIMIT 1))",
  );
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  const fill = (query: string) =>
    Object.keys(marks).reduce(
      (text, name) => text.replaceAll(`{${name}}`, String(isWhole ? 0n : BigInt(known.get(name) ?? 0))),
      query,
    );
  const fillAll = (queries: Promises = {}) =>
    Object.fromEntries(Object.entries(queries).map(([promise, query]) => [promise, fill(query)]));
  return {
    entries: fillAll(promises.entries),
    players: fillAll(promises.players),
    end: fillAll(promises.end),
    whole: fillAll(promises.whole),
  };
}
