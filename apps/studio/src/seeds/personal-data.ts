import type { DataPart, DataRow } from "@bellwether/db";

/** Seeds: rounds are proven from them, so they stay. The server's seed is secret until it is revealed. */
export const seedsData: DataPart = {
  name: "seeds",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT game_code, server_seed_hash, client_seed, next_nonce, created_at, revealed_at,
         CASE WHEN revealed_at IS NOT NULL THEN server_seed END AS server_seed
       FROM studio_seed_pair WHERE owner = 'player:' || $1 ORDER BY created_at DESC`,
      [playerId],
    );
    return { seeds: rows };
  },
};
