import { createHash } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { needsPython, runExamples } from "../testing/run-examples.ts";
import { drawClock } from "./draw-clock.ts";

const seed = inject("seed");
const DRAWS = 20_000;
const hex = (text: string) => createHash("sha256").update(`${seed}:${text}`).digest("hex");
const seedsOf = (index: number) => ({
  serverSeed: hex(`seed ${index}`),
  root: hex(`root ${index}`),
  beaconRandomness: hex(`value ${index}`),
});
const name = { pot: "hourly-drop", currency: "EUR", number: 7 };
/** A share of the draws lies within four standard deviations of its chance. */
const isNear = (count: number, chance: number) =>
  Math.abs(count - DRAWS * chance) <= 4 * Math.sqrt(DRAWS * chance * (1 - chance));

describe(`the number that a clock or a call draws (SEED=${seed})`, () => {
  it.each([
    [1, 40],
    [3, 40],
    [39, 40],
    [40, 40],
    [60, 40],
    [5, 1],
  ])(
    `the number that a clock or a call draws with %i entries and %i chances is the first entry's, the last one's and anybody's as often as it should be`,
    (entries, outOf) => {
      const chances = Math.max(entries, outOf);
      const numbers = Array.from({ length: DRAWS }, (_, index) =>
        drawClock({ ...name, number: index + 1 }, seedsOf(index), { entries, outOf }),
      );
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(chances);
      for (const entry of new Set([1, entries]))
        expect(isNear(numbers.filter((number) => number === entry).length, 1 / chances)).toBe(true);
      expect(isNear(numbers.filter((number) => number <= entries).length, entries / chances)).toBe(true);
    },
  );

  it("examples/jackpots.py draws the same number and names the same winner, for 24 clocks", () => {
    needsPython();
    const clocks = Array.from({ length: 24 }, (_, index) => ({
      seeds: seedsOf(index),
      entries: 1 + (index % 5),
      outOf: [1, 3, 2_750, 35_200_000][index % 4]!,
    }));
    const orders = clocks.map(({ seeds: { serverSeed, root, beaconRandomness }, entries, outOf }) => {
      const values = [
        name.pot,
        name.currency,
        name.number,
        entries,
        outOf,
        serverSeed,
        root,
        beaconRandomness,
      ];
      return ["draw", ...values.map(String)];
    });
    const expected = clocks.map(({ seeds, entries, outOf }) => {
      const drawn = drawClock(name, seeds, { entries, outOf });
      return { drawn, winningEntry: drawn > entries ? null : drawn };
    });
    expect(runExamples("jackpots.py", orders).map((text) => JSON.parse(text))).toEqual(expected);
  });

  it("golden: seed 5e…, root 70…, value be… draw 1,885 of 2,750 for 3 entries, and entry 1 of 3 without more chances", () => {
    const seeds = { serverSeed: "5e".repeat(32), root: "70".repeat(32), beaconRandomness: "be".repeat(32) };
    expect(drawClock(name, seeds, { entries: 3, outOf: 2_750 })).toBe(1_885);
    expect(drawClock(name, seeds, { entries: 3, outOf: 1 })).toBe(1);
  });

  it(`the number that a clock or a call draws refuses a clock without entries`, () => {
    expect(() => drawClock(name, seedsOf(1), { entries: 0, outOf: 5 })).toThrow(RangeError);
  });
});
