import { afterAll } from "vitest";
import { describeMoveKills } from "../servers/kill-suite.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";

let servers: [PostgresServer, RedisServer];
afterAll(async () => {
  const [postgres, redis] = servers;
  postgres.remove();
  await redis.stop();
});

describeMoveKills("PostgreSQL and Redis", async () => {
  servers = await Promise.all([startPostgres(), startRedis()]);
  const [{ url }, redis] = servers;
  const product = await startProduct({ DATABASE_URL: url, REDIS_URL: redis.url }, { killable: true });
  return { product, verifyWith: { DATABASE_URL: url } };
});
