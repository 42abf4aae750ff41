/** The longest delay of one timer [9.08]: 20 days. Above about 24.8 days a platform timer fires immediately. */
export const MAX_DELAY_MS = 1_728_000_000;

export type ReloadTimers = {
  now: () => Date;
  /** Calls back once after `delayMs`; returns the handle for `clear`. */
  set: (callback: () => void, delayMs: number) => unknown;
  clear: (timer: unknown) => void;
};

export type ReloadSchedule = { stop(): void };

/**
 * Calls `reload` once at each future date [4.21, 9.08]. A date more than 20 days away is waited for in chunks of that length. Past and
 * repeated dates are skipped.
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
    // If the clock was set back meanwhile, this only waits once more.
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
