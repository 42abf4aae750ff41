import { keptSince } from "@bellwether/market";
import type { GateParts } from "../gate-parts.ts";

export async function sweepCashierSessions({
  database,
  now,
}: Pick<GateParts, "database" | "now">): Promise<number> {
  const before = keptSince("cashierSessions", now());
  return (await database.query("DELETE FROM cashier_session WHERE expires_at < $1", [before])).rowCount;
}
