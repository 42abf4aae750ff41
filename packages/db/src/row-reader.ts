import DataLoader from "dataloader";
import { textArray } from "./array-parameter.ts";
import type { SqlConnection } from "./sql.ts";

/**
 * Reads one row by its key. The statement takes the keys as `$1::text[]` and names each row's in a column `key`; its text is fixed in the
 * code. Nothing is remembered: a row is read after it was asked for.
 */
export type ReadRow = <Row extends object>(text: string, key: string) => Promise<Row | undefined>;

type Keyed = { key: string };

/** A round trip and a statement cost far more than a row: under load a statement reads for all who ask in one turn of the event loop. */
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
      // After all sockets that had something to read: Node ends the microtasks of each before it looks at the next.
      { cache: false, batchScheduleFn: (send) => setImmediate(send) },
    );
    loaders.set(text, loader);
    return loader;
  };
  return <Row extends object>(text: string, key: string) =>
    loaderOf(text).load(key) as Promise<(Row & Keyed) | undefined>;
}
