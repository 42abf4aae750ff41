import type { PastDrop } from "@bellwether/contract/studio/pots.ts";
import { seedMatches } from "../studio/seed-hash.ts";

/** The text whose SHA-256 was published when a drop's period began, as docs/fairness.md describes. */
export function sealedText(
  { pot, currency }: { pot: string; currency: string },
  { startsAt, instant, salt }: Pick<PastDrop, "startsAt" | "instant" | "salt">,
): string {
  return [pot, currency, startsAt, instant, salt].join(":");
}

/** Whether the moment of a past period is the one that was sealed when it began. */
export function dropHolds(name: { pot: string; currency: string }, drop: PastDrop): Promise<boolean> {
  return seedMatches(sealedText(name, drop), drop.commitment);
}
