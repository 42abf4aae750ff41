import { randomUUID } from "node:crypto";
import type { EventDataOf, EventType } from "@bellwether/contract/events/index.ts";
import { type SqlConnection, type SqlTransaction, textArray } from "@bellwether/db";

/** Something that has happened to a player, with the data that its type has. */
export type NewEvent = {
  [Type in EventType]: { type: Type; playerId: string; at: Date; data: EventDataOf<Type> };
}[EventType];

/**
 * Writes events inside the transaction of what they tell, so that there is neither one without the other. Brand, country and currency are the
 * account's. House players have no events. A heavy type is recorded only where `listeners` want it.
 */
export async function recordEvents(connection: SqlConnection, events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await connection.query(INSERT, valuesOf(events));
}

/** Writes one event; see {@link recordEvents}. */
export const recordEvent = (connection: SqlConnection, event: NewEvent) => recordEvents(connection, [event]);

/** Writes events with the commit, for a transaction that waits for nothing. */
export function sendEvents(transaction: SqlTransaction, events: readonly NewEvent[]): void {
  if (events.length > 0) transaction.send(INSERT, valuesOf(events));
}

const INSERT = `/* prepared */ INSERT INTO outbox_event (id, type, player_id, brand, country, currency, occurred_at, data)
  SELECT u.id, u.type, p.id, p.brand, p.country, p.currency, u.occurred_at, u.data
  FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::jsonb[]) WITH ORDINALITY AS u(id, type, player_id, occurred_at, data, n)
    JOIN player_standing p ON p.id = u.player_id
  WHERE NOT p.is_house ORDER BY u.n`;

const valuesOf = (events: readonly NewEvent[]) => [
  textArray(events.map(() => randomUUID())),
  textArray(events.map(({ type }) => type)),
  textArray(events.map(({ playerId }) => playerId)),
  textArray(events.map(({ at }) => at.toISOString())),
  textArray(events.map(({ data }) => JSON.stringify(data))),
];
