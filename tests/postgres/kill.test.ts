import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { killAndRecover, runVerifier } from "../servers/kill-and-recover.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

describe("PostgreSQL and Redis", () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(async () => {
    postgres.remove();
    await redis.stop();
  });

  it(`lose no acknowledged bet of 50 parallel players over 20 kills (SEED=${seed})`, async () => {
    const product = await startProduct({ DATABASE_URL: postgres.url, REDIS_URL: redis.url });
    try {
      const report = await killAndRecover(product, { seed, kills: 20, players: 50 });
      expect(report).toMatchObject({ lost: [], changedAnswers: [], wrongBalances: [] });
      expect(report.acknowledged).toBeGreaterThan(20 * 20);
      expect(runVerifier({ DATABASE_URL: postgres.url })).toContain("Every promise of the ledger holds.");
    } finally {
      await product.remove();
    }
  });
});
