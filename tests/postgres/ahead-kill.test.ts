import { afterAll } from "vitest";
import { describeAheadKills } from "../servers/ahead-kill-suite.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeAheadKills("PostgreSQL", async (tables) => {
  postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url, TABLES_DIR: tables };
  const product = await startProduct(settings, { killable: true });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
