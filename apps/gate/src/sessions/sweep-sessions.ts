import { keptSince } from "@bellwether/market";
import type { StorePorts } from "../ports.ts";

/** Deletes sessions that ended long enough ago. @returns how many. */
export async function sweepSessions({ database, now }: StorePorts): Promise<number> {
  const { rowCount } = await database.query("DELETE FROM session WHERE ended_at < $1", [
    keptSince("sessions", now()),
  ]);
  return rowCount;
}
