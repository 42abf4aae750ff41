import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { judgeRotation } from "./judge-rotation.ts";

const seedOf = (digit: string) => digit.repeat(64);
const hashOf = (digit: string) => createHash("sha256").update(seedOf(digit)).digest("hex");

/** The answer to a change from the pair of one seed to that of the next. */
const rotation = (from: string, to: string, shownHash = hashOf(from)) => ({
  revealed: {
    serverSeed: seedOf(from),
    serverSeedHash: shownHash,
    clientSeed: "mine",
    lastNonce: null,
    unused: [],
  },
  next: { serverSeedHash: hashOf(to), nextServerSeedHash: hashOf("f"), clientSeed: "mine" },
});

describe("what the panel says about a change of the seeds", () => {
  it.each([
    ["matches", "the pair that this page has shown", rotation("a", "b"), hashOf("b")],
    ["matches", "that pair when the next hash is unknown", rotation("a", "b"), undefined],
    ["elsewhere", "the pair after one change in another tab", rotation("b", "c"), hashOf("b")],
    ["elsewhere", "a pair after two changes elsewhere", rotation("c", "d"), hashOf("b")],
    ["differs", "a seed that is not its own pair's", rotation("a", "b", hashOf("b")), hashOf("b")],
    ["differs", "a later seed that does not have its hash", rotation("c", "d", hashOf("d")), hashOf("b")],
    ["differs", "a next pair that was not promised", rotation("a", "c"), hashOf("b")],
  ])("hash_%s for %s", async (verdict, _, reply, nextServerSeedHash) => {
    const seen = { serverSeedHash: hashOf("a"), nextServerSeedHash };
    expect(await judgeRotation(reply, seen)).toBe(`hash_${verdict}`);
  });
});
