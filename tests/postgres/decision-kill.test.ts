import { afterAll } from "vitest";
import { describeDecisionKills } from "../servers/decision-kill-suite.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeDecisionKills("PostgreSQL", async (tables) => {
  postgres = await startMigratedPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, TABLES_DIR: tables });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
