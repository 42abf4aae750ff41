import { describe, expect, it } from "vitest";
import { isFullSize } from "../servers/fault-size.ts";
import { killAndRecover, runVerifier } from "../servers/kill-and-recover.ts";
import { startProduct } from "../servers/product.ts";

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const KILLS = isFullSize ? 100 : 20;

describe("the embedded database", () => {
  it(`loses no acknowledged bet of 50 parallel players over ${KILLS} kills (SEED=${seed})`, {
    timeout: 7_200_000,
  }, async () => {
    const product = await startProduct();
    try {
      const verify = () =>
        expect(runVerifier({ DATA_DIR: product.dataFolder })).toContain("Every promise of the ledger holds.");
      const report = await killAndRecover(product, {
        seed,
        kills: KILLS,
        players: 50,
        verify: { every: 10, look: verify },
      });
      expect(report).toMatchObject({ refused: [], lost: [], changedAnswers: [], wrongBalances: [] });
      expect(report.acknowledged).toBeGreaterThan(KILLS * 20);
      await product.stop();
      verify();
    } finally {
      await product.remove();
    }
  });
});
