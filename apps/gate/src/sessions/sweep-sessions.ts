import { keptSince } from "@bellwether/market";
import type { StorePorts } from "../ports.ts";

/** Deletes sessions that ended long enough ago, and views of the site that are over. @returns how many sessions. */
export async function sweepSessions({ database, now }: StorePorts): Promise<number> {
  const { rowCount } = await database.query("DELETE FROM session WHERE ended_at < $1", [
    keptSince("sessions", now()),
  ]);
  await database.query("DELETE FROM player_view WHERE expires_at < $1", [now()]);
  return rowCount;
}
