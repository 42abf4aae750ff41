import { afterAll } from "vitest";
import { describeJackpotKills } from "../servers/jackpot-kill-suite.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeJackpotKills("PostgreSQL", async (settings) => {
  postgres = await startMigratedPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, ...settings }, { killable: true });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
