import { keptSince } from "@bellwether/market";
import type { StorePorts } from "../ports.ts";

/** Deletes finished messages whose `retention` period is over. */
export async function sweepMessages({ database, now }: StorePorts): Promise<number> {
  const before = keptSince("messages", now());
  const { rowCount } = await database.query(
    "DELETE FROM message WHERE created_at < $1 AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL)",
    [before],
  );
  return rowCount;
}
