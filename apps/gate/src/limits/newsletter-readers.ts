import { DomainError } from "@bellwether/contract";
import { type BrandKey, protectionOf } from "@bellwether/market";
import { findPlayer, newsletterReaderIds } from "../players/index.ts";
import type { RegisterPorts, ReportPorts, StorePorts } from "../ports.ts";
import { keepEvidence, refuseRegistered } from "./self-exclusion-register.ts";

export type NewsletterReader = { brand: BrandKey; email: string; firstName: string; language: string };

/**
 * Players who may receive marketing now: open accounts that opted in and are neither excluded nor marked as being at risk. Where a market's register must be asked before
 * marketing, it is queried for each player, and registered people and those without an answer are left out. Sweden's register is queried
 * only at signup and login, so no Swedish player is in the list.
 */
export async function listNewsletterReaders(
  deps: StorePorts & RegisterPorts & ReportPorts,
): Promise<{ readers: NewsletterReader[]; leftOut: number }> {
  const ids = await newsletterReaderIds(deps.database, deps.now());
  const readers: NewsletterReader[] = [];
  for (const id of ids) {
    const player = await findPlayer(deps.database, id);
    if (!player || protectionOf(player.country).register === "spelpaus") continue;
    try {
      const evidence = await refuseRegistered(deps, player, "marketing", id);
      if (evidence) await keepEvidence(deps.database, evidence, id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      continue;
    }
    const { brand, email, firstName, language } = player;
    readers.push({ brand, email, firstName, language });
  }
  return { readers, leftOut: ids.length - readers.length };
}
