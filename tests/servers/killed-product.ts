import { afterAll, beforeAll, expect } from "vitest";
import type { Product } from "./product.ts";
import { runVerifier } from "./run-verifier.ts";

/** A product that a suite kills. `verifyWith` are the verifier's settings for its data. */
export type KilledProduct = { product: Product; verifyWith: Record<string, string> };

/**
 * Starts a product before the suite's tests. After them it is stopped, and the ledger's invariants must hold.
 * @param clear removes what the suite has made for the product.
 */
export function useKilledProduct(start: () => Promise<KilledProduct>, clear: () => void = () => {}) {
  let started: KilledProduct;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(async () => {
    const { product, verifyWith } = started;
    await product.stop();
    const verdict = runVerifier(verifyWith);
    await product.remove();
    clear();
    expect(verdict).toContain("Every promise of the ledger holds.");
  });
  return { product: () => started.product };
}
