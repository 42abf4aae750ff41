import { DomainError } from "@bellwether/contract";
import { readPlayer } from "../../players/index.ts";
import type { DatabasePort, MessageTextsPort, StorePorts } from "../../ports.ts";
import { queueParcelLetter } from "./notify-winners.ts";

/** A parcel as support sees it. Name and address are null before the player has entered them, and when they were deleted. */
export type Parcel = {
  id: string;
  promotion: string;
  thing: string;
  playerId: string;
  state: "needs_address" | "ready" | "sent";
  wonAt: Date;
  sentAt: Date | null;
  recipient: string | null;
  address: string | null;
};

/** All parcels: those to be sent first, then those without an address, then those that were sent. */
export async function listParcels({ database }: DatabasePort): Promise<Parcel[]> {
  const { rows } = await database.query<Parcel>(
    `SELECT id, promotion, thing, player_id AS "playerId", state, won_at AS "wonAt", sent_at AS "sentAt", recipient,
       concat_ws(', ', nullif(address, ''), nullif(address_2, ''), nullif(concat_ws(' ', zip, city), ''), nullif(region, ''), country) AS address
     FROM reward_parcel ORDER BY array_position(ARRAY['ready', 'needs_address', 'sent'], state), won_at, id`,
  );
  return rows.map((row) => ({ ...row, address: row.recipient === null ? null : row.address }));
}

/**
 * Marks a parcel as sent and queues a letter that says so, in one SQL transaction.
 * @throws DomainError `not_found` for a parcel that does not exist or has no address; `parcel_sent` if it was sent before.
 */
export async function sendParcel(
  deps: StorePorts & MessageTextsPort,
  { id, tracking }: { id: string; tracking?: string | undefined },
): Promise<void> {
  await deps.database.transaction(async (connection) => {
    const { rows } = await connection.query<{ player_id: string; state: Parcel["state"] }>(
      "SELECT player_id, state FROM reward_parcel WHERE id = $1 FOR UPDATE",
      [id],
    );
    const [parcel] = rows;
    if (!parcel) throw new DomainError("not_found", { detail: "there is no such parcel" });
    if (parcel.state === "sent") throw new DomainError("parcel_sent");
    if (parcel.state !== "ready") throw new DomainError("not_found", { detail: "it has no address yet" });
    await connection.query(
      "UPDATE reward_parcel SET state = 'sent', sent_at = $2, tracking = $3 WHERE id = $1",
      [id, deps.now(), tracking ?? null],
    );
    const player = await readPlayer(connection, parcel.player_id);
    await queueParcelLetter(connection, deps, player, "parcel_sent", { tracking: tracking ?? "–" });
  });
}
