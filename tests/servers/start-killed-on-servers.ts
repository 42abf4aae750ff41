import { afterAll } from "vitest";
import type { KilledProduct } from "./killed-product.ts";
import { startMigratedPostgres } from "./migrated-postgres.ts";
import type { PostgresServer } from "./postgres.ts";
import { startProduct } from "./product.ts";
import { type RedisServer, startRedis } from "./redis.ts";

/** Starts a `killable` product on a PostgreSQL and a Redis of this test file, which end after its tests. Call it once in the file. */
export function startKilledOnServers(): () => Promise<KilledProduct> {
  let servers: [PostgresServer, RedisServer] | undefined;
  afterAll(async () => {
    servers?.[0].remove();
    await servers?.[1].stop();
  });
  return async () => {
    servers = await Promise.all([startMigratedPostgres(), startRedis()]);
    const [{ url }, redis] = servers;
    const product = await startProduct({ DATABASE_URL: url, REDIS_URL: redis.url }, { killable: true });
    return { product, verifyWith: { DATABASE_URL: url } };
  };
}
