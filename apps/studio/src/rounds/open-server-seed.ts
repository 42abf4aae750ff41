import type { SeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import type { StudioRound } from "./round.ts";

/** The owner with which the seed vault encrypts the seeds of a table's rounds. */
export const tableOwner = (tableId: string) => `table:${tableId}`;

/** Decrypts the server seed of a round: the player's, or for a bet at a table the table's. Secret until it is revealed. */
export function openServerSeed(
  seedVault: SeedVault,
  { owner, table, storedServerSeed }: Pick<StudioRound, "owner" | "table" | "storedServerSeed">,
): string {
  return seedVault.open(table ? tableOwner(table.id) : owner, storedServerSeed);
}
