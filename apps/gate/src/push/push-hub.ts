import type { PushMessage } from "@bellwether/contract";

/** Carries messages between nodes; in one process it is not needed. */
export type PushRelay = {
  publish(address: string, message: PushMessage): void;
  onMessage(receive: (address: string, message: PushMessage) => void): void;
};

/** A message on its way to the receivers of one address. */
export type PushDelivery = {
  message: PushMessage;
  /** The bridge's frame that carries it, as text: made once, however many there are to send it to. */
  frame(): string;
};

export type PushHub = {
  /** Sends to everyone registered on the address, on every node. */
  publish(address: string, message: PushMessage): void;
  /** Registers a receiver; the returned function ends it. */
  subscribe(address: string, receive: (delivery: PushDelivery) => void): () => void;
  /** Addresses with receivers on this node. */
  size(): number;
};

/** What a client of the bridge reads when `body` was published on the address. */
export function pushFrame(address: string, body: PushMessage): string {
  return JSON.stringify({ type: "rec", address, body });
}

/** Who listens where, on this node; with a relay, messages travel to the others too. */
export function createPushHub(relay?: PushRelay): PushHub {
  const receivers = new Map<string, Set<(delivery: PushDelivery) => void>>();
  const deliver = (address: string, message: PushMessage) => {
    const listening = receivers.get(address);
    if (!listening) return;
    let text: string | undefined;
    const frame = () => {
      text ??= pushFrame(address, message);
      return text;
    };
    for (const receive of listening) receive({ message, frame });
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
