import type { BuildPays } from "../controls/pay-tables.ts";

/** Each mechanic's pays are built by a file in its own folder. */
const loaders = import.meta.glob<{ buildPays: BuildPays }>("./*/pays.ts");

/** Undefined for a mechanic without a table of pays. */
export async function loadPays(mechanic: string): Promise<BuildPays | undefined> {
  return (await loaders[`./${mechanic}/pays.ts`]?.())?.buildPays;
}
