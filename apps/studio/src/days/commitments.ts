import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { clockStream, dropLeaf, pairCommitment, roundCommitment } from "@bellwether/games";

/** A leaf's text, and the hash by which it is looked up: a server seed's hash, or a drop's commitment. */
export type Commitment = { serverSeedHash: string; leaf: string };

/** A day's record also takes commitments of this long before that no record has, because they were stored late. */
const MAX_LATE_MS = 7 * DAY_MS;

/**
 * The commitments before `end` that no day's record contains, ordered by their leaves: pairs of seeds for money that were made and periods of
 * drops that began in the seven days before, and rounds of tables and win-time clocks that ended in them. A draw may have been on sale long
 * before, so the start of a round says nothing. Pairs of free play are left out, because they are deleted with their session.
 */
export async function findNewCommitments(connection: SqlConnection, end: Date): Promise<Commitment[]> {
  const from = new Date(end.getTime() - MAX_LATE_MS);
  const { rows: pairs } = await connection.query<{ server_seed_hash: string }>(
    `SELECT server_seed_hash FROM studio_seeds p WHERE created_at >= $1 AND created_at < $2 AND owner LIKE 'player:%'
     AND NOT EXISTS (SELECT 1 FROM studio_commitment c WHERE c.server_seed_hash = p.server_seed_hash)`,
    [from, end],
  );
  const { rows: rounds } = await connection.query<{
    table_id: string;
    number: number;
    server_seed_hash: string;
    root: string | null;
    beacon_round: bigint | null;
  }>(
    `SELECT table_id, number, server_seed_hash, root, beacon_round
     FROM (SELECT table_id, number FROM studio_table_progress WHERE phase IN ('drawn', 'paid', 'void')
         AND coalesce(drawn_at, phase_ends_at) >= $1 AND coalesce(drawn_at, phase_ends_at) < $2
       UNION SELECT table_id, number FROM studio_missed_round) ended
     JOIN studio_table_progress r USING (table_id, number) WHERE coalesce(drawn_at, phase_ends_at) < $2
     AND NOT EXISTS (SELECT 1 FROM studio_commitment c WHERE c.server_seed_hash = r.server_seed_hash)`,
    [from, end],
  );
  const { rows: clocks } = await connection.query<{
    pot: string;
    currency: string;
    number: number;
    server_seed_hash: string;
    root: string | null;
    beacon_round: bigint | null;
  }>(
    `SELECT pot, currency, number, server_seed_hash, root, beacon_round FROM studio_clock_commitment k
     WHERE ended_at >= $1 AND ended_at < $2
     AND NOT EXISTS (SELECT 1 FROM studio_commitment c WHERE c.server_seed_hash = k.server_seed_hash)`,
    [from, end],
  );
  const { rows: drops } = await connection.query<{
    pot: string;
    currency: string;
    starts_at: Date;
    commitment: string;
  }>(
    `SELECT pot, currency, starts_at, commitment FROM studio_drop_commitment d WHERE starts_at >= $1 AND starts_at < $2
     AND NOT EXISTS (SELECT 1 FROM studio_commitment c WHERE c.server_seed_hash = d.commitment)`,
    [from, end],
  );
  const shared = [
    ...rounds.map((round) => ({ ...round, name: round.table_id })),
    ...clocks.map((clock) => ({ ...clock, name: clockStream(clock) })),
  ];
  const leaves = [
    ...pairs.map((pair) => ({
      serverSeedHash: pair.server_seed_hash,
      leaf: pairCommitment(pair.server_seed_hash),
    })),
    ...drops.map(({ pot, currency, starts_at, commitment }) => ({
      serverSeedHash: commitment,
      leaf: dropLeaf({ pot, currency, startsAt: starts_at }, commitment),
    })),
    ...shared.map((round) => ({
      serverSeedHash: round.server_seed_hash,
      leaf: roundCommitment({
        tableId: round.name,
        number: round.number,
        serverSeedHash: round.server_seed_hash,
        root: round.root,
        beaconRound: round.beacon_round === null ? null : Number(round.beacon_round),
      }),
    })),
  ];
  return leaves.sort((one, other) => (one.leaf < other.leaf ? -1 : 1));
}
