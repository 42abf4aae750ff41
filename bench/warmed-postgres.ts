import { type PostgresServer, startPostgres } from "../tests/servers/postgres.ts";
import { queryPostgres } from "../tests/servers/query-postgres.ts";

/** How many WAL files a server keeps for reuse: 1 GB, more than any bench writes. */
const KEPT_FILES = 64;
const FILE_MB = 16;

/**
 * A PostgreSQL that writes its WAL into recycled files, like one that has run for an hour. A new server creates each file of 16 MB while
 * every commit waits, 50 to 80 ms: that would be measured in ours and in the peer, although an operator would not see it again.
 */
export async function startWarmedPostgres(): Promise<PostgresServer> {
  const server = await startPostgres({ min_wal_size: `${KEPT_FILES * FILE_MB}MB` });
  // A switch continues in a new file, but not from one that is still empty: therefore each file gets a record.
  await queryPostgres(
    server,
    "SELECT pg_create_restore_point('warmed'), pg_switch_wal() FROM generate_series(1, $1)",
    [KEPT_FILES],
  );
  await queryPostgres(server, "CHECKPOINT");
  return server;
}
