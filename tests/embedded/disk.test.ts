import { join } from "node:path";
import { expect, it } from "vitest";
import { betUnderFault, nothingWrong } from "../servers/bet-under-fault.ts";
import { isFullSize } from "../servers/fault-size.ts";
import { drivePlayer } from "../servers/player-client.ts";
import { askAll, createProbes, untilRecovered } from "../servers/probes.ts";
import { startProduct } from "../servers/product.ts";
import { runVerifier } from "../servers/run-verifier.ts";
import { MOUNTING_REFUSED, mountSmallDisk } from "../servers/small-disk.ts";

const LASTS_MS = isFullSize ? 60_000 : 3_000;

it("while the data folder's disk is full every bet gets 503 and balances are still read; once there is space again the product recovers by itself", async ({
  skip,
}) => {
  const disk = mountSmallDisk(300);
  if (!disk) return skip(MOUNTING_REFUSED);
  const data = join(disk.folder, "data");
  const product = await startProduct({ DATA_DIR: data });
  try {
    const players = [
      { player: await drivePlayer(product, { amount: "1000.00" }), amountMinor: 100_000 },
      { player: await drivePlayer(product, { amount: "1000.00" }), amountMinor: 100_000 },
    ];
    const probes = createProbes(product, players[0]!.player);
    const { balance, profile } = probes;
    const bets = betUnderFault(product, players);
    try {
      await expect.poll(() => bets.acknowledged(), { timeout: 10_000 }).toBeGreaterThan(20);
      disk.fill();
      await expect
        .poll(() => bets.answers(), { timeout: 5_000 })
        .toEqual(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]);
      // The other player's last response may still be in transit.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const taken = bets.acknowledged();
      const fullUntil = performance.now() + LASTS_MS;
      while (performance.now() < fullUntil) {
        expect((await balance!()).status).toBe(200);
        expect((await profile!()).status).toBe(200);
        expect((await askAll(probes)).wrong).toEqual([]);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(bets.acknowledged()).toBe(taken);
      disk.free();
      await untilRecovered("the disk was full", probes);
      await expect.poll(() => bets.acknowledged(), { timeout: 10_000 }).toBeGreaterThan(taken);
    } finally {
      await bets.stop();
    }
    expect(await bets.settle()).toEqual(nothingWrong);
    expect(product.output()).not.toContain("unexpected failure");
    expect(await product.stop()).toBe(0);
    expect(runVerifier({ DATA_DIR: data })).toContain("Every promise of the ledger holds.");
  } finally {
    await product.remove();
    disk.remove();
  }
});
