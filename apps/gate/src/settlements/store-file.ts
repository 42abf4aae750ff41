import { createHash } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { readBankFile } from "./bank-file.ts";
import type { BankLine } from "./bank-line.ts";
import { readSettlementFile, type SettledLine } from "./settlement-file.ts";

export type FileKind = "provider" | "bank";

/** A file that was read. `id` is its number as text. */
export type ImportedFile = {
  id: string;
  kind: FileKind;
  name: string;
  lines: number;
  from_at: Date;
  until_at: Date;
  read_by: string;
  read_at: Date;
};

export const FILE_COLUMNS = "id::text AS id, kind, name, lines, from_at, until_at, read_by, read_at";

/**
 * Stores a provider's settlement file or a bank's statement, whole or not at all.
 * @throws DomainError `invalid_param` with the place of the first mistake as its detail, or `conflict` for a file that was read before
 */
export async function storeFile(
  connection: SqlConnection,
  { kind, name, text }: { kind: FileKind; name: string; text: string },
  { actor, at }: { actor: Actor; at: Date },
): Promise<ImportedFile> {
  const read = parsed(kind, text);
  const times = read.lines.map((line) => line.at.getTime());
  const { rows } = await connection.query<ImportedFile>(
    `INSERT INTO settlement_file (kind, name, sha256, lines, from_at, until_at, read_by, read_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (sha256) DO NOTHING RETURNING ${FILE_COLUMNS}`,
    [
      kind,
      name,
      createHash("sha256").update(text).digest("hex"),
      read.lines.length,
      new Date(earliest(times)),
      new Date(latest(times)),
      actor.name,
      at,
    ],
  );
  if (rows.length === 0) throw new DomainError("conflict", { detail: "this file was read before" });
  const file = onlyRow(rows);
  if (read.kind === "provider") await storeSettledLines(connection, file.id, read.lines);
  else await storeBankLines(connection, file.id, read.lines);
  return file;
}

// A spread of a hundred thousand arguments would overflow the stack.
const earliest = (times: readonly number[]) => times.reduce((first, each) => Math.min(first, each));
const latest = (times: readonly number[]) => times.reduce((last, each) => Math.max(last, each));

function parsed(kind: FileKind, text: string) {
  try {
    return kind === "provider"
      ? { kind, lines: readSettlementFile(text) }
      : { kind, lines: readBankFile(text) };
  } catch (error) {
    throw new DomainError("invalid_param", {
      detail: (error as Error).message,
      fields: { text: (error as Error).message },
    });
  }
}

async function storeSettledLines(
  connection: SqlConnection,
  fileId: string,
  lines: readonly SettledLine[],
): Promise<void> {
  await connection.query(
    `INSERT INTO settlement_line (file_id, number, tx_id, amount_minor, fee_minor, currency, provider, at, payout)
     SELECT $1::bigint, n, tx, amount, fee, currency, provider, at, nullif(payout, '')
     FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::timestamptz[], $8::text[])
       WITH ORDINALITY AS l (tx, amount, fee, currency, provider, at, payout, n)`,
    [
      fileId,
      textArray(lines.map(({ txId }) => txId)),
      textArray(lines.map(({ amountMinor }) => String(amountMinor))),
      textArray(lines.map(({ feeMinor }) => String(feeMinor))),
      textArray(lines.map(({ currency }) => currency)),
      textArray(lines.map(({ provider }) => provider)),
      textArray(lines.map(({ at }) => at.toISOString())),
      textArray(lines.map(({ payout }) => payout ?? "")),
    ],
  );
}

async function storeBankLines(
  connection: SqlConnection,
  fileId: string,
  lines: readonly BankLine[],
): Promise<void> {
  await connection.query(
    `INSERT INTO bank_line (file_id, number, reference, counterparty, amount_minor, currency, at)
     SELECT $1::bigint, n, reference, counterparty, amount, currency, at
     FROM unnest($2::text[], $3::text[], $4::bigint[], $5::text[], $6::timestamptz[])
       WITH ORDINALITY AS l (reference, counterparty, amount, currency, at, n)`,
    [
      fileId,
      textArray(lines.map(({ reference }) => reference)),
      textArray(lines.map(({ counterparty }) => counterparty)),
      textArray(lines.map(({ amountMinor }) => String(amountMinor))),
      textArray(lines.map(({ currency }) => currency)),
      textArray(lines.map(({ at }) => at.toISOString())),
    ],
  );
}

/** The last 50 files, the newest first. */
export async function listFiles(connection: SqlConnection): Promise<ImportedFile[]> {
  const { rows } = await connection.query<ImportedFile>(
    `SELECT ${FILE_COLUMNS} FROM settlement_file ORDER BY settlement_file.id DESC LIMIT 50`,
  );
  return rows;
}
