import { afterAll } from "vitest";
import { describeClockKills } from "../servers/clock-kill-suite.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeClockKills("PostgreSQL", async (settings) => {
  postgres = await startMigratedPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, ...settings }, { killable: true });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
