import { merkleLevels, merkleLevelsOver, merklePath, merkleRoot, type TreeStep } from "./merkle-tree.ts";

/**
 * A tree of very many texts in blocks: 256 texts have one node at the height of 8, so the root and each path follow from the nodes of the
 * blocks and the texts of one block. Root and paths are those of `merkleLevels` over all texts.
 */
export const TEXTS_IN_BLOCK = 256;

/** The node of a block: of `TEXTS_IN_BLOCK` texts, or fewer in the last block. Throws a RangeError without texts. */
export function nodeOfBlock(texts: readonly string[]): Buffer {
  const [node] = merkleLevels(texts).at(-1) ?? [];
  if (!node || texts.length > TEXTS_IN_BLOCK) throw new RangeError(`a block of ${texts.length} texts`);
  return node;
}

/** The root, in hexadecimal, over the nodes of all blocks in order. Without blocks it is the SHA-256 of no bytes. */
export function rootOfBlocks(nodes: readonly Buffer[]): string {
  return merkleRoot(merkleLevelsOver(nodes));
}

/** The path to the root from the text at `place` of all texts; `texts` are those of its block. */
export function pathInBlocks(nodes: readonly Buffer[], texts: readonly string[], place: number): TreeStep[] {
  const inBlock = merklePath(merkleLevels(texts), place % TEXTS_IN_BLOCK);
  return [...inBlock, ...merklePath(merkleLevelsOver(nodes), Math.floor(place / TEXTS_IN_BLOCK))];
}
