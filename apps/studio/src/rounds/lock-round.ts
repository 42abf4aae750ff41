import type { SqlConnection } from "@bellwether/db";
import type { StudioRound } from "./round.ts";
import { findRound, type Holder } from "./round-store.ts";

/** The round, locked until the SQL transaction ends: its actions are chosen and taken one after the other. Throws `round_not_found`. */
export async function lockRound(
  connection: SqlConnection,
  holder: Holder,
  roundId: string,
): Promise<StudioRound> {
  await connection.query("SELECT 1 FROM studio_round WHERE owner = $1 AND id = $2 FOR UPDATE", [
    holder.owner,
    roundId,
  ]);
  return findRound(connection, holder, roundId);
}
