import type { Fairness, RotateSeedsReply } from "@bellwether/contract/studio/fairness.ts";
import { seedMatches } from "../studio/seed-hash.ts";

/** The fingerprints that this page has shown. That of the next seed is unknown once another device has changed the seeds. */
type SeenHashes = Pick<Fairness, "serverSeedHash"> & { nextServerSeedHash: string | undefined };

/** The key of the text about a change of the seeds. */
export type RotationText = "hash_matches" | "hash_elsewhere" | "hash_differs";

/**
 * Checks the revealed seed, in the player's own browser, against the hash that was published for it. `hash_elsewhere`: it belongs to another
 * pair than the one this page knows, because another tab or device has changed the seeds.
 */
export async function judgeRotation(
  { revealed, next }: Pick<RotateSeedsReply, "revealed" | "next">,
  { serverSeedHash, nextServerSeedHash }: SeenHashes,
): Promise<RotationText> {
  if (!(await seedMatches(revealed.serverSeed, revealed.serverSeedHash))) return "hash_differs";
  if (revealed.serverSeedHash !== serverSeedHash) return "hash_elsewhere";
  const isAsPromised = nextServerSeedHash === undefined || next.serverSeedHash === nextServerSeedHash;
  return isAsPromised ? "hash_matches" : "hash_differs";
}
