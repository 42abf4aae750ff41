import { useSyncExternalStore } from "react";

/** The time in steps of `stepMs`, for texts such as “3 minutes ago”: all of them change together. */
export function useClock(stepMs = 30_000): number {
  return useSyncExternalStore(
    (listener) => {
      const timer = setInterval(listener, Math.min(stepMs, 5_000));
      return () => clearInterval(timer);
    },
    () => Math.floor(Date.now() / stepMs) * stepMs,
  );
}
