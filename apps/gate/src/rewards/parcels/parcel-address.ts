import { type calls, DomainError, type InputOf, type OutputOf } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { type Player, readPlayer } from "../../players/index.ts";
import type { StorePorts } from "../../ports.ts";

type HeldParcel = OutputOf<typeof calls.rewards>["parcels"][number];
type ParcelState = HeldParcel["state"];

type ParcelRow = {
  id: string;
  promotion: string;
  thing: string;
  state: ParcelState;
  won_at: Date;
  sent_at: Date | null;
  tracking: string | null;
  recipient: string | null;
  address: string;
  address_2: string;
  zip: string;
  city: string;
  region: string;
  country: string;
};

/** The things that a player has won, the newest first. The address of one without is filled with that of the account. */
export async function readParcels(connection: SqlConnection, playerId: string): Promise<HeldParcel[]> {
  const { rows } = await connection.query<ParcelRow>(
    `SELECT id, promotion, thing, state, won_at, sent_at, tracking, recipient, address, address_2, zip, city, region, country
     FROM reward_parcel WHERE player_id = $1 ORDER BY won_at DESC, number LIMIT 50`,
    [playerId],
  );
  if (rows.length === 0) return [];
  const player = await readPlayer(connection, playerId);
  return rows.map((row) => ({
    id: row.id,
    promotion: row.promotion,
    thing: row.thing,
    state: row.state,
    won_at: row.won_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    tracking: row.tracking,
    address: row.state === "needs_address" ? homeOf(player) : writtenOf(row),
  }));
}

const homeOf = (player: Player): HeldParcel["address"] => ({
  name: `${player.firstName} ${player.lastName}`,
  address_1: player.address,
  address_2: player.address2,
  zip: player.zip,
  city: player.city,
  region: player.region,
  country: player.country,
});

function writtenOf(row: ParcelRow): HeldParcel["address"] {
  if (row.recipient === null) return null;
  const { recipient: name, address: address_1, address_2, zip, city, region, country } = row;
  return { name, address_1, address_2, zip, city, region, country };
}

/**
 * Stores or changes the parcel's address, in the country of the player's residence; possible until it is sent.
 * @throws DomainError `not_found` for a parcel that is not the player's; `parcel_sent` once it is on its way.
 */
export async function addressParcel(
  { database, now }: StorePorts,
  { id: playerId, country }: Pick<Player, "id" | "country">,
  { id, ...to }: InputOf<typeof calls.parcelAddress>,
): Promise<void> {
  const { rowCount } = await database.query(
    `UPDATE reward_parcel SET state = 'ready', recipient = $3, address = $4, address_2 = $5, zip = $6, city = $7, region = $8, country = $9,
       addressed_at = $10
     WHERE id = $1 AND player_id = $2 AND state <> 'sent'`,
    [
      id,
      playerId,
      to.name,
      to.address_1,
      to.address_2 ?? "",
      to.zip,
      to.city,
      to.region ?? "",
      country,
      now(),
    ],
  );
  if (rowCount === 1) return;
  const { rows } = await database.query("SELECT 1 FROM reward_parcel WHERE id = $1 AND player_id = $2", [
    id,
    playerId,
  ]);
  throw new DomainError(rows.length === 0 ? "not_found" : "parcel_sent");
}
