import type { GateParts } from "../gate-parts.ts";

/** Cashier sessions are good for half an hour; a day later nobody asks why one was refused. */
const KEPT_MS = 86_400_000;

export async function sweepCashierSessions({
  database,
  now,
}: Pick<GateParts, "database" | "now">): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS);
  return (await database.query("DELETE FROM cashier_session WHERE expires_at < $1", [before])).rowCount;
}
