import { merkleLevels, merklePath, merkleRoot, type TreeStep } from "./merkle-tree.ts";
import { sortedJson } from "./sorted-json.ts";

/** A bet under the root of a shared round. */
export type TreeBet = { roundId: string; currency: string; stakeMinor: bigint; input: unknown };

/** The text of a bet, which its leaf hashes. The round's id is random, so nobody can guess a bet from its hash. */
export function leafText({ roundId, currency, stakeMinor, input }: TreeBet): string {
  return `${roundId}:${currency}:${stakeMinor}:${sortedJson(input)}`;
}

/** The root of all bets, in hexadecimal. Their order does not matter: leaves are ordered by the round's id. */
export function rootOfBets(bets: readonly TreeBet[]): string {
  return merkleRoot(levelsOf(ordered(bets)));
}

/** The path from a bet's leaf to the root; undefined for a bet that is not in the tree. */
export function proveBet(bets: readonly TreeBet[], roundId: string): TreeStep[] | undefined {
  const inOrder = ordered(bets);
  const place = inOrder.findIndex((bet) => bet.roundId === roundId);
  return place < 0 ? undefined : merklePath(levelsOf(inOrder), place);
}

const levelsOf = (bets: readonly TreeBet[]) => merkleLevels(bets.map(leafText));

function ordered(bets: readonly TreeBet[]): TreeBet[] {
  return bets.toSorted((a, b) => (a.roundId < b.roundId ? -1 : 1));
}

/** The texts of all leaves in the order of the tree. */
export function leavesOfBets(bets: readonly TreeBet[]): string[] {
  return ordered(bets).map(leafText);
}

/** The root of leaves in the order of their tree. */
export function rootOfLeaves(leaves: readonly string[]): string {
  return merkleRoot(merkleLevels(leaves));
}

/** The stake and the input in a leaf's text. Throws an error for any other text. */
export function readLeaf(leaf: string): Omit<TreeBet, "input"> & { input: unknown } {
  const [roundId, currency, stakeMinor, ...input] = leaf.split(":");
  if (!roundId || !currency || !stakeMinor) throw new Error("this is no leaf of a bet");
  return { roundId, currency, stakeMinor: BigInt(stakeMinor), input: JSON.parse(input.join(":")) };
}
