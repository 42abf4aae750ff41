import { isUnavailable } from "@bellwether/db";
import type { LogPort } from "../ports.ts";

/**
 * Runs a job's work for each item. An item that throws is logged and does not block the others; at the end the job fails all the same, so
 * that the failure is visible and the job is retried. An unreachable database ends it at once, since every item would fail. With `signal`
 * it starts no further item when the node stops.
 * @throws AggregateError with all errors.
 */
export async function forEachItem<Item>(
  { log }: LogPort,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  /** `nameOf` gives the item's name for the log; it must contain nothing secret. */
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
