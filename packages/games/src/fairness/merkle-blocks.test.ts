import { describe, expect, it } from "vitest";
import { nodeOfBlock, pathInBlocks, rootOfBlocks, TEXTS_IN_BLOCK } from "./merkle-blocks.ts";
import { merkleLevels, merklePath, merkleRoot } from "./merkle-tree.ts";

describe("a Merkle tree in blocks of 256 texts", () => {
  it.each([0, 1, 2, 255, 256, 257, 511, 512, 513, 700, 1_025, 1_537, 3_000])(
    "a Merkle tree in blocks of 256 texts has the root and the paths of the whole tree over %i texts",
    (count) => {
      const texts = Array.from({ length: count }, (_, index) => `ticket ${index}`);
      const blocks = Array.from({ length: Math.ceil(count / TEXTS_IN_BLOCK) }, (_, block) =>
        texts.slice(block * TEXTS_IN_BLOCK, (block + 1) * TEXTS_IN_BLOCK),
      );
      const nodes = blocks.map(nodeOfBlock);
      const levels = merkleLevels(texts);
      expect(rootOfBlocks(nodes)).toBe(merkleRoot(levels));
      for (let place = 0; place < count; place += 37) {
        const block = blocks[Math.floor(place / TEXTS_IN_BLOCK)] ?? [];
        expect(pathInBlocks(nodes, block, place)).toEqual(merklePath(levels, place));
      }
    },
  );

  it("a Merkle tree in blocks of 256 texts has no node for no text, and none for 257", () => {
    expect(() => nodeOfBlock([])).toThrow(RangeError);
    expect(() => nodeOfBlock(Array.from({ length: 257 }, String))).toThrow(RangeError);
  });
});
