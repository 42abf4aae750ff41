import { afterAll } from "vitest";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { describeRunKills } from "../servers/run-kill-suite.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeRunKills("PostgreSQL", async (tables) => {
  postgres = await startMigratedPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, TABLES_DIR: tables }, { killable: true });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
