import type { SqlConnection } from "@bellwether/db";
import type { StudioRound, StudioRoundState } from "./round.ts";

/** The fields that change with a step; at `dueAt` the resolver takes the round over if nobody has advanced it. */
export type MoveStep = { state: StudioRoundState; dueAt: Date | null } & Partial<
  Pick<StudioRound, "script" | "payoutMinor" | "balanceMinor" | "refusal" | "actions">
>;

/**
 * Moves a round on from its known state and number of actions. A choice of a player who may no longer play is due at once. Returns undefined when someone else has moved it in the meantime: the caller
 * then reads the round again.
 */
export async function moveRound(
  connection: SqlConnection,
  round: StudioRound,
  step: MoveStep,
): Promise<StudioRound | undefined> {
  const { rows } = await connection.query<{ due_at: Date | null }>(
    `/* prepared */ UPDATE studio_round SET state = $4, due_at = coalesce(
         (SELECT e.ended_at FROM studio_play_end e WHERE $4 = 'deciding' AND e.owner = $1 AND e.ended_at >= studio_round.started_at),
         $5::timestamptz),
       attempts = 0, script = coalesce($6, script), payout_minor = coalesce($7, payout_minor), balance_minor = coalesce($8, balance_minor),
       refusal = coalesce($9, refusal), actions = $10, launch_token = CASE WHEN $5::timestamptz IS NULL THEN NULL ELSE launch_token END
     WHERE owner = $1 AND id = $2 AND state = $3 AND actions = $11 RETURNING due_at`,
    [
      round.owner,
      round.id,
      round.state,
      step.state,
      step.dueAt,
      step.script ? JSON.stringify(step.script) : null,
      step.payoutMinor ?? null,
      step.balanceMinor ?? null,
      step.refusal ?? null,
      (step.actions ?? round.actions).length,
      round.actions.length,
    ],
  );
  const [row] = rows;
  if (!row) return undefined;
  const launchToken = step.dueAt === null ? null : round.launchToken;
  return { ...round, ...step, dueAt: row.due_at, launchToken, attempts: 0 };
}
