import { growEntryTree } from "../rewards/prize-draw/entry-leaves.ts";
import type { GateFixture } from "./gate-fixture.ts";

const hex = (digit: string, length = 64) => digit.repeat(length);
const draw = { promotion: "braai-weekend", number: 1 };

/** Stores a prize draw that is drawn: the player has three entries and won with one of them. The value of the beacon is not a real one. */
export async function drawnPrizeDraw({ database, clock }: GateFixture, playerId: string): Promise<void> {
  await database.query(
    `INSERT INTO reward_draw (promotion, number, occasion, time_zone, opens_at, closes_at, server_seed, server_seed_hash, published_at)
     VALUES ($1, $2, '2026-11-27', 'Africa/Johannesburg', '2026-11-26T22:00:00Z', '2026-11-29T22:00:00Z', $3, $4, '2026-11-18T22:00:00Z')
     ON CONFLICT DO NOTHING`,
    [draw.promotion, draw.number, hex("3"), hex("c")],
  );
  await database.query(
    `INSERT INTO reward_entry (promotion, number, tag, player_id, first, entries)
     SELECT $1, $2, ('0b0e0e3c-5f0e-4b7e-9d7b-' || lpad((count(*) + 1)::text, 12, '0'))::uuid, $3, coalesce(sum(entries), 0) + 1, 3
     FROM reward_entry WHERE promotion = $1 AND number = $2`,
    [draw.promotion, draw.number, playerId],
  );
  // The job may already have created draws.
  await database.query("DELETE FROM reward_draw WHERE promotion = $1 AND number <> $2", [
    draw.promotion,
    draw.number,
  ]);
  const { root, blocks, holderCount, entryCount } = await growEntryTree(database, draw);
  await database.query(
    `UPDATE reward_draw SET phase = 'drawn', sealed_at = $3, root = $4, blocks = $5, holder_count = $6, entry_count = $7, prizes = $8,
       chain_hash = $9, beacon_public_key = $10, beacon_round = 18402771, beacon_signature = $11, winning_numbers = '[2]', drawn_at = $3,
       server_seed = $12, server_seed_hash = $13, published_at = '2026-11-18T22:00:00Z'
     WHERE promotion = $1 AND number = $2`,
    [
      draw.promotion,
      draw.number,
      clock.at,
      root,
      blocks,
      holderCount,
      entryCount,
      '[{"count":20,"cash":25}]',
      hex("e"),
      hex("f", 192),
      hex("1", 96),
      hex("3"),
      hex("c"),
    ],
  );
}
