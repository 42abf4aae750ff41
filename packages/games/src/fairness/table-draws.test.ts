import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { tableDraws } from "./table-draws.ts";

const seeds = {
  serverSeed: "00".repeat(32),
  root: "11".repeat(32),
  beaconRandomness: "22".repeat(32),
  tableId: "salon",
  number: 7,
};

describe("the stream of a shared round", () => {
  it("the stream of a shared round takes its words from HMAC-SHA256 over root, beacon, table, number and block, also after the first block", () => {
    const draws = tableDraws(seeds);
    const words = Array.from({ length: 9 }, () => draws.below(2 ** 32));
    const block = (b: number) =>
      createHmac("sha256", seeds.serverSeed)
        .update(`${seeds.root}:${seeds.beaconRandomness}:salon:7:${b}`)
        .digest();
    expect(words[0]).toBe(block(0).readUInt32BE(0));
    expect(words[7]).toBe(block(0).readUInt32BE(28));
    expect(words[8]).toBe(block(1).readUInt32BE(0));
  });

  it.each(["serverSeed", "root", "beaconRandomness"] as const)(
    "the stream of a shared round refuses a malformed %s",
    (name) => {
      expect(() => tableDraws({ ...seeds, [name]: "xyz" })).toThrow(RangeError);
    },
  );
});
