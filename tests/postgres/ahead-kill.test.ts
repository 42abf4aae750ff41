import { afterAll, describe } from "vitest";
import { describeAheadKills } from "../servers/ahead-kill-suite.ts";
import { isFullSize } from "../servers/fault-size.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";

let postgres: PostgresServer | undefined;
afterAll(() => postgres?.remove());

// Each database takes minutes. The short run has the embedded one.
describe.runIf(isFullSize)("at full size", () =>
  describeAheadKills("PostgreSQL", async (tables) => {
    postgres = await startMigratedPostgres();
    const settings = { DATABASE_URL: postgres.url, TABLES_DIR: tables };
    const product = await startProduct(settings, { killable: true });
    return { product, verifyWith: { DATABASE_URL: postgres.url } };
  }),
);
