import type { PushMessage } from "@bellwether/contract/push.ts";
import { useEffect, useRef } from "react";

type Listener = (message: PushMessage) => void;

const listeners = new Set<Listener>();

export function notifyListeners(message: PushMessage): void {
  for (const listener of listeners) listener(message);
}

/** Listens to pushes about payments and bonuses while the component is mounted. */
export function usePush(listener: Listener): void {
  const current = useRef(listener);
  useEffect(() => {
    current.current = listener;
  });
  useEffect(() => {
    const hear: Listener = (message) => current.current(message);
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, []);
}
