import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { PostgresServer } from "./postgres.ts";

/**
 * Runs statements one by one on a connection of its own, each outside of a transaction and also while the database only reads.
 * @param url another address than the server's own, such as that of another database
 */
export function runPsql(
  { binFolder, url }: Pick<PostgresServer, "binFolder" | "url">,
  statements: readonly string[],
  at = url,
): void {
  execFileSync(
    join(binFolder, "psql"),
    [at, "--set=ON_ERROR_STOP=1", ...statements.flatMap((sql) => ["-c", sql])],
    { stdio: "pipe", env: { ...process.env, PGOPTIONS: "-c default_transaction_read_only=off" } },
  );
}
