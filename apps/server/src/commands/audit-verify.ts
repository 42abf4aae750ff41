// npm run audit:verify: computes the chain of the office's audit again, and prints its last hash. Exits with 1 when something does not fit.
// npm run audit:verify -- --export <file>: also writes each entry as a line of JSON, for examples/verify_audit.py and other verifiers.
import { closeSync, openSync, writeSync } from "node:fs";
import { DomainError } from "@bellwether/contract";
import type { Database } from "@bellwether/db";
import { type AuditRow, verifyAuditChain } from "@bellwether/gate";
import { z } from "zod";
import { parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";

const Options = z.strictObject({ export: z.string().min(1).optional() });
const options = { export: { type: "string" } } as const;

const given = parseArguments({ usage: "audit:verify [--export <file>]", options, schema: Options });
await runCommand((database) => verify(database, given.export));

async function verify(database: Database, file: string | undefined): Promise<number> {
  const output = file === undefined ? undefined : openNew(file);
  const write = (row: AuditRow) => {
    if (output !== undefined) writeSync(output, `${JSON.stringify(lineOf(row))}\n`);
  };
  try {
    const { entries, head, erased, problems } = await verifyAuditChain({ database }, write);
    for (const problem of problems) console.error(problem);
    console.log(`${entries} entries, ${erased} with an erased detail; the last hash is ${head}.`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    if (output !== undefined) closeSync(output);
  }
}

function lineOf(row: AuditRow): object {
  return {
    position: Number(row.position),
    at: row.at.toISOString(),
    actor_kind: row.actor_kind,
    actor_name: row.actor_name,
    action: row.action,
    subject: row.subject,
    salt: row.salt,
    detail: row.detail,
    detail_hash: row.detail_hash,
    previous_hash: row.previous_hash,
    hash: row.hash,
  };
}

function openNew(file: string): number {
  try {
    return openSync(file, "wx");
  } catch (error) {
    throw new DomainError("conflict", { detail: `${file} cannot be written: ${(error as Error).message}` });
  }
}
