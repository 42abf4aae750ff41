import type { ClockPort, DatabasePort, StudioMetricsPort } from "../ports.ts";

/** The number of attempts, some five minutes, after which a failing step has another cause than a restarted wallet. */
const MANY_ATTEMPTS = 10;
/** The longest wait between two attempts: a failing step is due again within this time. */
const MAX_POSTPONED = "5 minutes";

const states = ["staking", "unknown", "staked", "deciding", "open", "settling"] as const;

/** Exports the rounds that the resolver cannot finish, by their state, and further stakes that it cannot give back. */
export async function watchRounds({
  database,
  now,
  metrics,
}: DatabasePort & ClockPort & StudioMetricsPort): Promise<void> {
  const { rows } = await database.query<{ state: string; rounds: number }>(
    `SELECT state, count(*)::int AS rounds FROM studio_round
     WHERE due_at <= $1::timestamptz + $2::interval AND attempts >= $3 GROUP BY state
     UNION ALL SELECT 'further_stake', count(*)::int FROM studio_action WHERE due_at <= $1::timestamptz + $2::interval AND attempts >= $3`,
    [now(), MAX_POSTPONED, MANY_ATTEMPTS],
  );
  const counts = new Map(rows.map(({ state, rounds }) => [state, rounds]));
  for (const state of [...states, "further_stake"])
    metrics.set("rounds_unresolved", { state }, counts.get(state) ?? 0);
}
