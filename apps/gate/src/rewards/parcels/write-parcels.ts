import { randomBytes } from "node:crypto";
import type { SqlConnection } from "@bellwether/db";

/** A thing that a number of a draw has won; `worth` is what it costs, in whole euros. */
export type ParcelGift = { thing: string; worth: number; number: number };

/** Writes the parcels of one reward. Run it under the lock of the player's cash; a second one for the same number violates a unique index. */
export async function writeParcels(
  connection: SqlConnection,
  playerId: string,
  { promotion, occasion }: { promotion: string; occasion: string },
  parcels: readonly ParcelGift[],
  now: Date,
): Promise<void> {
  for (const { thing, worth, number } of parcels)
    await connection.query(
      `INSERT INTO reward_parcel (id, promotion, occasion, player_id, number, thing, worth, won_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [randomBytes(6).toString("hex"), promotion, occasion, playerId, number, thing, worth, now],
    );
}
