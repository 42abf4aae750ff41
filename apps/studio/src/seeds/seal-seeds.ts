import type { DatabasePort, SeedVaultPort } from "../ports.ts";

const MAX_AT_ONCE = 200;

/** Seals secret seeds that were stored unencrypted: by a version before the vault, or by a node of it that still runs. */
export async function sealSeeds(deps: DatabasePort & SeedVaultPort): Promise<void> {
  while ((await sealSome(deps)) === MAX_AT_ONCE);
}

async function sealSome({ database, seedVault }: DatabasePort & SeedVaultPort): Promise<number> {
  return database.transaction(async (connection) => {
    const { rows } = await connection.query<Row>(
      `SELECT owner, id, server_seed, next_server_seed FROM studio_seed_pair
       WHERE revealed_at IS NULL AND (server_seed NOT LIKE 'v1.%' OR next_server_seed NOT LIKE 'v1.%')
       LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [MAX_AT_ONCE],
    );
    for (const { owner, id, server_seed, next_server_seed } of rows) {
      const sealed = (stored: string) => seedVault.seal(owner, seedVault.open(owner, stored));
      await connection.query(
        "UPDATE studio_seed_pair SET server_seed = $3, next_server_seed = $4 WHERE owner = $1 AND id = $2",
        [owner, id, sealed(server_seed), sealed(next_server_seed)],
      );
    }
    return rows.length;
  });
}

type Row = { owner: string; id: string; server_seed: string; next_server_seed: string };
