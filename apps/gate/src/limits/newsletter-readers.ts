import { DomainError } from "@bellwether/contract";
import { type BrandKey, protectionOf } from "@bellwether/market";
import { findPlayer, newsletterReaderIds } from "../players/index.ts";
import type { ClockPort, DatabasePort, LogPort } from "../ports.ts";
import {
  type GamstopPort,
  keepEvidence,
  refuseRegistered,
  type SpelpausPort,
} from "./self-exclusion-register.ts";

export type NewsletterReader = { brand: BrandKey; email: string; firstName: string; language: string };

/**
 * Who may be sent advertising now: open accounts that asked for it and are not shut out. Where a market's register has to be asked
 * before marketing it is asked for each of them, and who is in it, or whom it says nothing of, is left out. Sweden's is asked at
 * signup and login alone, so nobody of Sweden is in the list.
 */
export async function listNewsletterReaders(
  deps: DatabasePort & LogPort & ClockPort & SpelpausPort & GamstopPort,
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
