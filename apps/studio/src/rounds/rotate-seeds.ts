import type { RotateSeedsReply, RotateSeedsRequest } from "@bellwether/contract/studio/index.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { seedHash } from "@bellwether/games";
import type { FairnessPorts, StepPorts } from "../ports.ts";
import {
  findPairByHash,
  findRotatedPair,
  insertSeedPair,
  lockSeedPair,
  revealSeedPair,
  type SeedPair,
} from "../seeds/index.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { findActiveRound } from "./round-store.ts";

/**
 * Reveals the server seed in use, continues with the committed next seed together with the player's own seed, and commits to another.
 * Repeating the request returns the same seeds, also after other changes. Throws `round_open` while a round is in progress (its seed must
 * stay secret until the round is final), or `request_conflict`.
 */
export async function rotateSeeds(
  deps: StepPorts & FairnessPorts,
  session: Session,
  { requestId, clientSeed }: RotateSeedsRequest,
): Promise<RotateSeedsReply> {
  return deps.database.transaction(async (connection) => {
    const old = await lockSeedPair(deps, connection, session);
    const known = requestId && (await findRotatedPair(deps, connection, session.owner, requestId));
    if (known) {
      const after = await findPairByHash(deps, connection, session, seedHash(known.nextServerSeed));
      if (after?.clientSeed !== clientSeed)
        throw new StudioRefusalError("request_conflict", "this request id was used for another change");
      return rotation(connection, session.owner, known, after);
    }
    if (await findActiveRound(connection, session))
      throw new StudioRefusalError("round_open", "settle the round first");
    await revealSeedPair(connection, session.owner, old, { at: deps.now(), rotationId: requestId });
    const next = await insertSeedPair(deps, connection, session, old.nextServerSeed, clientSeed);
    return rotation(connection, session.owner, old, next);
  });
}

/** What a change has revealed and begun. It stays the same: nothing is drawn any more from a pair that was revealed. */
async function rotation(
  connection: SqlConnection,
  owner: string,
  old: SeedPair,
  next: SeedPair,
): Promise<RotateSeedsReply> {
  return {
    revealed: {
      serverSeed: old.serverSeed,
      serverSeedHash: old.serverSeedHash,
      clientSeed: old.clientSeed,
      lastNonce: await lastDrawnNonce(connection, owner, old.id),
      unused: await unusedNonces(connection, owner, old.id),
    },
    next: {
      serverSeedHash: next.serverSeedHash,
      nextServerSeedHash: seedHash(next.nextServerSeed),
      clientSeed: next.clientSeed,
    },
  };
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
