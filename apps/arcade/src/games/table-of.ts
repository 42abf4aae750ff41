import type { LoadedTable, LoadTable } from "../tables/table-game.ts";

const loaders = import.meta.glob<LoadedTable>("./*/mount-table.ts");

/** The loader of a mechanic's table. Undefined if the mechanic has no shared rounds. */
export function tableOf(mechanic: string): LoadTable | undefined {
  return loaders[`./${mechanic}/mount-table.ts`];
}
