import { Agent } from "node:http";
import { describe, expect, it } from "vitest";
import { createSigner, type DrivenPlayer, drivePlayer } from "../servers/player-client.ts";
import { type KeptAnswer, postKept } from "../servers/post-kept.ts";
import { startProduct } from "../servers/product.ts";
import { runVerifier } from "../servers/run-verifier.ts";

const PLAYERS = 20;

describe("a process that is told to stop", () => {
  it("a process that is told to stop reports it at /readyz first, then answers every bet that has reached it, and exits with code 0", async () => {
    const product = await startProduct({ DRAIN_NOTICE_SECONDS: "4" });
    try {
      const signer = createSigner(product);
      const players: DrivenPlayer[] = [];
      for (let count = 0; count < PLAYERS; count += 1)
        players.push(await drivePlayer(product, { amount: "1000.00" }));
      const answers: KeptAnswer[] = [];
      const lost: unknown[] = [];
      const betting = players.map(async (player) => {
        // Its own kept-alive connection, as a provider has.
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        for (;;) {
          const answer = await postKept(product, agent, signer.bet(player, 1)).catch((error) => {
            lost.push(error);
            return "lost" as const;
          });
          if (answer === "refused" || answer === "lost") return agent.destroy();
          answers.push(answer);
        }
      });
      await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(PLAYERS * 5);
      const before = answers.length;
      const stopped = product.stop();
      await expect
        .poll(async () => (await fetch(`${product.url}/readyz`)).status, { timeout: 3_000 })
        .toBe(503);
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
      expect(await stopped).toBe(0);
      await Promise.all(betting);
      expect(lost).toEqual([]);
      expect(answers.length).toBeGreaterThan(before);
      expect(answers.at(-1)!.connection).toBe("close");
      expect(answers.filter((answer) => answer.status !== 200 || !answer.text.includes("RS_OK"))).toEqual([]);
      expect(runVerifier({ DATA_DIR: product.dataFolder })).toContain("Every promise of the ledger holds.");
    } finally {
      await product.remove();
    }
  });
});
