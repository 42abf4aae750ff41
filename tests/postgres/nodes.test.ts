import { join } from "node:path";
import { createGateClient } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createSigner, type DrivenPlayer, drivePlayer, sendSigned } from "../servers/player-client.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";

type Frame = { type: string; body?: { type: string; total?: string; reason?: string } };

describe("two nodes on one PostgreSQL and one Redis", () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  let one: Product;
  let two: Product;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    one = await startProduct(shared);
    two = await startProduct({ ...shared, PROVIDER_KEYS_DIR: join(one.dataFolder, "provider-keys") });
  });
  afterAll(async () => {
    await one.remove();
    await two.remove();
    postgres.remove();
    await redis.stop();
  });

  const listenOn = async (product: Product, player: DrivenPlayer) => {
    const { player_channel } = await player.gate.call("profile", {});
    const socket = new WebSocket(`${product.url.replace("http", "ws")}/eventbus/websocket`);
    const heard: Frame[] = [];
    socket.on("message", (data) => heard.push(JSON.parse(String(data)) as Frame));
    await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
    socket.send(
      JSON.stringify({
        type: "register",
        address: `user/${player_channel}`,
        headers: { session: player.session },
      }),
    );
    await expect.poll(() => heard.length).toBe(1);
    return { socket, heard, totals: () => heard.map((frame) => frame.body?.total) };
  };

  it("a bet on one is heard on the other, and so is the session's end, within a second", async () => {
    const player = await drivePlayer(one, { amount: "100.00" });
    const { heard, totals } = await listenOn(two, player);
    await sendSigned(one, createSigner(one).bet(player, 100));
    await expect.poll(totals, { timeout: 1_000 }).toEqual(["100.00", "99.00"]);
    await player.gate.call("logout", {});
    await expect
      .poll(() => heard.at(-1)?.body, { timeout: 1_000 })
      .toEqual({ type: "session_ended", reason: "logged_out" });
  });

  it("a balance that one has just told is told anew once the other has changed it, and to nobody once the other has ended the session", async () => {
    const player = await drivePlayer(one, { amount: "100.00" });
    const there = createGateClient({ baseUrl: two.url, fetch, session: () => player.session });
    const told = async () => (await there.call("balance", {})).player_balance_amount;
    expect(await told()).toBe("100.00");
    await sendSigned(one, createSigner(one).bet(player, 100));
    await expect.poll(told, { timeout: 1_000, interval: 5 }).toBe("99.00");
    await player.gate.call("logout", {});
    await expect
      .poll(() => there.call("balance", {}).catch((error) => error.code), { timeout: 1_000, interval: 5 })
      .toBe("session_missing");
  });

  it("one is drained while the other takes its bets, and a socket that moved over goes on there", async () => {
    const player = await drivePlayer(one, { amount: "100.00" });
    const first = await listenOn(one, player);
    const closed = new Promise<number>((resolve) => first.socket.once("close", resolve));
    const signer = createSigner(one);
    const stopping = one.stop();
    expect(await closed).toBe(1012);
    const session = createGateClient({ baseUrl: two.url, session: () => player.session });
    const moved = await listenOn(two, { ...player, gate: session });
    expect((await sendSigned(two, signer.bet(player, 100))).reply.status).toBe("RS_OK");
    await expect.poll(moved.totals).toEqual(["100.00", "99.00"]);
    expect(await stopping).toBe(0);
    await one.restart();
  });

  it("goes on without Redis: bets are taken, and each node still tells its own listeners", async () => {
    const player = await drivePlayer(one, { amount: "100.00" });
    const { totals } = await listenOn(one, player);
    await redis.stop();
    expect((await sendSigned(one, createSigner(one).bet(player, 100))).reply.status).toBe("RS_OK");
    await expect.poll(totals, { timeout: 2_000 }).toEqual(["100.00", "99.00"]);
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
  });
});
