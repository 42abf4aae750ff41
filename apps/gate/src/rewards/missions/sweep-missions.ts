import { keptSince } from "@bellwether/market";
import type { StorePorts } from "../../ports.ts";

/** Deletes completed missions whose `retention` period is over. */
export async function sweepMissions({ database, now }: StorePorts): Promise<number> {
  const before = keptSince("missions", now());
  const { rowCount } = await database.query("DELETE FROM mission_done WHERE done_at < $1", [before]);
  return rowCount;
}
