import { afterAll } from "vitest";
import { describeDrawKills, KILLED_DRAWS_EVERY_MS } from "../servers/draw-kill-suite.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeDrawKills("PostgreSQL", async (tables) => {
  postgres = await startMigratedPostgres();
  const settings = {
    DATABASE_URL: postgres.url,
    TABLES_DIR: tables,
    DRAWS_EVERY_MS: String(KILLED_DRAWS_EVERY_MS),
  };
  const product = await startProduct(settings, { killable: true });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
