import { keptSince } from "@bellwether/market";
import type { StorePorts } from "../ports.ts";

export async function sweepCashierSessions({ database, now }: StorePorts): Promise<number> {
  const before = keptSince("cashierSessions", now());
  return (await database.query("DELETE FROM cashier_session WHERE expires_at < $1", [before])).rowCount;
}
