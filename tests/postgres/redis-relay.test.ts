import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { PushMessage } from "@bellwether/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRedisRelay } from "../../apps/server/src/push/redis-relay.ts";
import { freePort } from "../servers/postgres.ts";
import { type RedisServer, startRedis } from "../servers/redis.ts";

const AWAY_MS = 3_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("two nodes' relay over Redis", () => {
  let port: number;
  let redis: RedisServer | undefined;
  let nodes: { relay: ReturnType<typeof createRedisRelay>; heard: string[]; gaps: () => number }[];
  let startNodes: () => void;
  let lines: string[];
  beforeEach(async () => {
    port = await freePort();
    lines = [];
    const write = (...said: unknown[]) => void lines.push(String(said.at(-1)));
    const log = { info: write, warn: write } as unknown as Parameters<typeof createRedisRelay>[1];
    startNodes = () => {
      nodes = [0, 1].map(() => {
        const relay = createRedisRelay(`redis://127.0.0.1:${port}`, log);
        const heard: string[] = [];
        relay.onMessage((address) => heard.push(address));
        let gaps = 0;
        relay.onGap(() => {
          gaps += 1;
        });
        return { relay, heard, gaps: () => gaps };
      });
    };
    startNodes();
  });
  afterEach(async () => {
    for (const { relay } of nodes) await relay.close();
    await redis?.stop();
    redis = undefined;
  });

  const message: PushMessage = { type: "session_ended", reason: "logged_out" };
  const deliveries = (address: string) =>
    nodes.map(({ heard }) => heard.filter((each) => each === address).length);
  /** Publishes on the first node until the second receives it, and returns how often each received the last one. */
  const reach = async (name: string) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const address = `${name}-${randomUUID()}`;
      nodes[0]!.relay.publish(address, message);
      await pause(100);
      if (deliveries(address)[1]! > 0) return deliveries(address);
    }
    return "never";
  };

  it("two nodes' relay over Redis notifies a node's own subscribers while Redis refuses subscriptions, and relays everything once Redis accepts them on new connections", async () => {
    redis = await startRedis(port);
    const command = (...args: string[]) => execFileSync("redis-cli", ["-p", String(port), ...args]);
    command("ACL", "SETUSER", "default", "-subscribe");
    for (const type of ["normal", "pubsub"]) command("CLIENT", "KILL", "TYPE", type);
    await expect
      .poll(() => lines.filter((line) => line.includes("push between nodes is off")).length)
      .toBe(2);
    nodes[0]!.relay.publish("before", message);
    await expect.poll(() => deliveries("before")).toEqual([1, 0]);
    command("ACL", "SETUSER", "default", "+subscribe");
    command("CLIENT", "KILL", "TYPE", "normal");
    await expect.poll(() => reach("after"), { timeout: 15_000 }).toEqual([1, 1]);
  });

  it("two nodes' relay over Redis notifies each node once, when Redis is back, that it may have missed messages, and not at the first connection", async () => {
    for (const { relay } of nodes) await relay.close();
    redis = await startRedis(port);
    startNodes();
    await expect.poll(() => reach("first"), { timeout: 15_000 }).toEqual([1, 1]);
    expect(nodes.map(({ gaps }) => gaps())).toEqual([0, 0]);
    await redis.stop();
    await pause(AWAY_MS);
    redis = await startRedis(port);
    await expect.poll(() => nodes.map(({ gaps }) => gaps()), { timeout: 15_000 }).toEqual([1, 1]);
    expect(await reach("again")).toEqual([1, 1]);
    expect(nodes.map(({ gaps }) => gaps())).toEqual([1, 1]);
  });

  it("two nodes' relay over Redis ignores and logs what is not a message of a node, and goes on", async () => {
    redis = await startRedis(port);
    await expect.poll(() => reach("first"), { timeout: 15_000 }).toEqual([1, 1]);
    const foreign = ["{broken", "null", "7", '{"address":7,"message":{"type":"balance"}}'];
    for (const text of foreign)
      execFileSync("redis-cli", ["-p", String(port), "PUBLISH", "bellwether:push", text]);
    expect(await reach("after")).toEqual([1, 1]);
    const deliveries = lines.filter((line) => line.includes("ignored an unknown message from redis"));
    expect(deliveries).toHaveLength(2 * foreign.length);
  });

  it("two nodes' relay over Redis relays again after Redis was unavailable for 3 s, and logs it in one line for each of a node's two connections", async () => {
    redis = await startRedis(port);
    expect(await reach("first")).not.toBe("never");
    lines.length = 0;
    await redis.stop();
    await pause(AWAY_MS);
    nodes[0]!.relay.publish("away", message);
    await expect.poll(() => deliveries("away")).toEqual([1, 0]);
    redis = await startRedis(port);
    await expect.poll(() => reach("again"), { timeout: 15_000 }).toEqual([1, 1]);
    expect(lines.filter((line) => line.includes("redis is away"))).toHaveLength(4);
    await expect.poll(() => lines.filter((line) => line.includes("redis is back")).length).toBe(4);
  });

  it("two nodes' relay over Redis announces a table's change to both nodes, loses it while Redis is down, and announces again once it is back", async () => {
    redis = await startRedis(port);
    const changed = nodes.map(({ relay }) => {
      const ids: string[] = [];
      relay.tables.onAnnounced((tableId) => ids.push(tableId));
      return ids;
    });
    const announceUntilHeard = async (tableId: string) => {
      for (let tries = 0; tries < 100 && changed.some((ids) => !ids.includes(tableId)); tries += 1) {
        nodes[0]!.relay.tables.announce(tableId);
        await pause(100);
      }
      return changed.map((ids) => ids.includes(tableId));
    };
    expect(await announceUntilHeard("salon")).toEqual([true, true]);
    await redis.stop();
    nodes[0]!.relay.tables.announce("lost");
    await pause(200);
    redis = await startRedis(port);
    expect(await announceUntilHeard("vip")).toEqual([true, true]);
    expect(changed.map((ids) => ids.includes("lost"))).toEqual([false, false]);
    expect(nodes.map(({ heard }) => heard)).toEqual([[], []]);
  });
});
