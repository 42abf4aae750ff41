import { DAY_MS } from "@bellwether/contract/durations.ts";
import { type SqlConnection, textArray } from "@bellwether/db";
import { jobActor } from "../actor.ts";
import type { DatabasePort, MetricsPort, StorePorts } from "../ports.ts";
import { type BankedLine, compareBank, type Payout } from "./compare-bank.ts";
import { compareSettlement } from "./compare-settlement.ts";
import type { SettledLine } from "./settlement-file.ts";

type Way = "provider" | "bank";
type Found = {
  what: string;
  subject: string;
  provider: string | null;
  paymentId: string | null;
  ours: string | null;
  theirs: string | null;
  fileId: string;
};

/** Payouts and lines of the bank are compared with each other for so long. */
const BANK_WINDOW_MS = 60 * DAY_MS;
/** For so much longer a payout is known: a line of the bank can come after it, and its first line stands before its last. */
const KNOWN_LONGER_MS = 30 * DAY_MS;

/** Looks again at everything that differs: what agrees by now is settled by itself. A job does this. Returns how many differences are open. */
export async function findDifferencesAgain(deps: StorePorts & MetricsPort): Promise<number> {
  await deps.database.transaction((connection) => findDifferences(connection, deps.now()));
  return countOpen(deps);
}

/**
 * Compares the files that have open differences, and `newFileId`, with the payments and the bank, inside an SQL transaction. What differs and was
 * not found before is stored; what is open and differs no more is settled as agreeing by now.
 */
export async function findDifferences(
  connection: SqlConnection,
  now: Date,
  newFileId?: string,
): Promise<void> {
  // Two who read files at once would both find the same.
  await connection.query("SELECT pg_advisory_xact_lock(hashtextextended('settlements', 0))");
  const { rows } = await connection.query<{ id: string }>(
    `SELECT f.id::text AS id FROM settlement_file f WHERE f.kind = 'provider' AND (f.id = $1::bigint
       OR EXISTS (SELECT 1 FROM settlement_difference d WHERE d.file_id = f.id AND d.way = 'provider' AND d.settled_at IS NULL))`,
    [newFileId ?? null],
  );
  for (const { id } of rows) await compareFile(connection, id, now);
  await compareWithBank(connection, now);
}

async function compareFile(connection: SqlConnection, fileId: string, now: Date): Promise<void> {
  const { rows: lines } = await connection.query<SettledLine>(
    `SELECT tx_id AS "txId", amount_minor AS "amountMinor", fee_minor AS "feeMinor", currency, provider, at, payout
     FROM settlement_line WHERE file_id = $1::bigint ORDER BY number`,
    [fileId],
  );
  const differences = await compareSettlement(connection, lines);
  const missing = differences.filter(({ what }) => what === "missing_there");
  const { rows: elsewhere } = await connection.query<{ tx_id: string }>(
    "SELECT DISTINCT tx_id FROM settlement_line WHERE tx_id = ANY($1::text[]) AND file_id <> $2::bigint",
    [textArray(missing.map(({ transaction }) => transaction)), fileId],
  );
  // A payment near midnight is in the file of the day before or after.
  const inAnother = new Set(elsewhere.map(({ tx_id }) => tx_id));
  const found = differences
    .filter(({ what, transaction }) => what !== "missing_there" || !inAnother.has(transaction))
    .map(({ what, transaction, provider, payment_id: paymentId, ours, theirs }) => ({
      ...{ what, subject: transaction, provider, paymentId, ours, theirs, fileId },
    }));
  await keep(connection, "provider", found, { now, fileId });
}

async function compareWithBank(connection: SqlConnection, now: Date): Promise<void> {
  const since = new Date(now.getTime() - BANK_WINDOW_MS);
  const { rows: payouts } = await connection.query<Payout>(
    `SELECT payout AS reference, provider, currency, sum(amount_minor - fee_minor)::bigint AS "netMinor", max(at) AS "lastAt",
       min(file_id)::text AS "fileId"
     FROM settlement_line WHERE payout IS NOT NULL AND at >= $1 GROUP BY payout, provider, currency ORDER BY payout, provider, currency`,
    [new Date(since.getTime() - KNOWN_LONGER_MS)],
  );
  const { rows: lines } = await connection.query<BankedLine>(
    `SELECT reference, counterparty, currency, amount_minor AS "amountMinor", at, file_id::text AS "fileId" FROM bank_line
     WHERE at >= $1 ORDER BY file_id, number`,
    [since],
  );
  const found = compareBank(payouts, lines, since).map((each) => ({ ...each, paymentId: null }));
  await keep(connection, "bank", found, { now, fileId: null });
}

const keyOf = (way: Way, { what, subject, provider, ours, theirs, fileId }: Found) =>
  // A line of the bank is one of its file; everything else is the same difference in whichever file it is found.
  JSON.stringify([way, what, subject, provider, ours, theirs, ...(what === "bank_unknown" ? [fileId] : [])]);

async function keep(
  connection: SqlConnection,
  way: Way,
  found: readonly Found[],
  { now, fileId }: { now: Date; fileId: string | null },
): Promise<void> {
  const texts = (of: (each: Found) => string | null) => textArray(found.map((each) => of(each) ?? ""));
  const keys = textArray(found.map((each) => keyOf(way, each)));
  await connection.query(
    `INSERT INTO settlement_difference (key, way, what, subject, provider, payment_id, ours, theirs, file_id, found_at)
     SELECT DISTINCT ON (key) key, $1, what, subject, nullif(provider, ''), nullif(payment, ''), nullif(ours, ''), nullif(theirs, ''), file, $2
     FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[])
       AS f (key, what, subject, provider, payment, ours, theirs, file)
     ON CONFLICT (key) DO NOTHING`,
    [
      way,
      now,
      keys,
      texts(({ what }) => what),
      texts(({ subject }) => subject),
      texts(({ provider }) => provider),
      texts(({ paymentId }) => paymentId),
      texts(({ ours }) => ours),
      texts(({ theirs }) => theirs),
      textArray(found.map((each) => each.fileId)),
    ],
  );
  await connection.query(
    `UPDATE settlement_difference SET settled_at = $1, settled_by_kind = 'job', settled_by = $2, outcome = 'agrees_now'
     WHERE settled_at IS NULL AND way = $3 AND ($4::bigint IS NULL OR file_id = $4) AND NOT key = ANY($5::text[])`,
    [now, jobActor("settlements").name, way, fileId, keys],
  );
}

async function countOpen({ database, metrics }: DatabasePort & MetricsPort): Promise<number> {
  const { rows } = await database.query<{ way: Way; open: number }>(
    "SELECT way, count(*)::int AS open FROM settlement_difference WHERE settled_at IS NULL GROUP BY way",
  );
  const open = (way: Way) => rows.find((row) => row.way === way)?.open ?? 0;
  for (const way of ["provider", "bank"] as const) metrics.set("settlement_differences", { way }, open(way));
  return open("provider") + open("bank");
}
