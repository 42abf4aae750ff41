import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullSize } from "../servers/fault-size.ts";
import { killAndRecover, runVerifier } from "../servers/kill-and-recover.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const KILLS = isFullSize ? 100 : 20;

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

  it(`lose no acknowledged bet of 50 parallel players over ${KILLS} kills (SEED=${seed})`, {
    timeout: 7_200_000,
  }, async () => {
    const product = await startProduct({ DATABASE_URL: postgres.url, REDIS_URL: redis.url });
    try {
      const verify = () =>
        expect(runVerifier({ DATABASE_URL: postgres.url })).toContain("Every promise of the ledger holds.");
      const report = await killAndRecover(product, {
        seed,
        kills: KILLS,
        players: 50,
        verify: { every: 1, look: verify },
      });
      expect(report).toMatchObject({ refused: [], lost: [], changedAnswers: [], wrongBalances: [] });
      expect(report.acknowledged).toBeGreaterThan(KILLS * 20);
      verify();
    } finally {
      await product.remove();
    }
  });
});
