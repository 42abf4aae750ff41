import type { PushMessage } from "@bellwether/contract/push.ts";
import { useEffect, useRef } from "react";

type Listener = (message: PushMessage) => void;

const listeners = new Set<Listener>();

export function notifyListeners(message: PushMessage): void {
  for (const listener of listeners) listener(message);
}

/** Listens to all pushes while the component is mounted. */
export function usePush(listener: Listener): void {
  const current = useRef(listener);
  useEffect(() => {
    current.current = listener;
  });
  useEffect(() => {
    const onMessage: Listener = (message) => current.current(message);
    listeners.add(onMessage);
    return () => void listeners.delete(onMessage);
  }, []);
}

/** The push addresses that the page listens to in addition to the player's own. */
export type PushAddresses = {
  all(): readonly string[];
  /** Calls back for every address that is added or removed, until the returned function is called. */
  follow(changed: (address: string, isAdded: boolean) => void): () => void;
};

/** The number of mounted components that listen to each address. */
const wanted = new Map<string, number>();
const followers = new Set<(address: string, isAdded: boolean) => void>();

export const pageAddresses: PushAddresses = {
  all: () => [...wanted.keys()],
  follow(changed) {
    followers.add(changed);
    return () => void followers.delete(changed);
  },
};

/** Adds this address to the push connection while the component is mounted. Without an address, it adds none. */
export function usePushAddress(address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return;
    count(address, 1);
    return () => count(address, -1);
  }, [address]);
}

function count(address: string, by: 1 | -1): void {
  const before = wanted.get(address) ?? 0;
  const after = before + by;
  if (after === 0) wanted.delete(address);
  else wanted.set(address, after);
  if (before === 0 || after === 0) for (const follower of followers) follower(address, after > 0);
}
