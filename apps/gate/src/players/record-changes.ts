import { type SqlConnection, textArray } from "@bellwether/db";
import { keptSince } from "@bellwether/market";
import { type NewEvent, recordEvents } from "../events/index.ts";
import { NO_ADDRESS } from "../http/request-context.ts";
import type { StorePorts } from "../ports.ts";

/** Columns of `player` whose changes are recorded: identity, contact data, and consents. */
const fields = [
  "email",
  "first_name",
  "last_name",
  "address",
  "address_2",
  "zip",
  "city",
  "region",
  "state",
  "country",
  "phone",
  "newsletter",
  "shows_wins",
  "tells_draws",
  "takes_rewards",
  "shows_notes",
  "accepted_terms_version",
] as const;
const consents = [
  "newsletter",
  "shows_wins",
  "tells_draws",
  "takes_rewards",
  "shows_notes",
  "accepted_terms_version",
] as const satisfies readonly Field[];
const isConsent = (field: Field): field is (typeof consents)[number] =>
  consents.some((consent) => consent === field);

type Field = (typeof fields)[number];
type Choice = "newsletter" | "shows_wins" | "tells_draws" | "takes_rewards" | "shows_notes";
type Known = Record<Exclude<Field, Choice>, string | null> & Record<Choice, boolean>;
/** The time of a change, and its network if known. */
export type ChangeSource = { at: Date; address?: string | undefined };

/** Changes a player's row and records the change, in the same SQL transaction. Another change of the same player waits. */
export async function recordingChanges<Result>(
  connection: SqlConnection,
  playerId: string,
  source: ChangeSource,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await read(connection, playerId);
  const result = await change();
  const after = await read(connection, playerId);
  if (before && after)
    await keep(
      connection,
      playerId,
      fields.flatMap((field) =>
        before[field] === after[field] ? [] : [[field, before[field], after[field]] as const],
      ),
      source,
    );
  return result;
}

/** Records the consents of a new player. */
export async function recordFirstConsents(
  connection: SqlConnection,
  playerId: string,
  source: ChangeSource,
): Promise<void> {
  const known = await read(connection, playerId);
  if (!known) return;
  await keep(
    connection,
    playerId,
    consents.map((field) => [field, null, known[field]] as const),
    source,
  );
}

async function read(connection: SqlConnection, playerId: string): Promise<Known | undefined> {
  const { rows } = await connection.query<Known>(
    `SELECT ${fields.join(", ")} FROM player WHERE id = $1 FOR UPDATE`,
    [playerId],
  );
  return rows[0];
}

async function keep(
  connection: SqlConnection,
  playerId: string,
  changes: readonly (readonly [Field, Known[Field], Known[Field]])[],
  { at, address }: ChangeSource,
): Promise<void> {
  if (changes.length === 0) return;
  const text = (value: Known[Field]) => (value === null ? null : String(value));
  await connection.query(
    `INSERT INTO player_change (player_id, field, before, after, address, at)
     SELECT $1, u.field, u.before, u.after, $5, $6 FROM unnest($2::text[], $3::text[], $4::text[]) AS u(field, before, after)`,
    [
      playerId,
      textArray(changes.map(([field]) => field)),
      textArray(changes.map(([, before]) => text(before))),
      textArray(changes.map(([, , after]) => text(after))),
      address === NO_ADDRESS ? null : (address ?? null),
      at,
    ],
  );
  await recordEvents(
    connection,
    changes.flatMap(([field, , after]) => consentEvent(playerId, field, after, at)),
  );
}

/** A consent as others are told of it; a consent that a new player has not given is told too. */
function consentEvent(playerId: string, field: Field, after: Known[Field], at: Date): NewEvent[] {
  if (!isConsent(field)) return [];
  const isTerms = field === "accepted_terms_version";
  return [
    {
      ...{ type: "consent.changed", playerId, at },
      data: {
        consent: isTerms ? "terms" : field,
        is_given: isTerms ? after !== null : after === true,
        version: isTerms && after !== null ? String(after) : null,
      },
    },
  ];
}

/** A change of personal data or of a consent, by column of `player`. */
export type RecordedChange = {
  field: string;
  before: string | null;
  after: string | null;
  address: string | null;
  at: Date;
};

/** A player's changes, newest first. */
export async function listChanges(connection: SqlConnection, playerId: string): Promise<RecordedChange[]> {
  const { rows } = await connection.query<RecordedChange>(
    "SELECT field, before, after, address, at FROM player_change WHERE player_id = $1 ORDER BY id DESC",
    [playerId],
  );
  return rows;
}

/** Deletes recorded changes of accounts that were closed long enough ago. Returns how many. */
export async function sweepChanges({ database, now }: StorePorts): Promise<number> {
  const { rowCount } = await database.query(
    "DELETE FROM player_change c USING player p WHERE p.id = c.player_id AND p.closed_at < $1",
    [keptSince("personalChanges", now())],
  );
  return rowCount;
}
