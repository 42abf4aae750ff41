import { statfsSync } from "node:fs";

/** Two segments of the write-ahead log. */
const MIN_FREE_BYTES = 2 * 16 * 1024 * 1024;
const LOOK_EVERY_MS = 200;

/** Statements that write nothing, or only end a transaction. */
const WRITES_NOTHING = /^\s*(\/\*[^*]*\*\/\s*)?(SELECT|BEGIN|COMMIT|ROLLBACK|SET|RESET|SHOW)\b/i;

/**
 * Refuses writes while the data folder's disk is nearly full. The embedded database reports a table that cannot grow, but a log that cannot
 * grow blocks it for good, and the process with it, so the log must never fill the disk.
 */
export function guardFreeSpace(folder: string, { leastFreeBytes = MIN_FREE_BYTES } = {}) {
  let lookedAt = -LOOK_EVERY_MS;
  let short = false;
  const isShort = () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS) return short;
    lookedAt = now;
    const { bavail, bsize } = statfsSync(folder);
    short = bavail * bsize < leastFreeBytes;
    return short;
  };
  return {
    isShort,
    /** @throws an error with PostgreSQL's code for a full disk. */
    check(text: string): void {
      if (WRITES_NOTHING.test(text) || !isShort()) return;
      const megabytes = leastFreeBytes / 1_048_576;
      throw Object.assign(
        new Error(`The disk of the data folder ${folder} has less than ${megabytes} MB left.`),
        {
          code: "53100",
        },
      );
    },
  };
}
