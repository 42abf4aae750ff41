import { randomBytes } from "node:crypto";
import type { AffiliateTags } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { recordEvent } from "../events/index.ts";
import { changesRow } from "./changes-row.ts";
import type { Player, PlayerRow } from "./player.ts";
import { type ChangeSource, recordFirstConsents, recordingChanges } from "./record-changes.ts";

// Who a player is: the account, its ways in, its contact data and its settings. The table `player` is written here, in `write-standing.ts` (what the
// player may do) and in `terms.ts` (which terms were accepted), and nowhere else. Every function runs in its caller's SQL transaction. Each change is
// recorded with the previous value, for as long as the law requires.

/** The data of a new account. Texts are as parsed by the form's schema. */
export type NewPlayer = Pick<
  Player,
  | "brand"
  | "email"
  | "firstName"
  | "lastName"
  | "address"
  | "zip"
  | "city"
  | "country"
  | "currency"
  | "bornOn"
  | "gender"
  | "phone"
  | "newsletter"
  | "language"
  | "nationalId"
> & {
  passwordHash: string;
  affiliateTags: AffiliateTags | undefined;
  termsVersion: string;
};

/** Opens an account and records the player's consents. @returns undefined where the address or another unique value is taken. */
export async function insertPlayer(
  connection: SqlConnection,
  player: NewPlayer,
  source: ChangeSource,
): Promise<PlayerRow | undefined> {
  const { rows } = await connection.query<PlayerRow>(
    `INSERT INTO player (id, brand, email, password_hash, first_name, last_name, address, zip, city, country, currency, born_on, gender,
       phone, newsletter, language, channel, accepted_terms_at, affiliate_tags, created_at, last_login_at, accepted_terms_version, national_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $18, $18, $20, $21)
     ON CONFLICT DO NOTHING RETURNING *`,
    [
      randomBytes(10).toString("hex"),
      player.brand,
      player.email,
      player.passwordHash,
      player.firstName,
      player.lastName,
      player.address,
      player.zip,
      player.city,
      player.country,
      player.currency,
      player.bornOn,
      player.gender,
      player.phone,
      player.newsletter,
      player.language,
      randomBytes(16).toString("base64url"),
      source.at,
      player.affiliateTags ? JSON.stringify(player.affiliateTags) : null,
      player.termsVersion,
      player.nationalId,
    ],
  );
  const [opened] = rows;
  if (opened) {
    await recordEvent(connection, {
      ...{ type: "player.registered", playerId: opened.id, at: source.at, data: {} },
    });
    await recordFirstConsents(connection, opened.id, source);
  }
  return opened;
}

/**
 * Records a login. @returns false when the password or the account's state has changed since it was checked: then no session may be started.
 */
