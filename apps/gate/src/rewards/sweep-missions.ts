import type { GateParts } from "../gate-parts.ts";

/** The level looks back 30 days; three months, as long as a player's history reaches, for questions to support. */
const KEPT_DAYS = 90;

/** Removes missions that were done over 90 days ago. */
export async function sweepMissions({ database, now }: Pick<GateParts, "database" | "now">): Promise<number> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
  const { rowCount } = await database.query("DELETE FROM mission_done WHERE done_at < $1", [before]);
  return rowCount;
}
