import { afterAll } from "vitest";
import { describeClockKills, shortClocks } from "../servers/clock-kill-suite.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeClockKills("PostgreSQL", async () => {
  postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url, ...shortClocks }, { killable: true });
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
