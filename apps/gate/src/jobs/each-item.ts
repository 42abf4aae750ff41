import { isUnavailable } from "@bellwether/db";
import type { LogPort } from "../ports.ts";

/**
 * Does a job's work for each item. One that throws is logged and holds up none of those behind it; at the end the job fails all the same, so
 * that it is seen and run again. A database that is away ends it at once: it would throw for every one. With `signal` it begins no further
 * item when the node stops.
 * @throws AggregateError of what was thrown.
 */
export async function forEachItem<Item>(
  { log }: LogPort,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  /** `nameOf` is how the log calls an item: nothing secret. */
  { nameOf, signal }: { nameOf: (item: Item) => string; signal?: AbortSignal | undefined },
): Promise<void> {
  const thrown: unknown[] = [];
  for (const item of items) {
    if (signal?.aborted) break;
    try {
      await work(item);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ err: error, item: nameOf(item) }, "an item of a job failed");
      thrown.push(error);
    }
  }
  if (thrown.length > 0)
    throw new AggregateError(thrown, `${thrown.length} of ${items.length} items failed: ${thrown[0]}`);
}
