import { afterAll } from "vitest";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { describePromotionKills } from "../servers/promotion-kill-suite.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describePromotionKills("PostgreSQL", async (settings) => {
  postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, ...settings }, { killable: true });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
