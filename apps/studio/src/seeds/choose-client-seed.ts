import type { ChooseClientSeedRequest, Fairness } from "@bellwether/contract/studio/index.ts";
import { seedHash } from "@bellwether/games";
import type { DatabasePort, SeedVaultPort } from "../ports.ts";
import type { Session } from "../sessions/index.ts";
import { lockSeedPair, type SeedPair } from "./seed-pair.ts";

/**
 * Replaces the client seed that the studio chose for the first pair by the browser's, which has seen the hash by then. Once a round was
 * started or a seed was chosen, on any device, the pair stays as it is. Returns the pair as it is now.
 */
export async function chooseClientSeed(
  deps: DatabasePort & SeedVaultPort,
  session: Session,
  { clientSeed }: ChooseClientSeedRequest,
): Promise<Fairness> {
  return deps.database.transaction(async (connection) => {
    const pair = await lockSeedPair(deps, connection, session);
    if (!mayChooseClientSeed(pair)) return asFairness(pair);
    await connection.query(
      "UPDATE studio_seed_pair SET client_seed = $3, client_seed_chosen = true WHERE owner = $1 AND id = $2",
      [session.owner, pair.id, clientSeed],
    );
    return asFairness({ ...pair, clientSeed, isClientSeedChosen: true });
  });
}

/** What a player may know of the pair in use. */
export function asFairness(pair: SeedPair): Fairness {
  return {
    serverSeedHash: pair.serverSeedHash,
    nextServerSeedHash: seedHash(pair.nextServerSeed),
    clientSeed: pair.clientSeed,
    nonce: pair.nextNonce,
    mayChooseClientSeed: mayChooseClientSeed(pair),
  };
}

const mayChooseClientSeed = ({ isClientSeedChosen, nextNonce }: SeedPair) =>
  !isClientSeedChosen && nextNonce === 0;
