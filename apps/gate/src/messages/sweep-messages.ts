import type { GateParts } from "../gate-parts.ts";

const KEPT_DAYS = 90;

/** Removes messages that ended over 90 days ago. */
export async function sweepMessages({ database, now }: Pick<GateParts, "database" | "now">): Promise<number> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
  const { rowCount } = await database.query(
    "DELETE FROM message WHERE created_at < $1 AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL)",
    [before],
  );
  return rowCount;
}
