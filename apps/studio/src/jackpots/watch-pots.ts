import type { DatabasePort, DatabaseTimePort, JackpotsPort, StudioMetricsPort } from "../ports.ts";

/** Exports how long the oldest clock or call of each pot has been over without a draw or a payment; 0 while none is. */
export async function watchPots({
  database,
  databaseTime,
  jackpots,
  metrics,
}: DatabasePort & DatabaseTimePort & Pick<JackpotsPort, "jackpots"> & StudioMetricsPort): Promise<void> {
  const now = await databaseTime(database);
  const { rows } = await database.query<{ pot: string; ended_at: Date }>(
    "SELECT pot, min(ends_at) AS ended_at FROM studio_clock WHERE state NOT IN ('paid', 'empty', 'missed') AND ends_at <= $1 GROUP BY pot",
    [now],
  );
  const waiting = new Map(
    rows.map(({ pot, ended_at }) => [pot, (now.getTime() - ended_at.getTime()) / 1_000]),
  );
  const pots = jackpots.filter(({ kind }) => kind !== "network").map(({ id }) => id);
  // The last clock of a jackpot whose file was deleted is paid too.
  for (const pot of new Set([...pots, ...waiting.keys()]))
    metrics.set("pot_waiting_seconds", { pot }, waiting.get(pot) ?? 0);
}
