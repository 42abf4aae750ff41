import type { DatabasePort } from "../ports.ts";
import { FIRST_HASH, hashDetail, hashEntry } from "./audit-hash.ts";
import { lostAuditHeads } from "./audit-heads.ts";
import { type AuditRow, readAuditFrom } from "./list-audit.ts";

export type AuditVerdict = {
  entries: number;
  /** The last hash; 64 zeros of an empty chain. */
  head: string;
  /** Entries whose detail was erased. */
  erased: number;
  /** What does not fit, at most {@link MAX_PROBLEMS}. */
  problems: string[];
};

const MAX_PROBLEMS = 20;
const PAGE = 1_000;

/** Computes the whole chain again. `visit` gets each entry, for an export. */
export async function verifyAuditChain(
  { database }: DatabasePort,
  visit: (row: AuditRow) => void = () => {},
): Promise<AuditVerdict> {
  const verdict: AuditVerdict = { entries: 0, head: FIRST_HASH, erased: 0, problems: [] };
  for (;;) {
    const rows = await readAuditFrom(database, verdict.entries + 1, PAGE);
    for (const row of rows) {
      visit(row);
      check(row, verdict);
    }
    if (verdict.problems.length >= MAX_PROBLEMS) return verdict;
    if (rows.length < PAGE) break;
  }
  const lost = await lostAuditHeads(database);
  verdict.problems.push(...lost.map(({ day }) => `the hash published on ${day} is in no entry`));
  return verdict;
}

function check(row: AuditRow, verdict: AuditVerdict): void {
  const position = Number(row.position);
  const expected = hashEntry(row.previous_hash, {
    position,
    at: row.at.toISOString(),
    actorKind: row.actor_kind,
    actorName: row.actor_name,
    action: row.action,
    subject: row.subject,
    detailHash: row.detail_hash,
  });
  const problems = [
    position !== verdict.entries + 1 && `entry ${verdict.entries + 1} is missing`,
    row.previous_hash !== verdict.head && `entry ${position} does not follow the one before it`,
    row.hash !== expected && `entry ${position} was changed`,
    row.detail !== null &&
      hashDetail(row.salt ?? "", row.detail) !== row.detail_hash &&
      `the detail of entry ${position} was changed`,
  ].filter((problem) => problem !== false);
  verdict.problems.push(...problems.slice(0, MAX_PROBLEMS - verdict.problems.length));
  verdict.entries = position;
  verdict.head = row.hash;
  if (row.detail === null) verdict.erased += 1;
}
