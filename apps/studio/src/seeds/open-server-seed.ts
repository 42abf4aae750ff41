import type { SeedVault } from "@bellwether/games/fairness/seed-vault.ts";

/** The owner with which the seed vault encrypts the seeds of a table's rounds. */
export const tableOwner = (tableId: string) => `table:${tableId}`;

/** Whose stored server seed it is: the owner's of the round, or of a bet at a table the table's. */
export type SealedSeed = { owner: string; table: { id: string } | null; storedServerSeed: string };

/** Decrypts the server seed of a round: the player's, or for a bet at a table the table's. Secret until it is revealed. */
export function openServerSeed(seedVault: SeedVault, { owner, table, storedServerSeed }: SealedSeed): string {
  return seedVault.open(table ? tableOwner(table.id) : owner, storedServerSeed);
}
