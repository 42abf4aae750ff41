import { type DataPart, type DataRow, type SqlConnection, textArray } from "@bellwether/db";
import { recordEvent } from "../events/index.ts";
import { listChanges } from "./record-changes.ts";

/** Consents and former values of personal data. */
export const changesData: DataPart = {
  name: "changes",
  collect: async (connection, { playerId }) => ({ changes: await listChanges(connection, playerId) }),
  eraseKept: (connection, { playerId }) =>
    connection.query("DELETE FROM player_change WHERE player_id = $1", [playerId]),
};

const COLUMNS = `email, first_name, last_name, address, address_2, zip, city, region, state, country, born_on::text AS born_on, gender, phone,
  national_id`;

/**
 * Who the player is. It is the last step of its stage, since the others find the account's traces by it: the row is emptied, and what the law wants to
 * know is put apart. The email and the number can be used for another account from then on.
 */
export const playersData: DataPart = {
  name: "players",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT id, brand, ${COLUMNS}, currency, language, status, newsletter, shows_wins, tells_draws, takes_rewards, shows_notes,
         reality_check_minutes, affiliate_tags, phone_pending, email_pending, activated_at, accepted_terms_version, accepted_terms_at,
         email_confirmed_at, identity_checked_at, identity_lapsed_at, excluded_until, created_at, last_login_at, previous_login_at, closed_at, closed_reason, erased_at
       FROM player WHERE id = $1`,
      [playerId],
    );
    const kept = await connection.query<DataRow>(
      "SELECT identity, kept_at FROM player_identity WHERE player_id = $1",
      [playerId],
    );
    const tags = await connection.query<DataRow>(
      "SELECT tag, given_at FROM player_tag WHERE player_id = $1 ORDER BY tag",
      [playerId],
    );
    return { account: rows[0], kept_by_law: kept.rows[0] ?? null, tags: tags.rows };
  },
  async eraseAsked(connection, { playerId, isKeptByLaw, at }) {
    await connection.query("DELETE FROM player_tag WHERE player_id = $1", [playerId]);
    if (isKeptByLaw)
      await connection.query(
        `INSERT INTO player_identity (player_id, identity, kept_at)
         SELECT $1, to_jsonb(p), $2 FROM (SELECT ${COLUMNS} FROM player WHERE id = $1 AND erased_at IS NULL) p
         ON CONFLICT (player_id) DO NOTHING`,
        [playerId, at],
      );
    const { rowCount } = await connection.query(
      `UPDATE player SET email = id || '@signup.null', password_hash = '', first_name = '', last_name = '', address = '', address_2 = '', zip = '',
         city = '', region = '', state = '', born_on = '1900-01-01', gender = '', phone = '', phone_pending = NULL, email_pending = NULL,
         national_id = NULL, affiliate_tags = NULL, closed_reason = NULL, newsletter = false, shows_wins = false, activated_at = NULL,
         last_login_at = NULL, previous_login_at = NULL, email_confirmed_at = NULL, erased_at = $2
       WHERE id = $1 AND erased_at IS NULL`,
      [playerId, at],
    );
    if (rowCount > 0) await recordEvent(connection, { type: "player.erased", playerId, at, data: {} });
  },
  eraseKept: (connection, { playerId }) =>
    connection.query("DELETE FROM player_identity WHERE player_id = $1", [playerId]),
};

/**
 * The emails and phone numbers that the account has or had, without those that another account has: what was sent there may be another account's.
 */
export async function contactsOf(connection: SqlConnection, playerId: string): Promise<string[]> {
  const { rows } = await connection.query<{ contact: string }>(
    `SELECT DISTINCT contact FROM (
       SELECT unnest(ARRAY[email, phone, email_pending, phone_pending]) AS contact FROM player WHERE id = $1
       UNION ALL SELECT unnest(ARRAY[before, after]) FROM player_change WHERE player_id = $1 AND field IN ('email', 'phone')
     ) c WHERE contact <> ''`,
    [playerId],
  );
  const contacts = rows.map(({ contact }) => contact);
  const others = await connection.query<{ email: string; phone: string }>(
    "SELECT email, phone FROM player WHERE id <> $1 AND (email = ANY($2::text[]) OR phone = ANY($2::text[]))",
    [playerId, textArray(contacts)],
  );
  const taken = new Set(others.rows.flatMap(({ email, phone }) => [email, phone]));
  return contacts.filter((contact) => !taken.has(contact)).sort();
}
