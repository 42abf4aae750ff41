import type { PushMessage } from "@bellwether/contract";
import type { PushHub, PushReceiver } from "../ports.ts";

/** Carries messages between nodes; not needed with a single process. */
export type PushRelay = {
  publish(address: string, message: PushMessage): void;
  onMessage(receive: (address: string, message: PushMessage) => void): void;
};

/** The text that a client of the bridge receives when `body` is published on the address. */
export function pushFrame(address: string, body: PushMessage): string {
  return JSON.stringify({ type: "rec", address, body });
}

/** The subscribers of this node; with a relay, messages also go to other nodes. */
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
