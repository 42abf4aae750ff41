import type { ClockEntries, PublishedClock } from "@bellwether/contract/studio/pots.ts";
import { areAllEntries } from "@bellwether/games/fairness/leaves-in-order.ts";
import { seedMatches } from "../studio/seed-hash.ts";
import { playWithSeeds } from "./browser-draws.ts";
import { rootOfAll } from "./root-of-proof.ts";

/** Result of the check: `holds`, or the part that failed. It does not check the beacon's signature. */
export type ClockCheck = "holds" | "empty" | "seed" | "root" | "winner";

/** Reads a page of a clock's entries, those after the entry with this number. */
type ReadEntries = (after: number) => Promise<ClockEntries>;

/**
 * Recomputes the winner of a clock that is over, from its seed, the root of all entries and the beacon's value, as docs/fairness.md describes.
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
  const winner = 1 + (await playWithSeeds(seeds, (draws) => draws.below(entries)));
  const isWinner = winner === clock.winningEntry && leaves[winner - 1] === `${winner}:${clock.winner}`;
  return isWinner ? "holds" : "winner";
}
