import { dayHash, FIRST_PREVIOUS_HASH, merkleLevels, merkleRoot, pairCommitment } from "@bellwether/games";
import { merklePath } from "@bellwether/games/fairness/merkle-tree.ts";
import { describe, expect, it } from "vitest";
import { checkCommitment } from "./check-commitment.ts";

const hashes = ["a", "b", "c"].map((digit) => digit.repeat(64));
const [first = "", second = ""] = hashes;
const levels = merkleLevels(hashes.map(pairCommitment));
const record = {
  ...{ date: "2026-11-22", commitmentCount: 3, root: merkleRoot(levels) },
  previousHash: FIRST_PREVIOUS_HASH,
};
const day = { ...record, hash: dayHash(record) };
const proof = { serverSeedHash: first, leaf: pairCommitment(first), path: merklePath(levels, 0), day };

describe("the check of a day's record in the browser", () => {
  it("the check of a day's record in the browser confirms the first of three pairs of seeds", async () => {
    expect(await checkCommitment(proof, first)).toBe(true);
  });

  it("the check of a day's record in the browser rejects another hash, another path, another root, and a record whose count was changed", async () => {
    expect(await checkCommitment(proof, second)).toBe(false);
    expect(await checkCommitment({ ...proof, path: [] }, first)).toBe(false);
    expect(await checkCommitment({ ...proof, day: { ...day, root: second } }, first)).toBe(false);
    expect(await checkCommitment({ ...proof, day: { ...day, commitmentCount: 4 } }, first)).toBe(false);
  });
});
