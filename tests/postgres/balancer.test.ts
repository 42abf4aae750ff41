import { request } from "node:https";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { betUnderFault, nothingWrong } from "../servers/bet-under-fault.ts";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import { type Balancer, startBalancer } from "../servers/nginx.ts";
import { createSigner, drivePlayer, sendSigned } from "../servers/player-client.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { ask } from "../servers/probes.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";
import { runVerifier } from "../servers/run-verifier.ts";

const PLAYERS = 6;

describe("nginx with ops/nginx.conf in front of two nodes", () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  let nodes: [Product, Product];
  let balancer: Balancer;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startMigratedPostgres(), startRedis()]);
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, TRUST_PROXY: "true" };
    const one = await startProduct(shared);
    const keys = join(one.dataFolder, "provider-keys");
    nodes = [one, await startProduct({ ...shared, PROVIDER_KEYS_DIR: keys })];
    balancer = await startBalancer([nodes[0].url, nodes[1].url]);
  });
  afterAll(async () => {
    await balancer?.stop();
    for (const node of nodes) await node.remove();
    postgres.remove();
    await redis.stop();
  });

  /** The first node as it is reached from outside: keys and data are its own. */
  const outside = (): Product => ({ ...nodes[0], url: balancer.url });

  it("both nodes are restarted one after the other under load: every bet is accepted, and none is booked twice", async () => {
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, async () => ({
        player: await drivePlayer(nodes[0], { amount: "1000.00" }),
        amountMinor: 100_000,
      })),
    );
    const bets = betUnderFault(outside(), players);
    for (const node of nodes) {
      const before = bets.acknowledged();
      await expect.poll(() => bets.acknowledged()).toBeGreaterThan(before + PLAYERS * 5);
      expect(await node.stop()).toBe(0);
      await node.restart();
    }
    const before = bets.acknowledged();
    await expect.poll(() => bets.acknowledged()).toBeGreaterThan(before + PLAYERS * 5);
    expect(bets.answers()).toEqual(["200 RS_OK"]);
    expect(await bets.settle()).toEqual(nothingWrong);
    expect(runVerifier({ DATABASE_URL: postgres.url })).toContain("Every promise of the ledger holds.");
  });

  it("while PostgreSQL is away providers get the product's own 503, and both nodes serve again at once when it is back", async () => {
    const player = await drivePlayer(nodes[0], { amount: "10.00" });
    const call = createSigner(outside()).bet(player, 100);
    postgres.stop("immediate");
    for (let count = 0; count < 10; count += 1) {
      const { status, reply } = await sendSigned(outside(), call);
      expect({ status, says: reply.status }).toEqual({ status: 503, says: "RS_ERROR_UNKNOWN" });
    }
    postgres.start();
    await expect
      .poll(async () => (await sendSigned(outside(), call)).reply)
      .toMatchObject({ status: "RS_OK", balance: 900_000 });
    for (let count = 0; count < 10; count += 1)
      expect((await sendSigned(outside(), call)).reply.status).toBe("RS_OK");
  });

  it("a country that a visitor claims is not passed on, and the stand-ins and figures are not reached", async () => {
    /** The regulators that a page names for a visitor who claims to be in Great Britain. */
    const regulators = async (url: string) => {
      const page = await fetch(`${url}/`, { headers: { "x-geo-country": "GB", "accept-language": "en" } });
      return (await page.text()).match(/\/art\/bodies\/[a-z-]+/g) ?? [];
    };
    const believed = await regulators(nodes[0].url);
    expect(believed).toEqual(["/art/bodies/gambling-commission"]);
    expect(await regulators(balancer.url)).not.toEqual(believed);
    for (const path of ["/sandbox/outbox", "/metrics"])
      expect((await ask(outside(), "GET", path)).status, path).toBe(404);
  });

  it("a push socket opens through it, and a page over TLS sets a secure cookie's protocol", async () => {
    const socket = new WebSocket(`${balancer.url.replace("http", "ws")}/eventbus/websocket`);
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    socket.close();
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) =>
      request(`${balancer.secureUrl}/`, { rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve(response.headers);
      })
        .once("error", reject)
        .end(),
    );
    expect(headers["strict-transport-security"]).toContain("max-age");
  });

  it("with both nodes away a call gets 503 as JSON, and a page 503 as HTML, both with Retry-After", async () => {
    for (const node of nodes) await node.stop();
    for (const [accept, type] of [
      ["application/json", "application/json"],
      ["text/html,*/*", "text/html"],
    ] as const) {
      const response = await fetch(`${balancer.url}/gate/api/gameList`, { headers: { accept } });
      expect(response.status).toBe(503);
      expect(response.headers.get("content-type")).toBe(type);
      expect(response.headers.get("retry-after")).toBe("2");
    }
  });
});
