import { afterAll } from "vitest";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { describeRewardKills } from "../servers/reward-kill-suite.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeRewardKills("PostgreSQL", async (settings) => {
  postgres = await startMigratedPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, ...settings }, { killable: true });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
