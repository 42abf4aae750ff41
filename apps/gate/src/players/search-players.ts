import { type SqlConnection, textArray } from "@bellwether/db";
import { asPlayer } from "./find-player.ts";
import { mailboxForms } from "./mailbox-forms.ts";
import type { Player, PlayerRow } from "./player.ts";

/** By what a player was found. */
export type FoundBy = "id" | "email" | "phone" | "name" | "address";
export type SearchHit = { player: Player; foundBy: FoundBy };

/** A phone number is searched by its end from this many digits on. */
const MIN_PHONE_DIGITS = 5;

/**
 * Players whose id, email, phone, name or postal address fits the text, the surest first. Names and addresses are found with typing errors
 * and without their marks.
 * @param text as typed, trimmed
 */
export async function searchPlayers(
  connection: SqlConnection,
  text: string,
  limit: number,
): Promise<SearchHit[]> {
  const hits: SearchHit[] = [];
  const add = (foundBy: FoundBy, rows: readonly PlayerRow[]) => {
    for (const row of rows)
      if (!hits.some(({ player }) => player.id === row.id)) hits.push({ player: asPlayer(row), foundBy });
  };
  const digits = text.replaceAll(/\D/g, "");
  const isPhone = digits.length >= MIN_PHONE_DIGITS && /^[\d\s()+/.-]+$/.test(text);
  if (/^[0-9a-f]{20}$/.test(text)) add("id", await matching(connection, "id = $1", text, limit));
  if (text.includes("@")) add("email", await byEmail(connection, text, limit));
  else if (isPhone) add("phone", await byPhone(connection, digits, limit));
  else if (hits.length === 0) {
    if (/^\S+$/.test(text)) add("email", await byEmail(connection, text, limit));
    add("name", await alike(connection, NAME, text, limit));
    if (hits.length < limit) add("address", await alike(connection, ADDRESS, text, limit));
  }
  return hits.slice(0, limit);
}

const NAME = "search_form(first_name || ' ' || last_name)";
const ADDRESS = "search_form(address || ' ' || zip || ' ' || city)";

async function matching(connection: SqlConnection, where: string, value: string, limit: number) {
  const { rows } = await connection.query<PlayerRow>(`SELECT * FROM player WHERE ${where} LIMIT $2`, [
    value,
    limit,
  ]);
  return rows;
}

/** The mailbox in all its forms, and addresses that begin so. */
async function byEmail(connection: SqlConnection, text: string, limit: number): Promise<PlayerRow[]> {
  const { rows } = await connection.query<PlayerRow>(
    `SELECT * FROM player WHERE email = ANY($1::text[]) OR email LIKE $2 ORDER BY email = ANY($1::text[]) DESC, email LIMIT $3`,
    [textArray(mailboxForms(text.toLowerCase())), `${literal(text.toLowerCase())}%`, limit],
  );
  return rows;
}

function byPhone(connection: SqlConnection, digits: string, limit: number): Promise<PlayerRow[]> {
  // Without the zero of a number that is written for calls within the country.
  const end = [...digits.replace(/^0+/, "")].reverse().join("");
  return matching(connection, "reverse(phone) LIKE $1", `${end}%`, limit);
}

/** What holds the text, then what is most like it. */
async function alike(
  connection: SqlConnection,
  column: string,
  text: string,
  limit: number,
): Promise<PlayerRow[]> {
  const { rows } = await connection.query<PlayerRow>(
    `SELECT * FROM player WHERE ${column} LIKE search_form($1) OR search_form($2) <% ${column}
     ORDER BY ${column} LIKE search_form($1) DESC, word_similarity(search_form($2), ${column}) DESC, created_at DESC, id
     LIMIT $3`,
    [`%${literal(text)}%`, text, limit],
  );
  return rows;
}

/** The text without meaning for LIKE. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");
