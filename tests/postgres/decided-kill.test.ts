import { afterAll } from "vitest";
import { describeDecidedKills, killedHandSettings } from "../servers/decided-kill-suite.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

describeDecidedKills("PostgreSQL", async () => {
  postgres = await startMigratedPostgres();
  const product = await startProduct(
    { DATABASE_URL: postgres.url, ...killedHandSettings },
    { killable: true },
  );
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
