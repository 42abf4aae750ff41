import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawsFromWords } from "./draws.ts";
import { seededDraws } from "./seeded-draws.ts";

const seeds = {
  serverSeed: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  clientSeed: "bellwether",
  nonce: 7,
};

describe("draws from seeds", () => {
  it("draws from seeds are the words of HMAC-SHA256(server seed, bellwether:7:block), as openssl computes them", () => {
    const draws = seededDraws(seeds);
    const words = Array.from({ length: 10 }, () => draws.below(2 ** 32));
    // printf %s bellwether:7:0 | openssl dgst -sha256 -hmac 000102…1f  →  5013d2e4 cbf36594 …; block 1 begins with 7b367205
    expect(words).toEqual([
      0x5013d2e4, 0xcbf36594, 0x7046c5a5, 0xee943a5a, 0x945973fb, 0xb6ffe144, 0xd1b3c14f, 0xb6ae92dd,
      0x7b367205, 0xf0d34d06,
    ]);
  });

  it("draws from seeds fall on pockets 14, 29, 29, 2, 4, 30, 19, 24, 10, 4 of a wheel of 37", () => {
    const draws = seededDraws(seeds);
    expect(Array.from({ length: 10 }, () => draws.below(37))).toEqual([14, 29, 29, 2, 4, 30, 19, 24, 10, 4]);
  });

  it("draws from seeds discard words from the largest multiple of 3 · 2^30 on", () => {
    const draws = seededDraws(seeds);
    expect(Array.from({ length: 6 }, () => draws.below(3 * 2 ** 30))).toEqual([
      1343476452, 1883686309, 2488890363, 3070222660, 3064894173, 2067165701,
    ]);
  });

  it("draws from seeds differ with the nonce, the client seed and the server seed", () => {
    const first = (changed: Partial<typeof seeds>) => seededDraws({ ...seeds, ...changed }).below(2 ** 32);
    const words = [
      first({}),
      first({ nonce: 8 }),
      first({ clientSeed: "Bellwether" }),
      first({ serverSeed: "f".repeat(64) }),
    ];
    expect(new Set(words).size).toBe(4);
  });

  it.each([
    ["a server seed of 63 digits", { serverSeed: "0".repeat(63) }],
    ["a server seed in capitals", { serverSeed: "A".repeat(64) }],
    ["a client seed with a colon", { clientSeed: "a:1" }],
    ["an empty client seed", { clientSeed: "" }],
    ["a negative nonce", { nonce: -1 }],
    ["a nonce of 1.5", { nonce: 1.5 }],
  ])("draws from seeds refuse %s", (_, changed) => {
    expect(() => seededDraws({ ...seeds, ...changed })).toThrow(RangeError);
  });
});

describe("a draw below a bound", () => {
  it("a draw below a bound skips the one word that would favour 0 for the bound 3", () => {
    const words = [0xffffffff, 5];
    expect(drawsFromWords(() => words.shift() as number).below(3)).toBe(2);
    expect(words).toEqual([]);
  });

  it("a draw below a bound accepts every word when the bound divides 2^32", () => {
    expect(drawsFromWords(() => 0xffffffff).below(2 ** 32)).toBe(0xffffffff);
    expect(drawsFromWords(() => 0xffffffff).below(2)).toBe(1);
  });

  it("a draw below a bound is at least 0 and below the bound, for any words", () => {
    const word = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.infiniteStream(word), (bound, words) => {
        const drawn = drawsFromWords(() => words.next().value as number).below(bound);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < bound;
      }),
    );
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])("a draw below a bound refuses the bound %d", (bound) => {
    expect(() => drawsFromWords(() => 0).below(bound)).toThrow(RangeError);
  });

  it("a draw below a bound gives up on a source that only repeats a rejected word", () => {
    expect(() => drawsFromWords(() => 0xffffffff).below(3)).toThrow("not uniform");
  });
});
