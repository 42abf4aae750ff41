import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { describeRewardKills } from "../servers/reward-kill-suite.ts";

let postgres: PostgresServer | undefined;
// The product runs without tables. A table compares the beacon with PostgreSQL's clock, but here only the product's clock is set ahead. The prize
// draw would wait for a minute after each comparison that fails.
const tables = mkdtempSync(join(tmpdir(), "bellwether-no-tables-"));
afterAll(() => {
  postgres?.remove();
  rmSync(tables, { recursive: true });
});

describeRewardKills("PostgreSQL", async (settings) => {
  postgres = await startPostgres();
  const product = await startProduct(
    { DATABASE_URL: postgres.url, TABLES_DIR: tables, ...settings },
    { killable: true },
  );
  return { product, verifyWith: { DATABASE_URL: postgres.url } };
});
