import { expect, it } from "vitest";
import { createSigner, drivePlayer, sendSigned } from "../servers/player-client.ts";
import { startProduct } from "../servers/product.ts";
import { runVerifier } from "../servers/run-verifier.ts";

it("a second process on the same data folder exits at once and names the holder; the first goes on, and after SIGKILL the folder is free", async () => {
  const product = await startProduct();
  try {
    const player = await drivePlayer(product, { amount: "10.00" });
    const signer = createSigner(product);
    await expect(startProduct({ DATA_DIR: product.dataFolder })).rejects.toThrow(
      /The data folder \S+ is in use by process \d+\. Stop it, or set DATA_DIR to another folder\./,
    );
    expect(() => runVerifier({ DATA_DIR: product.dataFolder })).toThrow("is in use by process");
    const bet = signer.bet(player, 100);
    const { text, reply } = await sendSigned(product, bet);
    expect(reply.status).toBe("RS_OK");
    await product.kill();
    await product.restart();
    expect((await sendSigned(product, bet)).text).toBe(text);
    await product.stop();
    expect(runVerifier({ DATA_DIR: product.dataFolder })).toContain("Every promise of the ledger holds.");
  } finally {
    await product.remove();
  }
});
