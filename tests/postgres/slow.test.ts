import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { betUnderFault, nothingWrong } from "../servers/bet-under-fault.ts";
import { isFullSize } from "../servers/fault-size.ts";
import { holdAllConnections, holdTables, terminateRepeatedly } from "../servers/hold-postgres.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import { type DrivenPlayer, drivePlayer } from "../servers/player-client.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { type PostgresProxy, startPostgresProxy } from "../servers/postgres-proxy.ts";
import { askContinuously, createProbes, type Probes, untilRecovered } from "../servers/probes.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { runVerifier } from "../servers/run-verifier.ts";

const PLAYERS = 10;
const LASTS_MS = isFullSize ? 20_000 : 6_000;

describe("while PostgreSQL is too slow or too busy", () => {
  let postgres: PostgresServer;
  let proxy: PostgresProxy;
  let product: Product;
  let probes: Probes;
  beforeAll(async () => {
    postgres = await startMigratedPostgres({ max_connections: "40" });
    proxy = await startPostgresProxy(postgres);
    product = await startProduct({ DATABASE_URL: proxy.url });
    probes = createProbes(product, await drivePlayer(product, { amount: "10.00" }));
  });
  afterAll(async () => {
    await product.remove();
    await proxy.close();
    postgres.remove();
  });

  const drivePlayers = async () => {
    const players: { player: DrivenPlayer; amountMinor: number }[] = [];
    for (let count = 0; count < PLAYERS; count += 1)
      players.push({ player: await drivePlayer(product, { amount: "1000.00" }), amountMinor: 100_000 });
    return players;
  };
  /** Sends bets and reads all the time while the fault lasts, then settles every bet. Returns the statuses that the bets got. */
  const livesThrough = async (name: string, begin: () => Promise<() => Promise<void>>) => {
    const bets = betUnderFault(product, await drivePlayers());
    try {
      await expect.poll(() => bets.acknowledged(), { timeout: 10_000 }).toBeGreaterThan(PLAYERS);
      const end = await begin();
      // More than the product has connections.
      const asking = askContinuously(probes, 15);
      await new Promise((resolve) => setTimeout(resolve, LASTS_MS));
      await end();
      const recovered = await untilRecovered(name, probes).catch((error: Error) => error.message);
      const { wrong, unavailable } = await asking.stop();
      expect(wrong).toEqual([]);
      expect(unavailable).toBeGreaterThan(0);
      expect(recovered).toBeTypeOf("number");
    } finally {
      await bets.stop();
    }
    expect(await bets.settle()).toEqual(nothingWrong);
    expect(runVerifier({ DATABASE_URL: postgres.url })).toContain("Every promise of the ledger holds.");
    expect(product.output()).not.toContain("unexpected failure");
    return bets.answers();
  };
  it("while every statement takes 2 s, calls get their normal answer or 503; no bet is lost or doubled, and the product recovers by itself", async () => {
    const answers = await livesThrough("statements of 2 s", async () => {
      proxy.delay(2_000);
      return async () => proxy.delay(0);
    });
    expect(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]).toEqual(expect.arrayContaining(answers));
  });

  it.runIf(isFullSize)(
    "connections that go silent without being closed: they are given up after 12 s, their calls get 503, and the product recovers by itself",
    async () => {
      const answers = await livesThrough("connections that fell silent", async () => {
        proxy.silence();
        return async () => {};
      });
      expect(answers).toEqual(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]);
    },
  );

  it("another client holds every connection that the server allows: all calls get 503 and never a refusal, and the product recovers by itself", async () => {
    const answers = await livesThrough("a server without a free connection", async () => {
      const release = await holdAllConnections(postgres);
      for (const [name, probe] of Object.entries(probes)) expect((await probe()).status, name).toBe(503);
      return release;
    });
    expect(answers).toEqual(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]);
  });

  it("every connection of the product is terminated, again and again, and new ones are accepted: each call gets its normal answer or 503, no bet is lost or doubled, and the product recovers by itself", async () => {
    const answers = await livesThrough("terminated connections", () => terminateRepeatedly(postgres));
    expect(answers).toContain("200 RS_OK");
    expect(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]).toEqual(expect.arrayContaining(answers));
  });

  it("every connection of the product waits for another client's lock: calls get 503 and never a refusal, and the product recovers by itself", async () => {
    // In the order in which a batch of bets locks them: in the opposite order the two could deadlock.
    const answers = await livesThrough("somebody else's lock", () =>
      holdTables(postgres, ["ledger_account", "session"]),
    );
    expect(["200 RS_OK", "503 RS_ERROR_UNKNOWN"]).toEqual(expect.arrayContaining(answers));
  });
});
