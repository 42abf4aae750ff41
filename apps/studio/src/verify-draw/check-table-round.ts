import { type PublishedTableRound, TableBetProof } from "@bellwether/contract/studio/index.ts";
import { readLeaf, releasedModels } from "@bellwether/games";
import { parseInput, RefusedInputError } from "@bellwether/games/commands/refused-input.ts";
import type { TrustedChain } from "./check-beacon.ts";
import { hasLeaves, readLeaves } from "./read-leaves.ts";
import { readPublished } from "./read-published.ts";
import type { CheckVerdict } from "./verdict.ts";
import { needsLeaves, type PublishedBets, verifyDraw } from "./verify-draw.ts";

const BETS_MISSING =
  "This round can be recomputed from all its bets only. Name the round's address instead of its file, or add the file of its leaves.";

/**
 * Checks a round of a table with the files beside it: the proof of a bet and a list of all bets, in any order. Bets that share a pot are read
 * from below the round's address if it has one.
 * @throws RefusedInputError for a file that is neither, or that nothing needs.
 * @throws when the round can be recomputed from all its bets only, and they are not there.
 */
export async function checkTableRound(
  round: string,
  published: PublishedTableRound,
  files: string[],
  chains: readonly TrustedChain[],
): Promise<CheckVerdict> {
  const models = releasedModels();
  const given: PublishedBets = {};
  for (const file of files) await takeFile(file, published, given);
  if (needsLeaves(published, models) && !given.leaves) {
    if (!/^https?:/.test(round)) throw new Error(BETS_MISSING);
    given.leaves = await readBets(`${round}/leaves`);
  }
  return verifyDraw(published, models, given, chains);
}

/** Adds a file's proof or list of all bets to what is given. Throws a `RefusedInputError` for any other file. */
async function takeFile(file: string, { phase }: PublishedTableRound, given: PublishedBets): Promise<void> {
  const json = await readPublished(file);
  if (hasLeaves(json)) {
    if (given.leaves) throw new RefusedInputError(file, "this is a second list of all bets");
    if (phase === "void") throw new RefusedInputError(file, "a void round is checked without its bets");
    given.leaves = await readBets(file);
  } else {
    const proof = parseInput(TableBetProof, json, `${file} is not the proof of a bet`);
    if (given.proof) throw new RefusedInputError(file, "this is a second proof, and one is checked");
    checkText(proof.leaf, file, "leaf");
    given.proof = proof;
  }
}

async function readBets(place: string) {
  const read = await readLeaves(place);
  for (const [index, leaf] of read.leaves.entries()) checkText(leaf, place, `leaf ${index + 1}`);
  return read;
}

/** Throws a `RefusedInputError` for a text that is not the text of a bet. */
function checkText(leaf: string, place: string, field: string): void {
  try {
    readLeaf(leaf);
  } catch (error) {
    throw new RefusedInputError(place, field, (error as Error).message);
  }
}
