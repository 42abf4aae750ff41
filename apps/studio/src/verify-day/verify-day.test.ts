import {
  dayHash,
  FIRST_PREVIOUS_HASH,
  merkleLevels,
  merklePlaces,
  merkleRoot,
  pairCommitment,
} from "@bellwether/games";
import { describe, expect, it } from "vitest";
import { verifyDay } from "./verify-day.ts";

const hashes = ["a", "b", "c"].map((digit) => digit.repeat(64));
const [first = "", second = ""] = hashes;
const levels = merkleLevels(hashes.map(pairCommitment));
const path = merklePlaces(3, 0).map(({ level, place, side }) => ({
  side,
  hash: levels[level]?.[place]?.toString("hex") ?? "",
}));

function recordOf(date: string, root: string, commitmentCount: number, previousHash: string) {
  const record = { date, root, commitmentCount, previousHash };
  return { ...record, hash: dayHash(record) };
}
const day = recordOf("2026-11-21", merkleRoot(levels), 3, FIRST_PREVIOUS_HASH);
const next = recordOf("2026-11-22", merkleRoot([[]]), 0, day.hash);
const proof = { serverSeedHash: first, leaf: pairCommitment(first), path, day };

describe("npm run verify:day", () => {
  it("npm run verify:day confirms a hash under its day's root in 3 checks, and the chain of two days in 2 more", () => {
    expect(verifyDay(proof)).toMatchObject({ verified: true, lines: { length: 3 } });
    expect(verifyDay(proof, [next, day])).toMatchObject({ verified: true, lines: { length: 5 } });
  });

  it("npm run verify:day rejects another hash, a record that was changed, and a chain that lacks the day", () => {
    expect(verifyDay({ ...proof, serverSeedHash: second }).verified).toBe(false);
    expect(verifyDay({ ...proof, day: { ...day, commitmentCount: 4 } }).verified).toBe(false);
    expect(verifyDay(proof, [next]).verified).toBe(false);
    expect(verifyDay(proof, [{ ...next, previousHash: FIRST_PREVIOUS_HASH }, day]).verified).toBe(false);
  });
});
