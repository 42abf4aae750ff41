import type { Database, SqlConnection } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";
import type { Selectable } from "kysely";
import type { Player, PlayerTable, PlayerTables } from "./player.ts";

export async function findPlayer(database: Database, id: string): Promise<Player | undefined> {
  const row = await database
    .tables<PlayerTables>()
    .selectFrom("player")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && asPlayer(row);
}

/** The player with this address at this brand, with the password's hash for whoever checks it. */
export async function findCredentials(database: Database, brand: BrandKey, email: string) {
  const row = await database
    .tables<PlayerTables>()
    .selectFrom("player")
    .selectAll()
    .where("brand", "=", brand)
    .where("email", "=", email)
    .executeTakeFirst();
  return row && { player: asPlayer(row), passwordHash: row.password_hash };
}

/** Has someone else at this brand activated with this number? */
export async function isPhoneTaken(
  connection: SqlConnection,
  database: Database,
  player: Player,
  phone: string,
): Promise<boolean> {
  const row = await database
    .tablesOn<PlayerTables>(connection)
    .selectFrom("player")
    .select("id")
    .where("brand", "=", player.brand)
    .where("phone", "=", phone)
    .where("activated_at", "is not", null)
    .where("id", "!=", player.id)
    .executeTakeFirst();
  return row !== undefined;
}

export function asPlayer(row: Selectable<PlayerTable>): Player {
  return {
    id: row.id,
    brand: row.brand,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    address: row.address,
    zip: row.zip,
    city: row.city,
    country: row.country,
    currency: row.currency,
    bornOn: row.born_on,
    gender: row.gender,
    phone: row.phone,
    language: row.language,
    channel: row.channel,
    status: row.status,
    isActivated: row.activated_at !== null,
    hasAcceptedTerms: row.accepted_terms_at !== null,
    depositsCount: row.deposits_count,
    lastLoginAt: row.last_login_at,
  };
}
