import type { Database, SqlConnection } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";
import type { Player, PlayerRow } from "./player.ts";

export async function findPlayer(database: SqlConnection, id: string): Promise<Player | undefined> {
  const { rows } = await database.query<PlayerRow>("SELECT * FROM player WHERE id = $1", [id]);
  return rows[0] && asPlayer(rows[0]);
}

/** The player with this address at this brand, with the password's hash for callers that check it. */
export async function findCredentials(database: Database, brand: BrandKey, email: string) {
  const { rows } = await database.query<PlayerRow>("SELECT * FROM player WHERE brand = $1 AND email = $2", [
    brand,
    email,
  ]);
  return rows[0] && { player: asPlayer(rows[0]), passwordHash: rows[0].password_hash };
}

/** Whether another player of this brand has verified this number. */
export async function isPhoneTaken(
  connection: SqlConnection,
  player: Player,
  phone: string,
): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM player WHERE brand = $1 AND phone = $2 AND activated_at IS NOT NULL AND id <> $3",
    [player.brand, phone, player.id],
  );
  return rows.length > 0;
}

export function asPlayer(row: PlayerRow): Player {
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
    acceptedTermsVersion: row.accepted_terms_version,
    depositsCount: row.deposits_count,
    lastLoginAt: row.last_login_at,
    previousLoginAt: row.previous_login_at,
    createdAt: row.created_at,
    nationalId: row.national_id,
    excludedUntil: row.excluded_until,
    realityCheckMinutes: row.reality_check_minutes,
    address2: row.address_2,
    region: row.region,
    state: row.state,
    newsletter: row.newsletter,
    phonePending: row.phone_pending,
    emailPending: row.email_pending,
    isDocumentAsked: row.document_asked_at !== null,
    isEmailConfirmed: row.email_confirmed_at !== null,
    isIdentityChecked: row.identity_checked_at !== null,
    showsWins: row.shows_wins,
    affiliateTags: row.affiliate_tags,
  };
}
