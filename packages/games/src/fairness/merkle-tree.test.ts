import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { merkleLevels, merklePath, merklePlaces, merkleRoot, rootOfPath } from "./merkle-tree.ts";

const anyTexts = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 70 });

describe("a Merkle tree", () => {
  it("a Merkle tree leads from each of 1 to 70 texts to the same root", () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        const levels = merkleLevels(texts);
        for (const [place, text] of texts.entries())
          expect(rootOfPath(text, merklePath(levels, place))).toBe(merkleRoot(levels));
      }),
    );
  });

  it("a Merkle tree has another root when two texts change places", () => {
    expect(merkleRoot(merkleLevels(["a", "b"]))).not.toBe(merkleRoot(merkleLevels(["b", "a"])));
  });

  it("a Merkle tree names 1 node for the last of 5 leaves, which moves up twice without a partner, and 3 nodes for the first", () => {
    expect(merklePlaces(5, 4)).toEqual([{ level: 2, place: 0, side: "left" }]);
    expect(merklePlaces(5, 0)).toEqual([
      { level: 0, place: 1, side: "right" },
      { level: 1, place: 1, side: "right" },
      { level: 2, place: 1, side: "right" },
    ]);
  });
});
