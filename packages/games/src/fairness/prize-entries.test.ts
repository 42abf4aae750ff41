import { describe, expect, it } from "vitest";
import {
  entriesText,
  type PrizeEntries,
  readEntriesLeaf,
  winningNumbers,
  winningOnce,
} from "./prize-entries.ts";

const seeds = {
  serverSeed: "5eed".repeat(16),
  root: "0a".repeat(32),
  beaconRandomness: "be".repeat(32),
  tableId: "braai-weekend",
  number: 1,
};

describe("the winning numbers of a prize draw", () => {
  it("the winning numbers of a prize draw are 20 different ones of 100, and the same for the same seeds", () => {
    const numbers = winningNumbers(seeds, 100, 20);
    expect(new Set(numbers).size).toBe(20);
    expect(numbers.every((number) => number >= 1 && number <= 100)).toBe(true);
    expect(winningNumbers(seeds, 100, 20)).toEqual(numbers);
    expect(winningNumbers({ ...seeds, number: 2 }, 100, 20)).not.toEqual(numbers);
  });

  it("the winning numbers of a prize draw are all entries if there are no more entries than prizes, and none without entries", () => {
    expect(winningNumbers(seeds, 3, 20).sort()).toEqual([1, 2, 3]);
    expect(winningNumbers(seeds, 1, 1)).toEqual([1]);
    expect(winningNumbers(seeds, 0, 20)).toEqual([]);
  });

  it("the winning numbers of a prize draw fall on each of 5 entries about as often: 1,000 draws of one number stay within 150 to 250", () => {
    const counts = new Map<number, number>();
    for (let number = 1; number <= 1_000; number += 1) {
      const [winner = 0] = winningNumbers({ ...seeds, number }, 5, 1);
      counts.set(winner, (counts.get(winner) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5]);
    for (const count of counts.values()) expect(count).toSatisfy((each: number) => each > 150 && each < 250);
  });
});

/** Holders with these numbers of entries. */
const holdersWith = (...counts: number[]): PrizeEntries[] => {
  let first = 1;
  return counts.map((entries, index) => {
    const holder = { tag: `0b0e0e3c-5f0e-4b7e-9d7b-${String(index).padStart(12, "0")}`, first, entries };
    first += entries;
    return holder;
  });
};

describe("the numbers of a draw in which each holder wins once", () => {
  const ten = holdersWith(...Array.from({ length: 10 }, () => 10));
  const holderOf = (number: number) => Math.floor((number - 1) / 10);

  it("the numbers of a draw in which each holder wins once are those of the other draws without the second ones of a holder: 5 prizes among 100 entries of 10", () => {
    const { winning, refused } = winningOnce(seeds, ten, 5, []);
    const seen = new Set<number>();
    const firsts = winningNumbers(seeds, 100, 100).filter((number) => {
      const isFirst = !seen.has(holderOf(number));
      seen.add(holderOf(number));
      return isFirst;
    });
    expect(winning).toEqual(firsts.slice(0, 5));
    expect(refused).toEqual([]);
  });

  it("the numbers of a draw in which each holder wins once pass over a refused number and all others of its holder, and keep the winners before it", () => {
    const [first, second, third, ...more] = winningOnce(seeds, ten, 5, []).winning;
    const again = winningOnce(seeds, ten, 5, [second!]);
    expect(again.winning.slice(0, 4)).toEqual([first, third, ...more]);
    expect(again.winning).toHaveLength(5);
    expect(again.winning.map(holderOf)).not.toContain(holderOf(second!));
    expect(again.refused).toEqual([second]);
  });

  it("the numbers of a draw in which each holder wins once name only those refused numbers that were drawn: one of a holder who was drawn before is none", () => {
    const [first] = winningOnce(seeds, ten, 1, []).winning;
    const other = holderOf(first!) * 10 + (first! % 10) + 1;
    expect(winningOnce(seeds, ten, 1, [other])).toEqual({ winning: [first], refused: [] });
  });

  it("the numbers of a draw in which each holder wins once are fewer than the prizes with fewer holders, and none without entries, without prizes, or if all are refused", () => {
    expect(winningOnce(seeds, holdersWith(3, 1), 5, []).winning).toHaveLength(2);
    expect(winningOnce(seeds, [], 5, [])).toEqual({ winning: [], refused: [] });
    expect(winningOnce(seeds, ten, 0, [])).toEqual({ winning: [], refused: [] });
    const all = Array.from({ length: 4 }, (_, index) => index + 1);
    const none = winningOnce(seeds, holdersWith(3, 1), 2, all);
    expect([none.winning, none.refused.length]).toEqual([[], 2]);
  });

  it("the numbers of a draw in which each holder wins once fall on a lone round as often as on each of a player with four: of 2,000 draws, 340 to 460 on each of 5 numbers, first or last", () => {
    const counts = [0, 0, 0, 0, 0];
    for (let number = 1; number <= 2_000; number += 1) {
      const [winner = 0] = winningOnce({ ...seeds, number }, holdersWith(4, 1), 1, []).winning;
      counts[winner - 1]! += 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(340);
    expect(Math.max(...counts)).toBeLessThan(460);
  });
});

describe("the leaf of a holder's entries", () => {
  it("the leaf of a holder's entries round-trips through its text", () => {
    const held = { tag: "0b0e0e3c-5f0e-4b7e-9d7b-1c9e3a2d4f56", first: 21, entries: 20 };
    expect(readEntriesLeaf(entriesText(held))).toEqual(held);
  });

  it("the leaf of a holder's entries refuses another text", () => {
    expect(() => readEntriesLeaf("round:EUR:100:{}")).toThrow("not a leaf");
  });
});
