import type { PastDrop } from "@bellwether/contract/studio/pots.ts";
import { seedMatches } from "../studio/seed-hash.ts";

/** Joins what a drop's commitment hides. Its SHA-256 was published when the period began (docs/fairness.md). */
export function sealedText(
  { pot, currency }: { pot: string; currency: string },
  { startsAt, instant, salt }: Pick<PastDrop, "startsAt" | "instant" | "salt">,
): string {
  return [pot, currency, startsAt, instant, salt].join(":");
}

/** Whether moment and salt give the hash that was published when the period began. */
export function dropHolds(name: { pot: string; currency: string }, drop: PastDrop): Promise<boolean> {
  return seedMatches(sealedText(name, drop), drop.commitment);
}
