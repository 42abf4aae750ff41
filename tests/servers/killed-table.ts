import { rmSync } from "node:fs";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import type { TableSnapshot } from "@bellwether/contract/studio/index.ts";
import { type KilledProduct, useKilledProduct } from "./killed-product.ts";
import type { openStudio } from "./studio-player.ts";
import { tableFile, writeTables } from "./table-folder.ts";

/** Starts a product whose live tables are those of a folder. */
export type StartWithTables = (tables: string) => Promise<KilledProduct>;

const WAIT_MS = 200_000;
const LOOK_EVERY_MS = 50;

/**
 * A product with one live table whose phases are short, for a suite that kills it. It starts before the suite's tests. After them it is
 * stopped, and the ledger's invariants must hold.
 */
export function useKilledTable(table: string, phases: TableFile["phases"], start: StartWithTables) {
  const folder = writeTables({ ...tableFile(table), phases });
  return useKilledProduct(
    () => start(folder),
    () => rmSync(folder, { recursive: true, force: true }),
  );
}

/** Polls the table, also while its process is down, until it is as wanted. Throws an error after 200 s. */
export async function untilTable(
  { get }: Pick<Awaited<ReturnType<typeof openStudio>>, "get">,
  table: string,
  isReached: (snapshot: TableSnapshot) => boolean,
): Promise<TableSnapshot> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    const snapshot = await get<TableSnapshot>(`/tables/${table}`).catch(() => undefined);
    if (snapshot && isReached(snapshot)) return snapshot;
    if (performance.now() > deadline) throw new Error(`the table stayed ${JSON.stringify(snapshot)}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
