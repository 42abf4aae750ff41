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
    // No name has a digit, and most addresses have one.
    if (!/\d/.test(text)) {
      add("name", await holding(connection, NAME, [text], limit));
      if (hits.length < limit) add("name", await alike(connection, NAME, text, limit));
      if (hits.length === 0) add("name", await holding(connection, NAME, swappedForms(text), limit));
    }
    if (hits.length < limit) {
      const addresses = await holding(connection, ADDRESS, [text], limit);
      add("address", addresses.length > 0 ? addresses : await alike(connection, ADDRESS, text, limit));
    }
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

/**
 * What holds one of the texts; the newest first, as far as there are no more than the limit. Sorting all bearers of a common name would take longer
 * than anybody waits, and whoever sees so many asks more closely.
 */
async function holding(
  connection: SqlConnection,
  column: string,
  texts: readonly string[],
  limit: number,
): Promise<PlayerRow[]> {
  if (texts.length === 0) return [];
  // Patterns that are known when the statement is planned are looked up in the index.
  const { rows: forms } = await connection.query<{ form: string }>(
    "SELECT search_form(t) AS form FROM unnest($1::text[]) AS t",
    [textArray(texts.map((text) => `%${literal(text)}%`))],
  );
  const { rows } = await connection.query<PlayerRow>(
    `SELECT * FROM player WHERE ${column} LIKE ANY($1::text[]) LIMIT $2`,
    [textArray(forms.map(({ form }) => form)), limit],
  );
  return rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

/** What is most like the text. */
async function alike(
  connection: SqlConnection,
  column: string,
  text: string,
  limit: number,
): Promise<PlayerRow[]> {
  const { rows } = await connection.query<PlayerRow>(
    `SELECT * FROM player WHERE search_form($1) <% ${column}
     ORDER BY word_similarity(search_form($1), ${column}) DESC, created_at DESC, id LIMIT $2`,
    [text, limit],
  );
  return rows;
}

/** Longer texts are no names. */
const MAX_SWAPPED = 40;

/** The text with two neighbouring letters in the other order, at each place: what is typed in a hurry is too unlike for {@link alike}. */
function swappedForms(text: string): string[] {
  const letters = [...text];
  if (letters.length > MAX_SWAPPED) return [];
  return letters.slice(1).flatMap((letter, at) => {
    const before = letters[at];
    return before === letter
      ? []
      : [[...letters.slice(0, at), letter, before, ...letters.slice(at + 2)].join("")];
  });
}

/** The text without meaning for LIKE. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, "\\$&");
