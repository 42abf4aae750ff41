import type { EventType, PublishedEvent } from "@bellwether/contract/events/index.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";

type EventRow = {
  id: string;
  type: EventType;
  player_id: string;
  brand: string;
  country: string;
  currency: string;
  occurred_at: Date;
  data: Record<string, unknown>;
  sequence: bigint;
};

/** The last sequence that was given; 0 before the first event. */
export async function lastSequence(connection: SqlConnection): Promise<bigint> {
  const { rows } = await connection.query<{ sequence: bigint }>("SELECT sequence FROM outbox_head");
  return onlyRow(rows).sequence;
}

/** Events of these types after one sequence and up to another, in order. */
export async function readEvents(
  connection: SqlConnection,
  { after, upTo, types, limit }: { after: bigint; upTo: bigint; types: readonly EventType[]; limit: number },
): Promise<PublishedEvent[]> {
  const { rows } = await connection.query<EventRow>(
    `SELECT id, type, player_id, brand, country, currency, occurred_at, data, sequence FROM outbox_event
     WHERE sequence > $1 AND sequence <= $2 AND type = ANY($3::text[]) ORDER BY sequence LIMIT $4`,
    [after, upTo, textArray(types), limit],
  );
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    timestamp: row.occurred_at.toISOString(),
    sequence: Number(row.sequence),
    player_id: row.player_id,
    brand: row.brand,
    country: row.country,
    currency: row.currency,
    data: row.data,
  }));
}

/** The sequence of the first event that is kept from this moment on; undefined if none is. */
export async function firstSequenceSince(connection: SqlConnection, at: Date): Promise<bigint | undefined> {
  const { rows } = await connection.query<{ sequence: bigint | null }>(
    "SELECT min(sequence) AS sequence FROM outbox_event WHERE occurred_at >= $1",
    [at],
  );
  return rows[0]?.sequence ?? undefined;
}
