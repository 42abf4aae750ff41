import { DomainError } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Actor } from "../actor.ts";
import { tooManyAttempts } from "../http/too-many-attempts.ts";
import { contactsOf, findPlayer, lockPlayer } from "../players/index.ts";
import type { OtherDataPort } from "../ports.ts";
import { dataPartsOf } from "./data-parts.ts";

/** A player's data as a file: what is known, by section, each with its rows. */
export type PlayerData = {
  player_id: string;
  brand: string;
  made_at: string;
  about: string;
  sections: Record<string, unknown>;
};

const ABOUT =
  "Everything that this house stores about the player. Amounts that end in _minor are in the smallest unit of the currency, times are in UTC. " +
  "Passwords, codes and seeds of rounds to come are secret and not in it, and neither are data of others or working notes about a suspicion.";

/**
 * Collects what each module knows of the player and notes that it was handed out.
 * @throws DomainError `not_found`
 */
export async function collectData(
  deps: OtherDataPort,
  connection: SqlConnection,
  playerId: string,
  { by, at }: { by: Actor; at: Date },
): Promise<PlayerData> {
  const player = await findPlayer(connection, playerId);
  if (!player) throw new DomainError("not_found");
  const contacts = await contactsOf(connection, playerId);
  const subject = { playerId, brand: player.brand, contacts, isKeptByLaw: true, at };
  const sections: Record<string, unknown> = {};
  for (const part of dataPartsOf(deps).toReversed())
    if (part.collect) Object.assign(sections, await part.collect(connection, subject));
  await connection.query(
    "INSERT INTO data_export (player_id, made_at, asked_by_kind, asked_by) VALUES ($1, $2, $3, $4)",
    [playerId, at, by.kind, by.name],
  );
  return {
    ...{ player_id: playerId, brand: player.brand, made_at: at.toISOString(), about: ABOUT },
    sections: plain(sections) as Record<string, unknown>,
  };
}

/**
 * The player's own export: one within 24 hours.
 * @throws DomainError `too_many_attempts`
 */
export async function refuseSecondExport(
  connection: SqlConnection,
  playerId: string,
  at: Date,
): Promise<void> {
  // Of two at the same moment one is refused.
  await lockPlayer(connection, playerId);
  const last = await lastOwnExport(connection, playerId, at);
  if (last) throw tooManyAttempts(last.getTime() + DAY_MS - at.getTime());
}

/** When the player last had an export within the 24 hours before. */
export async function lastOwnExport(
  connection: SqlConnection,
  playerId: string,
  at: Date,
): Promise<Date | undefined> {
  const { rows } = await connection.query<{ made_at: Date }>(
    `SELECT made_at FROM data_export WHERE player_id = $1 AND asked_by_kind = 'player' AND made_at > $2 ORDER BY made_at DESC LIMIT 1`,
    [playerId, new Date(at.getTime() - DAY_MS)],
  );
  return rows[0]?.made_at;
}

/** Values as JSON has them: moments in ISO 8601, large numbers as text. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
}
