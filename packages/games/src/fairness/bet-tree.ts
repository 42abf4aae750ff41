import { createHash } from "node:crypto";
import { sortedJson } from "../models/sorted-json.ts";

/** A bet under the root of a shared round. */
export type TreeBet = { roundId: string; currency: string; stakeMinor: bigint; input: unknown };

/** One step from a leaf up to the root: the other node of the pair, and its side. */
export type TreeStep = { side: "left" | "right"; hash: string };

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

/** The text of a bet, which its leaf hashes. The round's id is random, so nobody can guess a bet from its hash. */
export function leafText({ roundId, currency, stakeMinor, input }: TreeBet): string {
  return `${roundId}:${currency}:${stakeMinor}:${sortedJson(input)}`;
}

/** The root of all bets, in hexadecimal. Their order does not matter: leaves are ordered by the round's id. */
export function rootOfBets(bets: readonly TreeBet[]): string {
  const [root] = levelsOf(leavesOf(bets)).at(-1) ?? [];
  return (root ?? createHash("sha256").digest()).toString("hex");
}

/** The path from a bet's leaf to the root; undefined for a bet that is not in the tree. */
export function proveBet(bets: readonly TreeBet[], roundId: string): TreeStep[] | undefined {
  let index = ordered(bets).findIndex((bet) => bet.roundId === roundId);
  if (index < 0) return undefined;
  const path: TreeStep[] = [];
  for (const level of levelsOf(leavesOf(bets))) {
    const isRight = index % 2 === 1;
    const sibling = level[isRight ? index - 1 : index + 1];
    if (sibling) path.push({ side: isRight ? "left" : "right", hash: sibling.toString("hex") });
    index = Math.floor(index / 2);
  }
  return path;
}

/** The root that a leaf's text and its path give. */
export function rootOfPath(leaf: string, path: readonly TreeStep[]): string {
  let node = hashLeaf(leaf);
  for (const { side, hash } of path) {
    const sibling = Buffer.from(hash, "hex");
    node = side === "left" ? hashNode(sibling, node) : hashNode(node, sibling);
  }
  return node.toString("hex");
}

function ordered(bets: readonly TreeBet[]): TreeBet[] {
  return bets.toSorted((a, b) => (a.roundId < b.roundId ? -1 : 1));
}

function leavesOf(bets: readonly TreeBet[]): Buffer[] {
  return ordered(bets).map((bet) => hashLeaf(leafText(bet)));
}

/** All levels from the leaves to the root; a last node without a partner moves up unchanged. */
function levelsOf(leaves: Buffer[]): Buffer[][] {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) {
    const above: Buffer[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index], level[index + 1]];
      if (left) above.push(right ? hashNode(left, right) : left);
    }
    level = above;
  }
  return levels;
}

function hashLeaf(text: string): Buffer {
  return createHash("sha256").update(LEAF).update(text).digest();
}

function hashNode(left: Buffer, right: Buffer): Buffer {
  return createHash("sha256").update(NODE).update(left).update(right).digest();
}
