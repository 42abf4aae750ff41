import { createHash } from "node:crypto";

/** One step from a leaf up to the root: the other node of the pair, and its side. */
export type TreeStep = { side: "left" | "right"; hash: string };

const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

/**
 * The nodes of the tree over these texts, level by level, from the leaves to the root. Leaves keep the order of the texts, and a last node
 * without a partner moves up unchanged. Without texts there is one empty level.
 */
export function merkleLevels(texts: readonly string[]): (readonly Buffer[])[] {
  return merkleLevelsOver(texts.map(hashLeaf));
}

/** The levels from these nodes of one height up to the root. */
export function merkleLevelsOver(nodes: readonly Buffer[]): (readonly Buffer[])[] {
  const levels = [nodes];
  for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) {
    const above: Buffer[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const [left, right] = [level[index], level[index + 1]];
      if (left) above.push(right ? hashNode(left, right) : left);
    }
    level = above;
  }
  return levels;
}

/** The root of these levels in hexadecimal. Without leaves it is the SHA-256 of no bytes. */
export function merkleRoot(levels: readonly (readonly Buffer[])[]): string {
  const [root] = levels.at(-1) ?? [];
  return (root ?? createHash("sha256").digest()).toString("hex");
}

/** The places of the nodes that lead from the leaf at `place` to the root of a tree with this number of leaves, from the leaves up. */
export function merklePlaces(
  leafCount: number,
  place: number,
): { level: number; place: number; side: TreeStep["side"] }[] {
  const places: { level: number; place: number; side: TreeStep["side"] }[] = [];
  let at = place;
  for (let level = 0, width = leafCount; width > 1; level += 1, width = Math.ceil(width / 2)) {
    const isRight = at % 2 === 1;
    const sibling = isRight ? at - 1 : at + 1;
    if (sibling < width) places.push({ level, place: sibling, side: isRight ? "left" : "right" });
    at = Math.floor(at / 2);
  }
  return places;
}

/** The path from the leaf at `place` to the root. */
export function merklePath(levels: readonly (readonly Buffer[])[], place: number): TreeStep[] {
  return merklePlaces(levels[0]?.length ?? 0, place).flatMap((step) => {
    const node = levels[step.level]?.[step.place];
    return node ? [{ side: step.side, hash: node.toString("hex") }] : [];
  });
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

function hashLeaf(text: string): Buffer {
  return createHash("sha256").update(LEAF).update(text).digest();
}

function hashNode(left: Buffer, right: Buffer): Buffer {
  return createHash("sha256").update(NODE).update(left).update(right).digest();
}
