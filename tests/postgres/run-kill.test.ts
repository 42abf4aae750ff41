import { afterAll } from "vitest";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { describeRunKills } from "../servers/run-kill-suite.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeRunKills("PostgreSQL", async (tables) => {
  postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, TABLES_DIR: tables }, { killable: true });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
