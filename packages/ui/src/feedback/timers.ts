/** The two timer functions that a queue needs, so that a test can replace the clock. */
export type Timers = {
  start: (run: () => void, delayMs: number) => unknown;
  stop: (timer: unknown) => void;
};

export const browserTimers: Timers = {
  start: (run, delayMs) => setTimeout(run, delayMs),
  stop: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** State outside React that a component reads with `useSyncExternalStore`. */
export type Watched<State> = {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => State;
};

export function watched<State>(first: State): Watched<State> & { set: (next: State) => void } {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
