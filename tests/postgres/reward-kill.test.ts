import { afterAll } from "vitest";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { describeRewardKills } from "../servers/reward-kill-suite.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeRewardKills("PostgreSQL", async (settings) => {
  postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, ...settings }, { killable: true });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
