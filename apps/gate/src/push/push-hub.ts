import type { PushMessage } from "@bellwether/contract";

/** Carries messages between nodes; in one process it is not needed. */
export type PushRelay = {
  publish(address: string, message: PushMessage): void;
  onMessage(receive: (address: string, message: PushMessage) => void): void;
};

export type PushHub = {
  /** Sends to everyone registered on the address, on every node. */
  publish(address: string, message: PushMessage): void;
  /** Registers a receiver; the returned function ends it. */
  subscribe(address: string, receive: (message: PushMessage) => void): () => void;
  /** Addresses with receivers on this node. */
  size(): number;
};

/** Who listens where, on this node; with a relay, messages travel to the others too. */
export function createPushHub(relay?: PushRelay): PushHub {
  const receivers = new Map<string, Set<(message: PushMessage) => void>>();
  const deliver = (address: string, message: PushMessage) => {
    for (const receive of receivers.get(address) ?? []) receive(message);
  };
  relay?.onMessage(deliver);
  return {
    publish(address, message) {
      if (relay) relay.publish(address, message);
      else deliver(address, message);
    },
    subscribe(address, receive) {
      const set = receivers.get(address) ?? new Set();
      receivers.set(address, set.add(receive));
      return () => {
        set.delete(receive);
        if (set.size === 0) receivers.delete(address);
      };
    },
    size: () => receivers.size,
  };
}
