import { Agent } from "node:http";
import { join } from "node:path";
import { createGateClient } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startMigratedPostgres } from "../servers/migrated-postgres.ts";
import { createSigner, type DrivenPlayer, drivePlayer, sendSigned } from "../servers/player-client.ts";
import { type KeptAnswer, postKept } from "../servers/post-kept.ts";
import type { PostgresServer } from "../servers/postgres.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";
import { runVerifier } from "../servers/run-verifier.ts";

type Frame = { type: string; body?: { type: string; total?: string; reason?: string } };

describe("two nodes on one PostgreSQL and one Redis", () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  let one: Product;
  let two: Product;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startMigratedPostgres(), startRedis()]);
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    one = await startProduct(shared);
    two = await startProduct({ ...shared, PROVIDER_KEYS_DIR: join(one.dataFolder, "provider-keys") });
  });
  afterAll(async () => {
    await one.remove();
    await two.remove();
    const verdict = runVerifier({ DATABASE_URL: postgres.url });
    postgres.remove();
    await redis.stop();
    expect(verdict).toContain("Every promise of the ledger holds.");
  });

  const listenOn = async (product: Product, player: DrivenPlayer) => {
    const { player_channel } = await player.gate.call("profile", {});
    const socket = new WebSocket(`${product.url.replace("http", "ws")}/eventbus/websocket`);
    const heard: Frame[] = [];
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
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
    return { socket, heard, closed, totals: () => heard.map((frame) => frame.body?.total) };
  };

  it("a bet on one is notified on the other, and so is the session's end, within a second", async () => {
    const player = await drivePlayer(one, { amount: "100.00" });
    const { heard, totals } = await listenOn(two, player);
    await sendSigned(one, createSigner(one).bet(player, 100));
    await expect.poll(totals, { timeout: 1_000 }).toEqual(["100.00", "99.00"]);
    await player.gate.call("logout", {});
    await expect
      .poll(() => heard.at(-1)?.body, { timeout: 1_000 })
      .toEqual({ type: "session_ended", reason: "logged_out" });
  });

  it("a balance that one node has cached is read again once the other has changed it, and not returned once the other has ended the session", async () => {
    const player = await drivePlayer(one, { amount: "100.00" });
    const there = createGateClient({ baseUrl: two.url, fetch, session: () => player.session });
    const balance = async () => (await there.call("balance", {})).player_balance_amount;
    expect(await balance()).toBe("100.00");
    await sendSigned(one, createSigner(one).bet(player, 100));
    await expect.poll(balance, { timeout: 1_000, interval: 5 }).toBe("99.00");
    await player.gate.call("logout", {});
    await expect
      .poll(() => there.call("balance", {}).catch((error) => error.code), { timeout: 1_000, interval: 5 })
      .toBe("session_missing");
  });

  it("one is drained while the other accepts its bets, and a socket that moved over works there", async () => {
    const player = await drivePlayer(one, { amount: "100.00" });
    const { closed } = await listenOn(one, player);
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

  it("20 players who bet over kept connections to both lose no bet while one is drained: each bet that it refuses is accepted by the other", async () => {
    const signer = createSigner(one);
    const answers: { node: Product; answer: KeptAnswer }[] = [];
    const lost: unknown[] = [];
    let isOver = false;
    const betting = Array.from({ length: 20 }, async (_, index) => {
      const player = await drivePlayer(two, { amount: "1000.00" });
      const agents = new Map([one, two].map((node) => [node, new Agent({ keepAlive: true, maxSockets: 1 })]));
      let staked = 0;
      for (let turn = index; !isOver; turn += 1) {
        const call = signer.bet(player, 1);
        // Alternately to both, and only to the other once one accepts no more.
        for (const node of turn % 2 === 0 ? [one, two] : [two, one]) {
          const answer = await postKept(node, agents.get(node)!, call).catch((error) => {
            lost.push(error);
            return "lost" as const;
          });
          if (answer === "refused") continue;
          if (answer !== "lost") answers.push({ node, answer });
          staked += 1;
          break;
        }
      }
      for (const agent of agents.values()) agent.destroy();
      const there = createGateClient({ baseUrl: two.url, session: () => player.session });
      const { player_balance_amount } = await there.call("balance", {});
      return { balance: player_balance_amount, expected: ((100_000 - staked) / 100).toFixed(2) };
    });
    const of = (node: Product) => answers.filter((each) => each.node === node).length;
    await expect.poll(() => Math.min(of(one), of(two)), { timeout: 60_000 }).toBeGreaterThan(100);
    expect(await one.stop()).toBe(0);
    const [first, second] = [of(one), of(two)];
    await expect.poll(() => of(two), { timeout: 20_000 }).toBeGreaterThan(second + 100);
    isOver = true;
    const balances = await Promise.all(betting);
    await one.restart();
    expect(of(one)).toBe(first);
    expect(lost).toEqual([]);
    expect(answers.filter(({ answer }) => answer.status !== 200 || !answer.text.includes("RS_OK"))).toEqual(
      [],
    );
    expect(balances.filter(({ balance, expected }) => balance !== expected)).toEqual([]);
  });

  it("a pair of nodes on one PostgreSQL and one Redis works without Redis: bets are accepted, and each node still notifies its own subscribers; once Redis is back all sockets are told to reconnect, and a bet on one is notified on the other", async () => {
    const player = await drivePlayer(one, { amount: "100.00" });
    const [here, there] = [await listenOn(one, player), await listenOn(two, player)];
    const { totals } = here;
    await redis.stop();
    expect((await sendSigned(one, createSigner(one).bet(player, 100))).reply.status).toBe("RS_OK");
    await expect.poll(totals, { timeout: 2_000 }).toEqual(["100.00", "99.00"]);
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
    expect(there.totals()).toEqual(["100.00"]);

    // The other node does not know which messages it missed: every socket is told to reconnect, and then has the current balance.
    redis = await startRedis(Number(new URL(redis.url).port));
    expect(await Promise.all([here.closed, there.closed])).toEqual([1012, 1012]);
    const again = [await listenOn(one, player), await listenOn(two, player)];
    expect(again.map((each) => each.totals())).toEqual([["99.00"], ["99.00"]]);
    await sendSigned(one, createSigner(one).bet(player, 100));
    for (const each of again) await expect.poll(each.totals, { timeout: 1_000 }).toEqual(["99.00", "98.00"]);
    await sendSigned(two, createSigner(one).bet(player, 100));
    for (const each of again)
      await expect.poll(each.totals, { timeout: 1_000 }).toEqual(["99.00", "98.00", "97.00"]);
  });
});
