/** What watches the process, and not its users, asks for these. */
const PROBES = /^\/(?:healthz|readyz)(?:\?|$)/;

export type Activity = {
  /** Call it with each request's target. */
  note(target: string): void;
  /** Counts connections that stay open: as long as there are some, somebody is there. */
  keptBy(count: () => number): void;
  /** Whether nobody has used this node for that long. A node that has just started counts as used. */
  isQuiet(): boolean;
};

/**
 * Knows whether anybody uses this node, so that it can do less while nobody does.
 * @param quietAfterMs how long nobody must have used it; 0: it is never quiet
 */
export function createActivity(
  quietAfterMs: number,
  nowMs: () => number = () => performance.now(),
): Activity {
  const counts: (() => number)[] = [];
  let usedMs = nowMs();
  return {
    note(target) {
      if (!PROBES.test(target)) usedMs = nowMs();
    },
    keptBy: (count) => void counts.push(count),
    isQuiet() {
      if (counts.some((count) => count() > 0)) usedMs = nowMs();
      return quietAfterMs > 0 && nowMs() - usedMs >= quietAfterMs;
    },
  };
}
