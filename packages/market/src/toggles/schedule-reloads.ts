/** The longest wait that is asked of a timer at once [9.08]: 20 days. Beyond some 24.8 days a timer of the platform fires at once. */
export const MAX_DELAY_MS = 1_728_000_000;

export type ReloadTimers = {
  now: () => Date;
  /** Calls back once after `delayMs`; gives what `clear` takes. */
  set: (callback: () => void, delayMs: number) => unknown;
  clear: (timer: unknown) => void;
};

export type ReloadSchedule = { stop(): void };

/**
 * Calls `reload` once at each of the dates that lies ahead [4.21, 9.08]. A date further away than 20 days is waited for in chunks of
 * that length. Dates that are past, and repeated ones, are passed over.
 */
export function scheduleReloads(
  dates: readonly Date[],
  reload: (at: Date) => void,
  timers: ReloadTimers,
): ReloadSchedule {
  const ahead = [...new Set(dates.map((date) => date.getTime()))].filter(
    (moment) => moment > timers.now().getTime(),
  );
  const waiting = new Map<number, unknown>();

  const wait = (moment: number) => {
    const left = moment - timers.now().getTime();
    if (left <= 0) {
      waiting.delete(moment);
      reload(new Date(moment));
      return;
    }
    // A clock that was set back meanwhile only makes one wait more.
    waiting.set(
      moment,
      timers.set(() => wait(moment), Math.min(left, MAX_DELAY_MS)),
    );
  };
  for (const moment of ahead) wait(moment);

  return {
    stop() {
      for (const timer of waiting.values()) timers.clear(timer);
      waiting.clear();
    },
  };
}
