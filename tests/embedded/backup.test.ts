import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createSigner, drivePlayer, sendSigned } from "../servers/player-client.ts";
import { startProduct } from "../servers/product.ts";
import { runReconciliation, runVerifier } from "../servers/run-verifier.ts";

it("a copy of the data folder of a stopped process is a backup: verified, it serves the same balance on another port", async () => {
  const product = await startProduct();
  const copy = mkdtempSync("/tmp/bellwether-backup-");
  try {
    const player = await drivePlayer(product, { amount: "100.00" });
    await sendSigned(product, createSigner(product).bet(player, 250));
    expect(await product.stop()).toBe(0);
    cpSync(product.dataFolder, join(copy, "data"), { recursive: true });
    expect(runVerifier({ DATA_DIR: join(copy, "data") })).toContain("Every promise of the ledger holds.");
    expect(runReconciliation({ DATA_DIR: join(copy, "data") })).toMatchObject({
      unresolved: [],
      different: 0,
    });
    const restored = await startProduct({ DATA_DIR: join(copy, "data") });
    const answer = await fetch(`${restored.url}/gate/api/actionable/balance`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session: player.session }),
    }).then((response) => response.json());
    await restored.stop();
    expect(answer).toMatchObject({ event: { data: { player_balance_amount: "97.50" } } });
  } finally {
    rmSync(copy, { recursive: true, force: true });
    await product.remove();
  }
});
