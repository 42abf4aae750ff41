import type { ClockEntries, PublishedClock } from "@bellwether/contract/studio/pots.ts";
import { areAllEntries } from "@bellwether/games/fairness/leaves-in-order.ts";
import { seedMatches } from "../studio/seed-hash.ts";
import { playWithSeeds } from "./browser-draws.ts";
import { rootOfAll } from "./root-of-proof.ts";

/**
 * Result of the check: what holds, a winner (`holds`), a number that no entry has (`missed`), a drawn entry whose pot could pay nothing (`unpaid`) or no
 * draw (`empty`); or the part that failed. It does not check the beacon's signature.
 */
export type ClockCheck = "holds" | "missed" | "unpaid" | "empty" | "seed" | "root" | "winner";

/** Reads a page of a clock's entries, those after the entry with this number. */
type ReadEntries = (after: number) => Promise<ClockEntries>;

/**
 * Recomputes the draw of a clock or a call that is over, from its seed, the root of all entries and the beacon's value, as docs/fairness.md describes.
 * Throws an error for a clock that is not over.
 */
export async function checkClock(clock: PublishedClock, read: ReadEntries): Promise<ClockCheck> {
  const { serverSeed, root, beaconRandomness, pot, currency, number, entries } = clock;
  if (serverSeed === null) throw new Error("a clock that is not over");
  if (!(await seedMatches(serverSeed, clock.serverSeedHash))) return "seed";
  if (clock.state === "empty") return "empty";
  const leaves: string[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: ClockEntries = await read(after);
    leaves.push(...page.leaves);
    after = page.next;
  }
  if (!areAllEntries(leaves, entries) || (await rootOfAll(leaves)) !== root) return "root";
  const seeds = {
    serverSeed,
    clientSeed: `${root}:${beaconRandomness}:clock:${pot}:${currency}`,
    nonce: number,
  };
  const chances = Math.max(clock.outOf ?? 1, entries);
  const drawn = 1 + (await playWithSeeds(seeds, (draws) => draws.below(chances)));
  if (clock.winningEntry !== (drawn > entries ? null : drawn)) return "winner";
  if (clock.state === "missed") return drawn > entries ? "missed" : "unpaid";
  return leaves[drawn - 1] === `${drawn}:${clock.winner}` ? "holds" : "winner";
}
