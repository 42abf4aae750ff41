import { type Database, textArray } from "@bellwether/db";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Payouts in minor units of the money rounds that this studio has drawn, by id; other providers' rounds are missing. */
export async function drawnPayouts(
  database: Database,
  rounds: readonly { round: string; playerId: string }[],
): Promise<Map<string, bigint>> {
  const own = rounds.filter(({ round }) => UUID.test(round));
  const { rows } = await database.asOwner((connection) =>
    connection.query<{ id: string; payout_minor: bigint }>(
      `SELECT r.id::text, r.payout_minor + coalesce((SELECT sum((h ->> 'amountMinor')::bigint) FROM json_array_elements(r.pot_hits::json) h), 0)::bigint
         AS payout_minor FROM unnest($1::text[], $2::text[]) AS w(owner, id)
       JOIN studio_round r ON r.owner = w.owner AND r.id = w.id::uuid WHERE r.mode = 'money' AND r.payout_minor IS NOT NULL`,
      [textArray(own.map(({ playerId }) => `player:${playerId}`)), textArray(own.map(({ round }) => round))],
    ),
  );
  return new Map(rows.map((row) => [row.id, row.payout_minor]));
}
