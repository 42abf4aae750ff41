import type { TableFile } from "@bellwether/contract/content/table.ts";
import { findModel, seedHash } from "@bellwether/games";
import type { ModelsPort, RandomPort, SeedVaultPort } from "../ports.ts";
import { tableOwner } from "../seeds/index.ts";
import type { NewTableRound } from "./table-store.ts";

/** A round of a table with a new secret seed, whose hash everybody can see before the first bet. */
export function newTableRound(
  { models, randomBytes, seedVault }: ModelsPort & RandomPort & SeedVaultPort,
  { name, model }: Pick<TableFile, "name" | "model">,
  place: Pick<NewTableRound, "number" | "phase" | "phaseBeganAt" | "startedAt" | "betsCloseAt" | "drawsAt">,
): NewTableRound {
  const serverSeed = Buffer.from(randomBytes(32)).toString("hex");
  return {
    ...place,
    model,
    modelHash: findModel(models, model).hash,
    storedServerSeed: seedVault.seal(tableOwner(name), serverSeed),
    serverSeedHash: seedHash(serverSeed),
  };
}
