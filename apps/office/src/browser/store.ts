import { useSyncExternalStore } from "react";

/** A value that screens watch and anybody may replace. */
export type Store<T> = {
  read(): T;
  write(next: T): void;
  subscribe(listener: () => void): () => void;
};

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>({ subscribe, read }: Store<T>): T {
  return useSyncExternalStore(subscribe, read, read);
}
