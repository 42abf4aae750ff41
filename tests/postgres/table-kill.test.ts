import { afterAll } from "vitest";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";
import { describeTableKills } from "../servers/table-kill-suite.ts";

let servers: [PostgresServer, RedisServer];
afterAll(async () => {
  const [postgres, redis] = servers;
  postgres.remove();
  await redis.stop();
});

describeTableKills("PostgreSQL", async (tables) => {
  servers = await Promise.all([startMigratedPostgres(), startRedis()]);
  const [{ url }, redis] = servers;
  const variables = { DATABASE_URL: url, REDIS_URL: redis.url, TABLES_DIR: tables };
  const product = await startProduct(variables, { killable: true });
  return { product, verifyWith: { DATABASE_URL: url } };
});
