import type { LogPort } from "./ports.ts";

/**
 * Reads each of the items. One that cannot be read is logged with `nameOf` and left out, so that it does not take the others along. Throws if none
 * can be read: then the cause is not in the items.
 */
export async function readEach<Item, View>(
  { log }: LogPort,
  items: readonly Item[],
  nameOf: (item: Item) => Record<string, string>,
  read: (item: Item) => View | Promise<View>,
): Promise<View[]> {
  const results = await Promise.allSettled(items.map(async (item) => read(item)));
  const views: View[] = [];
  let failed: { reason: unknown } | undefined;
  for (const [index, result] of results.entries()) {
    const item = items[index];
    if (result.status === "fulfilled") views.push(result.value);
    else {
      failed ??= { reason: result.reason };
      log.error(
        { err: result.reason, ...(item !== undefined && nameOf(item)) },
        "left out of a list: it could not be read",
      );
    }
  }
  if (failed && views.length === 0) throw failed.reason;
  return views;
}
