import type { SeedVault } from "../seeds/seed-vault.ts";
import type { StudioRound } from "./round.ts";

/** The owner under which the seeds of a table's rounds are sealed. */
export const tableOwner = (tableId: string) => `table:${tableId}`;

/** A round's server seed, which is secret until it is revealed: the player's, or the table's. */
export function openServerSeed(
  seedVault: SeedVault,
  { owner, table, storedServerSeed }: Pick<StudioRound, "owner" | "table" | "storedServerSeed">,
): string {
  return seedVault.open(table ? tableOwner(table.id) : owner, storedServerSeed);
}
