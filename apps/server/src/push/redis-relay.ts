import { randomUUID } from "node:crypto";
import { PushMessage, readJson } from "@bellwether/contract";
import { TableId, TableReactionsMessage } from "@bellwether/contract/studio/index.ts";
import { isRefusedTls } from "@bellwether/db/server-tls.ts";
import type { PushRelay } from "@bellwether/gate";
import type { TableRelay } from "@bellwether/studio";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { z } from "zod";

export type RedisRelay = PushRelay & {
  /** Calls back when the connection to other nodes is restored, since their messages may have been lost. */
  onGap(missed: () => void): void;
  /** Announces changes of live tables. Nodes find a change in the database if its message is lost while Redis is down. */
  tables: TableRelay;
  close(): Promise<void>;
};

const CHANNEL = "bellwether:push";
/** Each message is the id of a changed table. */
const TABLES_CHANNEL = "bellwether:tables";
const REACTIONS_CHANNEL = "bellwether:reactions";
const WATCHERS_CHANNEL = "bellwether:watchers";
/** What the watchers of a table have shown on one node, which has told its own watchers itself. */
const CarriedReactions = z.object({
  node: z.string(),
  tableId: TableId,
  counts: TableReactionsMessage.shape.counts,
});
/** How many watch a table on one node. */
const CarriedWatchers = z.object({ node: z.string(), tableId: TableId, count: z.int().min(0) });
const CarriedMessage = z.object({
  address: z.string(),
  message: PushMessage,
  /** The node that has already delivered the message to its own subscribers, because it was not connected to Redis when it published. */
  deliveredBy: z.string().optional(),
});

/**
 * Carries push messages between nodes over Redis. While Redis is down each node notifies only its own subscribers. When it is back, after
 * any time and even if it was down before this node's start, the nodes are connected again, and `onGap` reports that messages may have been lost.
 */
export function createRedisRelay(url: string, log: Logger): RedisRelay {
  const publisher = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null, autoResubscribe: false });
  for (const connection of [publisher, subscriber]) {
    let away = false;
    // One line per outage: each reconnection attempt fails with an error.
    connection.on("error", (error) => {
      if (!away) log.warn({ err: error }, `redis is away${adviceOn(error, url)}`);
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
  let tableChanged: (tableId: string) => void = () => {};
  let reacted: Parameters<TableRelay["onReacted"]>[0] = () => {};
  let attended: Parameters<TableRelay["onAttended"]>[0] = () => {};
  let listening = false;
  /** Whether there was a time without a subscription. Before the first connection there are no clients that could have missed anything. */
  let hasGap = false;
  // Subscribes again on every connection: the driver gives up a subscription after 80 s without Redis, and it would be lost until the next start.
  subscriber.on("ready", () => {
    subscriber.subscribe(CHANNEL, TABLES_CHANNEL, REACTIONS_CHANNEL, WATCHERS_CHANNEL).then(
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
  subscriber.on("message", (channel, text) => {
    if (channel === TABLES_CHANNEL) return tableChanged(text);
    if (channel === REACTIONS_CHANNEL) {
      const shown = readCarried(CarriedReactions, text);
      if (shown && shown.node !== node) reacted(shown.tableId, shown.counts);
      return;
    }
    if (channel === WATCHERS_CHANNEL) {
      const counted = readCarried(CarriedWatchers, text);
      if (counted && counted.node !== node) attended(counted.tableId, counted.node, counted.count);
      return;
    }
    const carried = readCarried(CarriedMessage, text);
    if (carried) {
      // The subscription can start while the message is in transit. Then the node receives a message that it has already delivered.
      if (carried.deliveredBy !== node) receive(carried.address, carried.message);
    } else log.warn("ignored an unknown message from redis");
  });
  return {
    publish(address, message) {
      // This node's own subscribers receive it through Redis like everyone else, unless the node is not connected to it.
      const deliveredHere = !listening;
      if (deliveredHere) receive(address, message);
      const carried: z.input<typeof CarriedMessage> = {
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
    tables: {
      announce(tableId) {
        publisher.publish(TABLES_CHANNEL, tableId).catch(() => {});
      },
      onAnnounced(changed) {
        tableChanged = changed;
      },
      react(tableId, counts) {
        const carried: z.input<typeof CarriedReactions> = { node, tableId, counts };
        publisher.publish(REACTIONS_CHANNEL, JSON.stringify(carried)).catch(() => {});
      },
      onReacted(next) {
        reacted = next;
      },
      attend(tableId, count) {
        const carried: z.input<typeof CarriedWatchers> = { node, tableId, count };
        publisher.publish(WATCHERS_CHANNEL, JSON.stringify(carried)).catch(() => {});
      },
      onAttended(next) {
        attended = next;
      },
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

/** What to set, where the error is one of TLS. A Redis without TLS does not answer its greeting, and says nothing. */
function adviceOn(error: Error & { code?: unknown }, url: string): string {
  if (isRefusedTls(error))
    return ": its certificate is of no authority in NODE_EXTRA_CA_CERTS, or has another name than REDIS_URL";
  return url.startsWith("rediss:") && error.code === "ETIMEDOUT"
    ? ": if it is there, it speaks no TLS, for which REDIS_URL asks"
    : "";
}

/** Undefined for a message that no node has sent: another program may use the same Redis, and must not crash this one. */
function readCarried<Carried>(shape: z.ZodType<Carried>, text: string): Carried | undefined {
  return shape.safeParse(readJson(text)).data;
}
