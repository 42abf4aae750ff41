import { pushMessage } from "@bellwether/contract";
import type { PushRelay } from "@bellwether/gate";
import { Redis } from "ioredis";
import type { Logger } from "pino";

const CHANNEL = "bellwether:push";

/**
 * Carries push messages between nodes over Redis. While Redis is away each node tells its own listeners alone, and clients read a snapshot when they
 * register; however long it was away, also from before this node's start, the nodes hear each other again once it is back.
 */
export function createRedisRelay(url: string, log: Logger): PushRelay & { close(): Promise<void> } {
  const publisher = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null, autoResubscribe: false });
  for (const connection of [publisher, subscriber]) {
    let away = false;
    // One line an outage: each of its tries fails anew.
    connection.on("error", (error) => {
      if (!away) log.warn({ err: error }, "redis is away");
      away = true;
    });
    connection.on("ready", () => {
      if (away) log.info("redis is back");
      away = false;
    });
  }
  let receive: Parameters<PushRelay["onMessage"]>[0] = () => {};
  let listening = false;
  // With every connection anew: a subscription that the driver gives up, after 80 s without Redis, would be gone until the next start.
  subscriber.on("ready", () => {
    subscriber.subscribe(CHANNEL).then(
      () => {
        listening = true;
      },
      (error) => log.warn({ err: error }, "push between nodes is off"),
    );
  });
  subscriber.on("close", () => {
    listening = false;
  });
  subscriber.on("message", (_, text) => {
    const { address, message } = JSON.parse(text) as { address: string; message: unknown };
    const parsed = pushMessage.safeParse(message);
    if (parsed.success) receive(address, parsed.data);
  });
  return {
    publish(address, message) {
      // Our own listeners hear it by way of Redis, as everyone does, unless we cannot hear Redis.
      const heardHere = !listening;
      if (heardHere) receive(address, message);
      publisher.publish(CHANNEL, JSON.stringify({ address, message })).catch(() => {
        if (!heardHere) receive(address, message);
      });
    },
    onMessage(next) {
      receive = next;
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
