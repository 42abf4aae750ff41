import type { SqlConnection } from "@bellwether/db";
import type { StudioRound, StudioRoundState } from "./round.ts";

/**
 * Moves rounds to another state in one statement, each with its own script, payout and balance. Returns the rounds that it moved. The others
 * were no longer in the state `from`, or not with the known number of actions. `dueAt` is null for a state that ends a round.
 */
export async function moveRounds(
  connection: SqlConnection,
  rounds: readonly StudioRound[],
  { from, to, dueAt }: { from: StudioRoundState; to: StudioRoundState; dueAt: Date | null },
): Promise<StudioRound[]> {
  if (rounds.length === 0) return [];
  const facts = rounds.map(({ owner, id, script, payoutMinor, balanceMinor, actions }) => ({
    owner,
    id,
    script: script && JSON.stringify(script),
    payout_minor: payoutMinor?.toString(),
    balance_minor: balanceMinor?.toString(),
    actions: actions.length,
  }));
  const { rows } = await connection.query<{ owner: string; id: string }>(
    `UPDATE studio_round r SET state = $2, due_at = $3, attempts = 0, script = coalesce(f.script, r.script),
       payout_minor = coalesce(f.payout_minor, r.payout_minor), balance_minor = coalesce(f.balance_minor, r.balance_minor),
       launch_token = CASE WHEN $3::timestamptz IS NULL THEN NULL ELSE r.launch_token END
     FROM jsonb_to_recordset($1::jsonb) AS f (owner text, id uuid, script text, payout_minor bigint, balance_minor bigint, actions integer)
     WHERE r.owner = f.owner AND r.id = f.id AND r.state = $4 AND r.actions = f.actions RETURNING r.owner, r.id`,
    [JSON.stringify(facts), to, dueAt, from],
  );
  const moved = new Set(rows.map(({ owner, id }) => `${owner} ${id}`));
  return rounds
    .filter(({ owner, id }) => moved.has(`${owner} ${id}`))
    .map((round) => ({ ...round, state: to, dueAt, attempts: 0 }));
}