export function noteLogin(
  connection: SqlConnection,
  playerId: string,
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<boolean> {
  return changesRow(
    connection,
    `UPDATE player SET previous_login_at = last_login_at, last_login_at = $2
     WHERE id = $1 AND password_hash = $3 AND status = 'open'`,
    [playerId, at, passwordHash],
  );
}

/**
 * Sets another password if the confirmed one is still in force: of two concurrent changes, the second must know the first one's password.
 */
export function changePassword(
  connection: SqlConnection,
  playerId: string,
  { passwordHash, confirmedHash }: { passwordHash: string; confirmedHash: string },
): Promise<boolean> {
  return changesRow(
    connection,
    "UPDATE player SET password_hash = $2 WHERE id = $1 AND password_hash = $3 AND status <> 'closed'",
    [playerId, passwordHash, confirmedHash],
  );
}

/**
 * Sets another password through a link mailed to `email`, which also confirms the address. @returns false when the address has changed since.
 */
export function resetPasswordOf(
  connection: SqlConnection,
  playerId: string,
  { email, passwordHash, at }: { email: string; passwordHash: string; at: Date },
): Promise<boolean> {
  return changesRow(
    connection,
    `UPDATE player SET password_hash = $2, email_confirmed_at = coalesce(email_confirmed_at, $4) WHERE id = $1 AND email = $3`,
    [playerId, passwordHash, email, at],
  );
}

/** Stores the pending address that a mailed link may confirm; null drops it. */
export async function setPendingEmail(
  connection: SqlConnection,
  playerId: string,
  email: string | null,
): Promise<void> {
  await connection.query("UPDATE player SET email_pending = $2 WHERE id = $1", [playerId, email]);
}

/** Makes the pending address the account's address. @returns false when another one is pending now. */
export function confirmPendingEmail(
  connection: SqlConnection,
  playerId: string,
  email: string,
  source: ChangeSource,
): Promise<boolean> {
  return recordingChanges(connection, playerId, source, () =>
    changesRow(
      connection,
      "UPDATE player SET email = $2, email_pending = NULL, email_confirmed_at = $3 WHERE id = $1 AND email_pending = $2",
      [playerId, email, source.at],
    ),
  );
}

/** Restores the account's earlier address, with a password that nobody knows. */
export async function restoreEmail(
  connection: SqlConnection,
  playerId: string,
  { email, passwordHash }: { email: string; passwordHash: string },
  source: ChangeSource,
): Promise<void> {
  await recordingChanges(connection, playerId, source, () =>
    connection.query(
      "UPDATE player SET email = $2, email_pending = NULL, email_confirmed_at = $3, password_hash = $4 WHERE id = $1",
      [playerId, email, source.at, passwordHash],
    ),
  );
}

/** Stores an activated player's new number as pending until its code is entered. */
export async function setPendingPhone(
  connection: SqlConnection,
  playerId: string,
  phone: string,
): Promise<void> {
  await connection.query("UPDATE player SET phone_pending = $2 WHERE id = $1 AND activated_at IS NOT NULL", [
    playerId,
    phone,
  ]);
}

/** Activates the account with the number whose code was entered. */
export async function confirmPhone(
  connection: SqlConnection,
  playerId: string,
  phone: string,
  source: ChangeSource,
): Promise<void> {
  await recordingChanges(connection, playerId, source, () =>
    connection.query(
      `UPDATE player SET activated_at = coalesce(activated_at, $2), phone = $3,
         phone_pending = CASE WHEN phone_pending = $3 THEN NULL ELSE phone_pending END WHERE id = $1`,
      [playerId, source.at, phone],
    ),
  );
}

export type AddressChange = {
  address?: string | undefined;
  address2?: string | undefined;
  city?: string | undefined;
  zip?: string | undefined;
  region?: string | undefined;
  state?: string | undefined;
};

/** Changes the given parts of the postal address. */
export async function changeAddress(
  connection: SqlConnection,
  playerId: string,
  change: AddressChange,
  source: ChangeSource,
): Promise<void> {
  await recordingChanges(connection, playerId, source, () =>
    connection.query(
      `UPDATE player SET address = coalesce($2, address), address_2 = coalesce($3, address_2), city = coalesce($4, city),
         zip = coalesce($5, zip), region = coalesce($6, region), state = coalesce($7, state) WHERE id = $1`,
      [
        playerId,
        change.address ?? null,
        change.address2 ?? null,
        change.city ?? null,
        change.zip ?? null,
        change.region ?? null,
        change.state ?? null,
      ],
    ),
  );
}

export type SettingsChange = {
  newsletter?: boolean | undefined;
  showsWins?: boolean | undefined;
  tellsDraws?: boolean | undefined;
  takesRewards?: boolean | undefined;
  showsNotes?: boolean | undefined;
  /** Pending if the account is active, until its code is entered. */
  phone?: string | undefined;
};

/** Changes the given settings. Decides here whether the account is active: a code may be entered at the same moment. */
export async function changeSettings(
  connection: SqlConnection,
  playerId: string,
  { newsletter, showsWins, tellsDraws, takesRewards, showsNotes, phone }: SettingsChange,
  source: ChangeSource,
): Promise<void> {
  await recordingChanges(connection, playerId, source, () =>
    connection.query(
      `UPDATE player SET newsletter = coalesce($2, newsletter), shows_wins = coalesce($4, shows_wins), tells_draws = coalesce($5, tells_draws),
         takes_rewards = coalesce($6, takes_rewards), shows_notes = coalesce($7, shows_notes),
         phone = CASE WHEN activated_at IS NULL THEN coalesce($3, phone) ELSE phone END,
         phone_pending = CASE WHEN $3::text IS NULL THEN phone_pending WHEN activated_at IS NULL OR phone = $3 THEN NULL ELSE $3 END
       WHERE id = $1`,
      [
        playerId,
        newsletter ?? null,
        phone ?? null,
        showsWins ?? null,
        tellsDraws ?? null,
        takesRewards ?? null,
        showsNotes ?? null,
      ],
    ),
  );
}
