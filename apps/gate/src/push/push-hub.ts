import type { PushMessage } from "@bellwether/contract";

/** Carries messages between nodes; not needed with a single process. */
export type PushRelay = {
  publish(address: string, message: PushMessage): void;
  onMessage(receive: (address: string, message: PushMessage) => void): void;
};

/** A message on its way to the subscribers of one address. */
export type PushDelivery = {
  address: string;
  message: PushMessage;
  /** The bridge's frame with the message, as text: built once for all subscribers. */
  frame(): string;
};

/** A subscriber. An object and not a function, since thousands of them are stored. */
export type PushReceiver = { receive(delivery: PushDelivery): void };

export type PushHub = {
  /** Sends to everyone subscribed to the address, on every node. */
  publish(address: string, message: PushMessage): void;
  subscribe(address: string, receiver: PushReceiver): void;
  unsubscribe(address: string, receiver: PushReceiver): void;
  /**
   * Calls `look` with every address that is published on: on this node at once, before `publish` returns; on other nodes when the message arrives.
   */
  watch(look: (address: string) => void): void;
  /** Number of addresses with subscribers on this node. */
  size(): number;
};

/** The text that a client of the bridge receives when `body` is published on the address. */
export function pushFrame(address: string, body: PushMessage): string {
  return JSON.stringify({ type: "rec", address, body });
}

/** The subscribers of this node; with a relay, messages also go to other nodes. */
export type PushPort = { push: PushHub };

export function createPushHub(relay?: PushRelay): PushHub {
  const receivers = new Map<string, Set<PushReceiver>>();
  const looks: ((address: string) => void)[] = [];
  const notify = (address: string) => {
    for (const look of looks) look(address);
  };
  const deliver = (address: string, message: PushMessage) => {
    notify(address);
    const listening = receivers.get(address);
    if (!listening) return;
    let text: string | undefined;
    const frame = () => {
      text ??= pushFrame(address, message);
      return text;
    };
    const delivery = { address, message, frame };
    for (const receiver of listening) receiver.receive(delivery);
  };
  relay?.onMessage(deliver);
  return {
    publish(address, message) {
      if (!relay) return deliver(address, message);
      notify(address);
      relay.publish(address, message);
    },
    subscribe(address, receiver) {
      const set = receivers.get(address) ?? new Set();
      receivers.set(address, set.add(receiver));
    },
    unsubscribe(address, receiver) {
      const set = receivers.get(address);
      set?.delete(receiver);
      if (set?.size === 0) receivers.delete(address);
    },
    watch: (look) => void looks.push(look),
    size: () => receivers.size,
  };
}
