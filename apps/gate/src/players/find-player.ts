import { type Database, type SqlConnection, textArray } from "@bellwether/db";
import { type BrandKey, isFirstProofDue } from "@bellwether/market";
import { mailboxForms } from "./mailbox-forms.ts";
import type { Player, PlayerRow } from "./player.ts";

/** The account of a mailbox ($2, in all its forms) at a brand ($1): of two old accounts the one that was typed. */
const HAS_MAILBOX =
  "brand = $1 AND email = ANY($2::text[]) ORDER BY array_position($2::text[], email) LIMIT 1";

export async function findPlayer(database: SqlConnection, id: string): Promise<Player | undefined> {
  const { rows } = await database.query<PlayerRow>("SELECT * FROM player WHERE id = $1", [id]);
  return rows[0] && asPlayer(rows[0]);
}

/** The player of an id that is known to be one: players are never deleted. Throws if there is none. */
export async function readPlayer(database: SqlConnection, id: string): Promise<Player> {
  const player = await findPlayer(database, id);
  if (!player) throw new Error(`no player ${id}`);
  return player;
}

export async function findPlayerByEmail(
  connection: SqlConnection,
  brand: BrandKey,
  email: string,
): Promise<Player | undefined> {
  const { rows } = await connection.query<PlayerRow>(`SELECT * FROM player WHERE ${HAS_MAILBOX}`, [
    brand,
    textArray(mailboxForms(email)),
  ]);
  return rows[0] && asPlayer(rows[0]);
}

/** Reads a player's row and locks it until the SQL transaction ends: other locks and changes of it wait. */
export async function lockPlayer(connection: SqlConnection, id: string): Promise<PlayerRow | undefined> {
  const { rows } = await connection.query<PlayerRow>("SELECT * FROM player WHERE id = $1 FOR NO KEY UPDATE", [
    id,
  ]);
  return rows[0];
}

/** Like {@link lockPlayer}, by email and brand. */
export async function lockPlayerByEmail(
  connection: SqlConnection,
  brand: BrandKey,
  email: string,
): Promise<Player | undefined> {
  const { rows } = await connection.query<PlayerRow>(
    `SELECT * FROM player WHERE ${HAS_MAILBOX} FOR NO KEY UPDATE`,
    [brand, textArray(mailboxForms(email))],
  );
  return rows[0] && asPlayer(rows[0]);
}

/** Every account that is not erased, at any brand, that shares an email, phone, national number or date of birth with the player, including the player's own. */
export async function findWithMarksOf(connection: SqlConnection, player: Player): Promise<Player[]> {
  const { rows } = await connection.query<PlayerRow>(
    `SELECT * FROM player WHERE id = $1 OR (erased_at IS NULL AND (email = ANY($2::text[]) OR (phone = $3 AND phone <> '')
       OR (national_id IS NOT NULL AND national_id = $4) OR born_on = $5))`,
    [player.id, textArray(mailboxForms(player.email)), player.phone, player.nationalId, player.bornOn],
  );
  return rows.map(asPlayer);
}

/**
 * Ids of open and activated accounts that subscribed to the newsletter and are not excluded at `now` nor marked as being at risk, ordered by
 * brand and email.
 */
export async function newsletterReaderIds(connection: SqlConnection, now: Date): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `SELECT id FROM player WHERE newsletter AND status = 'open' AND activated_at IS NOT NULL
       AND (excluded_until IS NULL OR excluded_until <= $1)
       AND id NOT IN (SELECT player_id FROM player_at_risk) ORDER BY brand, email`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** The ids of the given players who have an open account and allow their wins to be shown. House players are left out. */
export async function findShownWinners(
  connection: SqlConnection,
  ids: readonly string[],
): Promise<Map<string, Pick<Player, "brand" | "firstName">>> {
  const { rows } = await connection.query<Pick<PlayerRow, "id" | "brand" | "first_name">>(
    "SELECT id, brand, first_name FROM player WHERE id = ANY($1::text[]) AND shows_wins AND status = 'open' AND NOT is_house",
    [textArray(ids)],
  );
  return new Map(rows.map((row) => [row.id, { brand: row.brand, firstName: row.first_name }]));
}

/** Returns those of the given players whose account is open and who let others see their wins. House players count as players. */
export async function listShownPlayers(connection: SqlConnection, ids: readonly string[]): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    "SELECT id FROM player WHERE id = ANY($1::text[]) AND shows_wins AND status = 'open'",
    [textArray(ids)],
  );
  return rows.map(({ id }) => id);
}

/** Tags that operators gave to the player. */
export async function readTags(connection: SqlConnection, playerId: string): Promise<string[]> {
  const { rows } = await connection.query<{ tag: string }>(
    "SELECT tag FROM player_tag WHERE player_id = $1 ORDER BY tag",
    [playerId],
  );
  return rows.map(({ tag }) => tag);
}

/** Gives a player a tag, or takes it away. Returns whether that changed something. */
export async function setTag(
  connection: SqlConnection,
  { playerId, tag, isSet }: { playerId: string; tag: string; isSet: boolean },
  at: Date,
): Promise<boolean> {
  const { rowCount } = isSet
    ? await connection.query(
        "INSERT INTO player_tag (player_id, tag, given_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        [playerId, tag, at],
      )
    : await connection.query("DELETE FROM player_tag WHERE player_id = $1 AND tag = $2", [playerId, tag]);
  return rowCount > 0;
}

/** The player with this email at this brand, with the password's hash for callers that check it. */
export async function findCredentials(database: Database, brand: BrandKey, email: string) {
  const { rows } = await database.query<PlayerRow & { password_hash: string }>(
    `SELECT * FROM player WHERE ${HAS_MAILBOX}`,
    [brand, textArray(mailboxForms(email))],
  );
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
    isDocumentAsked:
      row.document_asked_at !== null ||
      isFirstProofDue({ country: row.country, isIdentityChecked: row.identity_checked_at !== null }),
    isHeld: row.held_at !== null,
    blockedUntil: row.blocked_until ?? {},
    isEmailConfirmed: row.email_confirmed_at !== null,
    isIdentityChecked: row.identity_checked_at !== null,
    isIdentityLapsed: row.identity_lapsed_at !== null,
    showsWins: row.shows_wins,
    tellsDraws: row.tells_draws,
    takesRewards: row.takes_rewards,
    showsNotes: row.shows_notes,
    affiliateTags: row.affiliate_tags,
    isErased: row.erased_at !== null,
  };
}
