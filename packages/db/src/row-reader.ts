import DataLoader from "dataloader";
import { textArray } from "./array-parameter.ts";
import type { SqlConnection } from "./sql.ts";

/**
 * Reads one row by its key. The statement takes the keys as `$1::text[]` and returns each row's key in a column `key`; its text is fixed in
 * the code. Nothing is cached: a row is read after it was requested.
 */
export type ReadRow = <Row extends object>(text: string, key: string) => Promise<Row | undefined>;

type Keyed = { key: string };

/** A round trip and a statement cost far more than a row: under load one statement reads for all callers of one turn of the event loop. */
export function createRowReader(query: SqlConnection["query"]): ReadRow {
  const loaders = new Map<string, DataLoader<string, Keyed | undefined>>();
  const loaderOf = (text: string) => {
    const known = loaders.get(text);
    if (known) return known;
    const loader = new DataLoader<string, Keyed | undefined>(
      async (keys) => {
        const { rows } = await query<Keyed>(text, [textArray([...new Set(keys)])]);
        const byKey = new Map(rows.map((row) => [row.key, row]));
        return keys.map((key) => byKey.get(key));
      },
      // Runs after all sockets with pending input were read: Node finishes the microtasks of each socket before it reads the next.
      { cache: false, batchScheduleFn: (send) => setImmediate(send) },
    );
    loaders.set(text, loader);
    return loader;
  };
  return <Row extends object>(text: string, key: string) =>
    loaderOf(text).load(key) as Promise<(Row & Keyed) | undefined>;
}
