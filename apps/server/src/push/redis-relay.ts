import { randomUUID } from "node:crypto";
import { pushMessage } from "@bellwether/contract";
import type { PushRelay } from "@bellwether/gate";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { z } from "zod";

export type RedisRelay = PushRelay & {
  /** Calls back when other nodes are heard again, whose messages may have been missed meanwhile. */
  onGap(missed: () => void): void;
  close(): Promise<void>;
};

const CHANNEL = "bellwether:push";
const carriedSchema = z.object({
  address: z.string(),
  message: pushMessage,
  /** The node whose own listeners have the message already: it could not hear Redis when it published. */
  deliveredBy: z.string().optional(),
});

/**
 * Carries push messages between nodes over Redis. While Redis is away each node tells its own listeners alone; however long it was away, also from
 * before this node's start, the nodes hear each other again once it is back, and `onGap` is told that something may have been missed.
 */
export function createRedisRelay(url: string, log: Logger): RedisRelay {
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
  const node = randomUUID();
  let receive: Parameters<PushRelay["onMessage"]>[0] = () => {};
  let missed = () => {};
  let listening = false;
  /** Has there been a time in which others could not be heard? Before the first connection there is nobody to miss anything. */
  let hasGap = false;
  // With every connection anew: a subscription that the driver gives up, after 80 s without Redis, would be gone until the next start.
  subscriber.on("ready", () => {
    subscriber.subscribe(CHANNEL).then(
      () => {
        listening = true;
        if (hasGap) missed();
        hasGap = false;
      },
      (error) => log.warn({ err: error }, "push between nodes is off"),
    );
  });
  subscriber.on("close", () => {
    listening = false;
    hasGap = true;
  });
  subscriber.on("message", (_, text) => {
    const carried = readCarried(text);
    if (carried) {
      // The subscription can begin while the message is on its way. The node then gets back what it has delivered already.
      if (carried.deliveredBy !== node) receive(carried.address, carried.message);
    } else log.warn("what came over redis is not a message of ours");
  });
  return {
    publish(address, message) {
      // Our own listeners hear it by way of Redis, as everyone does, unless we cannot hear Redis.
      const deliveredHere = !listening;
      if (deliveredHere) receive(address, message);
      const carried: z.input<typeof carriedSchema> = {
        address,
        message,
        ...(deliveredHere && { deliveredBy: node }),
      };
      publisher.publish(CHANNEL, JSON.stringify(carried)).catch(() => {
        if (!deliveredHere) receive(address, message);
      });
    },
    onMessage(next) {
      receive = next;
    },
    onGap(next) {
      missed = next;
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** Nothing, for what no node has sent: another program may share the Redis, and must not end this one. */
function readCarried(text: string) {
  try {
    return carriedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
