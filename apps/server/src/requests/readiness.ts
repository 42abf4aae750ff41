const READY_WITHIN_MS = 2_000;
/** Whoever asks more often gets the last answer: each look opens a connection to the database. */
const LOOKS_EVERY_MS = 250;

/**
 * Whether the product is ready: `canWrite` resolves with true within two seconds. Callers share a look that has not ended, and one that
 * began less than a quarter of a second ago.
 */
export function createReadiness(
  canWrite: () => Promise<boolean>,
  nowMs: () => number = () => performance.now(),
): () => Promise<boolean> {
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  let look = Promise.resolve(false);
  return () => {
    if (isLooking || nowMs() - lookedAtMs < LOOKS_EVERY_MS) return look;
    lookedAtMs = nowMs();
    isLooking = true;
    look = withinTime(canWrite()).finally(() => {
      isLooking = false;
    });
    return look;
  };
}

function withinTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_WITHIN_MS, false).unref();
  });
  return Promise.race([answer.catch(() => false), late]).finally(() => clearTimeout(timer));
}
