import { describe, expect, it } from "vitest";
import { killAndRecover, runVerifier } from "../servers/kill-and-recover.ts";
import { startProduct } from "../servers/product.ts";

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

describe("the embedded database", () => {
  it(`loses no acknowledged bet of 50 parallel players over 20 kills (SEED=${seed})`, async () => {
    const product = await startProduct();
    try {
      const report = await killAndRecover(product, { seed, kills: 20, players: 50 });
      expect(report).toMatchObject({ lost: [], changedAnswers: [], wrongBalances: [] });
      expect(report.acknowledged).toBeGreaterThan(20 * 20);
      await product.stop();
      expect(runVerifier({ DATA_DIR: product.dataFolder })).toContain("Every promise of the ledger holds.");
    } finally {
      await product.remove();
    }
  });
});
