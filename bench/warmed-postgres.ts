import { type PostgresServer, startPostgres } from "../tests/servers/postgres.ts";
import { queryPostgres } from "../tests/servers/query-postgres.ts";

/** Of its write-ahead log a server keeps so many files for use again: 1 GB, more than any bench writes. */
const KEPT_FILES = 64;
const FILE_MB = 16;

/**
 * A PostgreSQL that writes its log into files it has used before, as one that has run for an hour does. A new server makes each file of 16 MB while
 * every commit waits, 50 to 80 ms: that would be measured of ours and of the peer, and no operator would ever see it again.
 */
export async function startWarmedPostgres(): Promise<PostgresServer> {
  const server = await startPostgres({ min_wal_size: `${KEPT_FILES * FILE_MB}MB` });
  // A switch goes on in a new file, but not from one that is still empty: hence the mark in each.
  await queryPostgres(
    server,
    "SELECT pg_create_restore_point('worn in'), pg_switch_wal() FROM generate_series(1, $1)",
    [KEPT_FILES],
  );
  await queryPostgres(server, "CHECKPOINT");
  return server;
}
