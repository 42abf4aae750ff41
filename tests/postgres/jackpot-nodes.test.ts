import { randomUUID } from "node:crypto";
import { join } from "node:path";
import {
  type PotsMessage,
  potsStreamPath,
  type SettleRoundReply,
  type StartRoundReply,
} from "@bellwether/contract/studio/index.ts";
import { PING_MS } from "@bellwether/contract/studio/ping.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import { drivePlayer } from "../servers/player-client.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";
import { openStudio } from "../servers/studio-player.ts";

const GAME = "hourly-tinkle";
const POT = "hourly-drop";
const STAKE_MINOR = 100;
/** A call takes stakes for 30 s, and its draw some seconds more. No measure of the product: the busiest machine needs less. The time is printed. */
const SEEN_WITHIN_MS = 90_000;

describe("two nodes with jackpots", () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  let one: Product;
  let two: Product;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startMigratedPostgres(), startRedis()]);
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, DROPS_DUE: "true" };
    one = await startProduct(shared);
    two = await startProduct({ ...shared, PROVIDER_KEYS_DIR: join(one.dataFolder, "provider-keys") });
  });
  afterAll(async () => {
    await one.remove();
    await two.remove();
    postgres.remove();
    await redis.stop();
  });

  it("a drop that falls to a stake on one is pushed to a socket of the other, which has asked for nothing", {
    timeout: 180_000,
  }, async () => {
    const socket = new WebSocket(`${two.url.replace("http", "ws")}${potsStreamPath("EUR")}`, {
      origin: two.url,
    });
    const messages: { at: number; hits: number | undefined }[] = [];
    socket.on("message", (data) => {
      const { type, pots } = JSON.parse(String(data)) as PotsMessage | { type: "pong"; pots?: undefined };
      if (type === "pong") return;
      messages.push({ at: performance.now(), hits: pots.find(({ pot }) => pot === POT)?.hits });
    });
    await expect.poll(() => messages.length).toBeGreaterThan(0);
    const ping = setInterval(() => socket.send(JSON.stringify({ type: "ping" })), PING_MS);
    const before = messages[0]?.hits ?? 0;

    const studio = await openStudio(one, await drivePlayer(one, { amount: "50.00" }), GAME);
    const sentAt = performance.now();
    const round = await studio.post<StartRoundReply>("/rounds", {
      requestId: randomUUID(),
      stakeMinor: String(STAKE_MINOR),
      input: {},
    });
    await studio.post<SettleRoundReply>(`/rounds/${round.roundId}/settle`, {});
    const seen = () => messages.find(({ hits }) => hits === before + 1);
    await expect.poll(seen, { timeout: SEEN_WITHIN_MS }).toBeDefined();
    console.log(
      `The hit was seen on the other node ${Math.round((seen()?.at ?? 0) - sentAt)} ms after the stake was sent.`,
    );
    clearInterval(ping);
    socket.terminate();
  });
});
