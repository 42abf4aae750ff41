import { randomBytes } from "node:crypto";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import type { BrandKey } from "@bellwether/market";
import { asPlayer } from "./find-player.ts";
import type { Player, PlayerRow } from "./player.ts";

/** The country of house players: it has no self-exclusion register, and no rule that would delay a bet of play money. */
const HOME = { country: "IE", currency: "EUR", language: "en" } as const;

/**
 * The house player of this name, who is opened at the first call. Nobody can sign in as one: there is no password, and the address
 * receives no mail; it stands in place of the phone number too. The terms in force count as accepted, and the wins may be shown.
 */
export async function ensureHousePlayer(
  connection: SqlConnection,
  { brand, name, termsVersion, at }: { brand: BrandKey; name: string; termsVersion: string; at: Date },
): Promise<Player> {
  const { rows } = await connection.query<PlayerRow>(
    `INSERT INTO player (id, brand, email, password_hash, first_name, last_name, address, zip, city, country, currency, born_on, gender,
       phone, newsletter, language, channel, accepted_terms_at, accepted_terms_version, created_at, activated_at, shows_wins, is_house)
     VALUES ($1, $2, $3, '', $4, 'House player', '', '', '', $5, $6, '1900-01-01', '', $3, false, $7, $8, $9, $10, $9, $9, true, true)
     ON CONFLICT (brand, email) DO UPDATE SET accepted_terms_at = excluded.accepted_terms_at,
       accepted_terms_version = excluded.accepted_terms_version
     WHERE player.is_house RETURNING *`,
    [
      randomBytes(10).toString("hex"),
      brand,
      `${name.toLowerCase()}@house.invalid`,
      name,
      HOME.country,
      HOME.currency,
      HOME.language,
      randomBytes(16).toString("base64url"),
      at,
      termsVersion,
    ],
  );
  return asPlayer(onlyRow(rows));
}

/** Whether a player is a house player, and the initial that others may see. */
export async function findPublicFace(
  connection: SqlConnection,
  playerId: string,
): Promise<{ initial: string | undefined; isHouse: boolean }> {
  const { rows } = await connection.query<
    Pick<PlayerRow, "first_name" | "shows_wins"> & { is_house: boolean }
  >("SELECT first_name, shows_wins, is_house FROM player WHERE id = $1", [playerId]);
  const { first_name, shows_wins, is_house } = onlyRow(rows);
  return { initial: shows_wins ? initialOf(first_name) : undefined, isHouse: is_house };
}

/** The first letter of a name, as others see the player. */
export function initialOf(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase() ?? "?";
}

/** Whether the account is one of the house's own. */
export async function isHousePlayer(connection: SqlConnection, id: string): Promise<boolean> {
  const { rows } = await connection.query("SELECT 1 FROM player WHERE id = $1 AND is_house", [id]);
  return rows.length > 0;
}
