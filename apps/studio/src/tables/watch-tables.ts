import { type TableVoidReason, TableWait } from "@bellwether/contract/studio/index.ts";
import type { DatabasePort, DatabaseTimePort, StudioMetricsPort } from "../ports.ts";
import { aheadMs } from "./ahead-of-clock.ts";
import type { StoredTableRound } from "./table-round.ts";

/** Why a table's round or a draw has no result. A draw with too few players is as it should be, so it is counted apart from the faults. */
const VOID_REASONS: readonly TableVoidReason[] = ["beacon_silent", "clock_skew", "few_players", "not_begun"];

/** The phase of a table's current round; null before the first one. */
type PhaseRow = {
  phase: StoredTableRound["phase"] | null;
  phase_began_at: Date | null;
  phase_ends_at: Date | null;
  started_at: Date;
  draws_at: Date | null;
};

/**
 * Exports how late and how far ahead each of the given tables is, how many wait and for what, and the void rounds of the last hour. A table without any round is late
 * since `startedAt`. One that waits for its hours or for the beacon is not late, nor is one whose next draw is not on sale yet.
 */
export async function watchTables(
  { database, databaseTime, metrics }: DatabasePort & DatabaseTimePort & StudioMetricsPort,
  tables: readonly string[],
  startedAt: Date,
): Promise<void> {
  const now = await databaseTime(database);
  const { rows } = await database.query<
    PhaseRow & { id: string; waits_for: TableWait | null; is_draw: boolean; is_over: boolean }
  >(
    `SELECT t.id, t.waits_for, r.draws_at IS NOT NULL AS is_draw, coalesce(r.phase IN ('paid', 'void'), false) AS is_over, r.phase_ends_at,
       r.phase, r.phase_began_at, r.started_at, r.draws_at
     FROM studio_table t LEFT JOIN studio_table_round r ON r.table_id = t.id AND r.number = t.number`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const table of tables) {
    const row = byId.get(table);
    const rests = row && (row.waits_for !== null || (row.is_draw && row.is_over));
    const dueAt = rests ? now : (row?.phase_ends_at ?? startedAt);
    metrics.set("table_late_seconds", { table }, Math.max(0, now.getTime() - dueAt.getTime()) / 1_000);
    metrics.set("table_ahead_seconds", { table }, row ? aheadSeconds(row, now) : 0);
  }
  const known = new Set(tables);
  for (const reason of TableWait.options)
    metrics.set(
      "tables_waiting",
      { reason },
      rows.filter(({ id, waits_for }) => known.has(id) && waits_for === reason).length,
    );
  await watchVoidRounds({ database, metrics }, now);
}

/** How far in the future the phase begins, in seconds. A draw on sale, or sealed, counts as 0: it waits for its own time in any case. */
function aheadSeconds(row: PhaseRow, now: Date): number {
  const { phase, phase_began_at: phaseBeganAt, phase_ends_at: phaseEndsAt } = row;
  const isWaitingDraw = row.draws_at !== null && (phase === "betting" || phase === "sealed");
  if (phase === null || phaseEndsAt === null || isWaitingDraw) return 0;
  const round = { phase, phaseBeganAt, phaseEndsAt, startedAt: row.started_at, drawsAt: row.draws_at };
  return aheadMs(round, now) / 1_000;
}

async function watchVoidRounds(
  { database, metrics }: DatabasePort & StudioMetricsPort,
  now: Date,
): Promise<void> {
  // The expression and the phases are those of an index.
  const { rows } = await database.query<{ void_reason: TableVoidReason; rounds: number }>(
    `SELECT void_reason, count(*)::int AS rounds FROM studio_table_round
     WHERE phase IN ('drawn', 'paid', 'void') AND coalesce(drawn_at, phase_ends_at) > $1::timestamptz - interval '1 hour' AND phase = 'void'
     GROUP BY void_reason`,
    [now],
  );
  for (const reason of VOID_REASONS)
    metrics.set(
      "table_rounds_void",
      { reason },
      rows.find(({ void_reason }) => void_reason === reason)?.rounds ?? 0,
    );
}
