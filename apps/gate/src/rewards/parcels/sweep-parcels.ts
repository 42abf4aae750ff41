import { keptSince } from "@bellwether/market";
import type { StorePorts } from "../../ports.ts";

/** Deletes name and address of sent parcels whose `retention` period is over, or whose player has closed the account. */
export async function sweepParcels({ database, now }: StorePorts): Promise<number> {
  const { rowCount } = await database.query(
    `UPDATE reward_parcel c SET recipient = NULL, address = NULL, address_2 = NULL, zip = NULL, city = NULL, region = NULL, country = NULL,
       tracking = NULL, erased_at = $1
     WHERE c.sent_at IS NOT NULL AND c.erased_at IS NULL
       AND (c.sent_at < $2 OR EXISTS (SELECT 1 FROM player_profile p WHERE p.id = c.player_id AND p.status = 'closed'))`,
    [now(), keptSince("parcels", now())],
  );
  return rowCount;
}
