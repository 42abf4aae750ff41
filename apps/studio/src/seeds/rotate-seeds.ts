import type { RotateSeedsReply, RotateSeedsRequest } from "@bellwether/contract/studio/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { seedHash } from "@bellwether/games";
import type { FairnessPorts, StepPorts } from "../ports.ts";
import { findActiveRound } from "../rounds/round-store.ts";
import type { Session } from "../sessions/session.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { insertSeedPair, lockSeedPair } from "./seed-pair.ts";

/**
 * Reveals the server seed in use, continues with the committed next seed together with the player's own seed, and commits to another.
 * Throws `round_open` while a round is in progress: its seed must stay secret until the round is final.
 */
export async function rotateSeeds(
  studio: StepPorts & FairnessPorts,
  session: Session,
  { clientSeed }: RotateSeedsRequest,
): Promise<RotateSeedsReply> {
  return studio.database.transaction(async (connection) => {
    const old = await lockSeedPair(studio, connection, session);
    if (await findActiveRound(connection, session))
      throw new StudioRefusalError("round_open", "settle the round first");
    await connection.query(
      "UPDATE studio_seed_pair SET revealed_at = $3, server_seed = $4 WHERE owner = $1 AND id = $2",
      [session.owner, old.id, studio.now(), old.serverSeed],
    );
    const next = await insertSeedPair(studio, connection, session, old.nextServerSeed, clientSeed);
    return {
      revealed: {
        serverSeed: old.serverSeed,
        serverSeedHash: old.serverSeedHash,
        clientSeed: old.clientSeed,
        lastNonce: await lastDrawnNonce(connection, session.owner, old.id),
        unused: await unusedNonces(connection, session.owner, old.id),
      },
      next: {
        serverSeedHash: next.serverSeedHash,
        nextServerSeedHash: seedHash(next.nextServerSeed),
        clientSeed,
      },
    };
  });
}

/** Nonces of rounds that the wallet refused are skipped: nothing was drawn from them, and they do not count here. */
async function lastDrawnNonce(
  connection: SqlConnection,
  owner: string,
  pairId: string,
): Promise<number | null> {
  const { rows } = await connection.query<{ last: number | null }>(
    "SELECT max(nonce) AS last FROM studio_round WHERE owner = $1 AND seed_pair_id = $2 AND script IS NOT NULL",
    [owner, pairId],
  );
  return onlyRow(rows).last;
}

const MAX_UNUSED = 500;

/** The nonces of rounds whose stake was refused or returned. */
async function unusedNonces(
  connection: SqlConnection,
  owner: string,
  pairId: string,
): Promise<UnusedNonce[]> {
  const { rows } = await connection.query<UnusedNonce>(
    `SELECT nonce, CASE state WHEN 'refused' THEN 'refused' ELSE 'rolled_back' END AS reason FROM studio_round
     WHERE owner = $1 AND seed_pair_id = $2 AND script IS NULL AND state IN ('refused', 'unknown', 'rolled_back')
     ORDER BY nonce LIMIT $3`,
    [owner, pairId, MAX_UNUSED],
  );
  return rows;
}

type UnusedNonce = RotateSeedsReply["revealed"]["unused"][number];
