import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { seedHash } from "@bellwether/games";
import { newUuid } from "../new-uuid.ts";
import type { ClockPort, RandomPort, SeedVaultPort } from "../ports.ts";
import type { Session } from "../sessions/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";

/** The seeds from which an owner's rounds of one game are drawn until rotation. `serverSeed` is secret until then. */
export type SeedPair = {
  id: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** Chosen by the player or their browser. */
  isClientSeedChosen: boolean;
  nextNonce: number;
  /** The server seed of the next pair. Its hash is already published, so it cannot be chosen to fit the player's next client seed. */
  nextServerSeed: string;
};

type Holder = Pick<Session, "owner" | "gameCode">;

type Row = {
  id: string;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  client_seed_chosen: boolean;
  next_nonce: number;
  next_server_seed: string;
};

const UNREVEALED =
  "/* prepared */ SELECT * FROM studio_seed_pair WHERE owner = $1 AND game_code = $2 AND revealed_at IS NULL";

/** The pair in use; creates one if there is none. */
export async function ensureSeedPair(
  deps: ClockPort & RandomPort & SeedVaultPort,
  connection: SqlConnection,
  holder: Holder,
): Promise<SeedPair> {
  const { rows } = await connection.query<Row>(UNREVEALED, [holder.owner, holder.gameCode]);
  if (rows[0]) return asPair(deps, holder, rows[0]);
  const clientSeed = Buffer.from(deps.randomBytes(10)).toString("hex");
  await insertSeedPair(deps, connection, holder, newServerSeed(deps), clientSeed, false);
  // Another device may have been faster: then its pair is used.
  const again = await connection.query<Row>(UNREVEALED, [holder.owner, holder.gameCode]);
  return asPair(deps, holder, onlyRow(again.rows));
}

const newServerSeed = ({ randomBytes }: RandomPort) => Buffer.from(randomBytes(32)).toString("hex");

/**
 * Stores both seeds as the pair in use, and chooses the next server seed. Does nothing when the owner already has a secret pair for this game.
 */
export async function insertSeedPair(
  deps: ClockPort & RandomPort & SeedVaultPort,
  connection: SqlConnection,
  holder: Holder,
  serverSeed: string,
  clientSeed: string,
  isClientSeedChosen = true,
): Promise<SeedPair> {
  const pair = {
    id: newUuid(deps),
    serverSeed,
    serverSeedHash: seedHash(serverSeed),
    clientSeed,
    isClientSeedChosen,
    nextNonce: 0,
    nextServerSeed: newServerSeed(deps),
  };
  await connection.query(
    `INSERT INTO studio_seed_pair (owner, id, game_code, server_seed, server_seed_hash, client_seed, next_server_seed, created_at, client_seed_chosen)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (owner, game_code) WHERE revealed_at IS NULL DO NOTHING`,
    [
      holder.owner,
      pair.id,
      holder.gameCode,
      deps.seedVault.seal(holder.owner, serverSeed),
      pair.serverSeedHash,
      clientSeed,
      deps.seedVault.seal(holder.owner, pair.nextServerSeed),
      deps.now(),
      isClientSeedChosen,
    ],
  );
  return pair;
}

/** The pair that a request has revealed, in any of the owner's games. */
export async function findRotatedPair(
  deps: SeedVaultPort,
  connection: SqlConnection,
  owner: string,
  requestId: string,
): Promise<SeedPair | undefined> {
  const { rows } = await connection.query<Row>(
    "SELECT * FROM studio_seed_pair WHERE owner = $1 AND rotation_id = $2",
    [owner, requestId],
  );
  return rows[0] && asPair(deps, { owner }, rows[0]);
}

/** The owner's pair of this game whose server seed has this hash. */
export async function findPairByHash(
  deps: SeedVaultPort,
  connection: SqlConnection,
  { owner, gameCode }: Holder,
  serverSeedHash: string,
): Promise<SeedPair | undefined> {
  const { rows } = await connection.query<Row>(
    "SELECT * FROM studio_seed_pair WHERE owner = $1 AND game_code = $2 AND server_seed_hash = $3",
    [owner, gameCode, serverSeedHash],
  );
  return rows[0] && asPair(deps, { owner }, rows[0]);
}

const MAX_LOOKS = 5;

/** The pair in use, locked until the SQL transaction ends: starts and rotations of one owner and game run one after another. */
export async function lockSeedPair(
  deps: SeedVaultPort,
  connection: SqlConnection,
  holder: Holder,
): Promise<SeedPair> {
  return asPair(deps, holder, await lockUnrevealed(connection, holder));
}

/** The same lock for a start, which needs the pair's id and its next nonce: the seeds stay sealed. */
export async function lockNextNonce(
  connection: SqlConnection,
  holder: Holder,
): Promise<Pick<SeedPair, "id" | "nextNonce">> {
  const row = await lockUnrevealed(connection, holder);
  return { id: row.id, nextNonce: row.next_nonce };
}

/** Uses up the next nonce of a pair that `lockNextNonce` has locked. */
export async function useNextNonce(connection: SqlConnection, owner: string, pairId: string): Promise<void> {
  await connection.query(
    "/* prepared */ UPDATE studio_seed_pair SET next_nonce = next_nonce + 1 WHERE owner = $1 AND id = $2",
    [owner, pairId],
  );
}

/** Reveals the server seed of a locked pair: from now on it is stored unencrypted, and nothing is drawn from it. */
export async function revealSeedPair(
  connection: SqlConnection,
  owner: string,
  { id, serverSeed }: Pick<SeedPair, "id" | "serverSeed">,
  { at, rotationId }: { at: Date; rotationId: string | undefined },
): Promise<void> {
  await connection.query(
    "UPDATE studio_seed_pair SET revealed_at = $3, server_seed = $4, rotation_id = $5 WHERE owner = $1 AND id = $2",
    [owner, id, at, serverSeed, rotationId ?? null],
  );
}

/** Deletes the pairs of free-play sessions that are over. Their rounds must be deleted before. */
export async function deleteSeedPairs(connection: SqlConnection, owners: readonly string[]): Promise<void> {
  await connection.query("DELETE FROM studio_seed_pair WHERE owner = ANY($1::text[])", [textArray(owners)]);
}

async function lockUnrevealed(connection: SqlConnection, { owner, gameCode }: Holder): Promise<Row> {
  // A rotation that held the lock has stored another pair, which only a new statement can see.
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const { rows } = await connection.query<Row>(`${UNREVEALED} FOR UPDATE`, [owner, gameCode]);
    if (rows[0]) return rows[0];
  }
  throw new StudioRefusalError("session_ended", "the session has no seeds");
}

function asPair({ seedVault }: SeedVaultPort, { owner }: Pick<Holder, "owner">, row: Row): SeedPair {
  return {
    id: row.id,
    serverSeed: seedVault.open(owner, row.server_seed),
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    isClientSeedChosen: row.client_seed_chosen,
    nextNonce: row.next_nonce,
    nextServerSeed: seedVault.open(owner, row.next_server_seed),
  };
}
