import { createHash } from "node:crypto";

export type SeededRandom = {
  bytes(count: number): Uint8Array;
  /** A whole number from 0 to `bound - 1`. */
  below(bound: number): number;
  /** True once in this many times on average. */
  oneIn(count: number): boolean;
  pick<T>(choices: readonly T[]): T;
};

/** Randomness that is the same for the same seed, so that failures of tests are reproducible. */
export function createSeededRandom(seed: string): SeededRandom {
  let block = 0;
  const bytes = (count: number) => {
    const chunks: Buffer[] = [];
    for (let length = 0; length < count; length += 32) {
      chunks.push(createHash("sha256").update(`${seed}:${block}`).digest());
      block += 1;
    }
    return Buffer.concat(chunks).subarray(0, count);
  };
  // The modulo bias does not matter in tests.
  const below = (bound: number) => bytes(4).readUInt32BE() % bound;
  return {
    bytes,
    below,
    oneIn: (count) => below(count) === 0,
    pick: (choices) => choices[below(choices.length)]!,
  };
}
