import { keptSince } from "@bellwether/market";
import type { ClockPort, DatabasePort } from "../ports.ts";

/** Removes missions that were done so long ago as `retention` says. */
export async function sweepMissions({ database, now }: DatabasePort & ClockPort): Promise<number> {
  const before = keptSince("missions", now());
  const { rowCount } = await database.query("DELETE FROM mission_done WHERE done_at < $1", [before]);
  return rowCount;
}
