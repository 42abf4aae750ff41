import { describe, expect, it } from "vitest";
import { entriesText, readEntriesLeaf, winningNumbers } from "./prize-entries.ts";

const seeds = {
  serverSeed: "5eed".repeat(16),
  root: "0a".repeat(32),
  beaconRandomness: "be".repeat(32),
  tableId: "braai-weekend",
  number: 1,
};

describe("the winning numbers of a prize draw", () => {
  it("are 20 different ones of 100, and the same for the same seeds", () => {
    const numbers = winningNumbers(seeds, 100, 20);
    expect(new Set(numbers).size).toBe(20);
    expect(numbers.every((number) => number >= 1 && number <= 100)).toBe(true);
    expect(winningNumbers(seeds, 100, 20)).toEqual(numbers);
    expect(winningNumbers({ ...seeds, number: 2 }, 100, 20)).not.toEqual(numbers);
  });

  it("are all entries if there are no more entries than prizes, and none without entries", () => {
    expect(winningNumbers(seeds, 3, 20).sort()).toEqual([1, 2, 3]);
    expect(winningNumbers(seeds, 1, 1)).toEqual([1]);
    expect(winningNumbers(seeds, 0, 20)).toEqual([]);
  });

  it("fall on each of 5 entries about as often: 1,000 draws of one number stay within 150 to 250", () => {
    const counts = new Map<number, number>();
    for (let number = 1; number <= 1_000; number += 1) {
      const [winner = 0] = winningNumbers({ ...seeds, number }, 5, 1);
      counts.set(winner, (counts.get(winner) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5]);
    for (const count of counts.values()) expect(count).toSatisfy((each: number) => each > 150 && each < 250);
  });
});

describe("the leaf of a holder's entries", () => {
  it("round-trips through its text", () => {
    const held = { tag: "0b0e0e3c-5f0e-4b7e-9d7b-1c9e3a2d4f56", first: 21, entries: 20 };
    expect(readEntriesLeaf(entriesText(held))).toEqual(held);
  });

  it("refuses another text", () => {
    expect(() => readEntriesLeaf("round:EUR:100:{}")).toThrow("not a leaf");
  });
});
