import { pushMessage } from "@bellwether/contract";
import type { PushRelay } from "@bellwether/gate";
import { Redis } from "ioredis";
import type { Logger } from "pino";

const CHANNEL = "bellwether:push";

/** Carries push messages between nodes over Redis. While Redis is away messages are lost, and clients read a snapshot when they register. */
export function createRedisRelay(url: string, log: Logger): PushRelay & { close(): Promise<void> } {
  const publisher = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const subscriber = new Redis(url);
  for (const connection of [publisher, subscriber])
    connection.on("error", (error) => log.warn({ err: error }, "redis is away"));
  let receive: Parameters<PushRelay["onMessage"]>[0] = () => {};
  subscriber.subscribe(CHANNEL).catch((error) => log.warn({ err: error }, "push between nodes is off"));
  subscriber.on("message", (_, text) => {
    const { address, message } = JSON.parse(text) as { address: string; message: unknown };
    const parsed = pushMessage.safeParse(message);
    if (parsed.success) receive(address, parsed.data);
  });
  return {
    publish(address, message) {
      publisher.publish(CHANNEL, JSON.stringify({ address, message })).catch(() => receive(address, message));
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
