import { type PublishedTableRound, TableBetProof } from "@bellwether/contract/studio/index.ts";
import { releasedModels } from "@bellwether/games";
import type { TrustedChain } from "./check-beacon.ts";
import { readLeaves } from "./read-leaves.ts";
import { readPublished } from "./read-published.ts";
import type { CheckVerdict } from "./verdict.ts";
import { needsLeaves, verifyDraw } from "./verify-draw.ts";

const BETS_MISSING =
  "This round can be recomputed from all its bets only. Name the round's address instead of its file, or add the file of its leaves.";

/**
 * Checks a round of a table with the files beside it: the proof of a bet and a list of all bets, in any order. All bets are read from below
 * the round's address if it has one.
 * @throws when the round can be recomputed from all its bets only, and they are not there.
 */
export async function checkTableRound(
  round: string,
  published: PublishedTableRound,
  files: string[],
  chains: readonly TrustedChain[],
): Promise<CheckVerdict> {
  const models = releasedModels();
  const isAddress = /^https?:/.test(round);
  let proof: TableBetProof | undefined;
  let bets = isAddress ? `${round}/leaves` : undefined;
  for (const file of files) {
    const found = TableBetProof.safeParse(await readPublished(file)).data;
    if (found) proof = found;
    else bets = file;
  }
  const isIncomplete = needsLeaves(published, models) && bets === undefined;
  if (isIncomplete) throw new Error(BETS_MISSING);
  const leaves = needsLeaves(published, models) && bets !== undefined ? await readLeaves(bets) : undefined;
  return verifyDraw(published, models, { proof, leaves }, chains);
}
