import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawsFromWords } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, wonIn } from "../../testing/rounds.ts";
import { TumblingWaysData } from "./data.ts";
import { tumblingWays } from "./manifest.ts";
import { playTumblingWays } from "./play.ts";

/** Every reel has height two and stops at its first place: "plum pear" wins on four reels, then the next two of each strip fall in. */
const data: TumblingWaysData = {
  coinsPerStake: 20,
  stakes: [20],
  wild: "bell",
  scatter: "ticket",
  strips: [
    "plum pear fig fig",
    "plum bell rose rose",
    "rose plum pear pear",
    "plum rose ticket fig",
    "fig ticket rose plum",
    "plum ticket rose rose",
  ].map((strip) => strip.split(" ")),
  heights: Array.from({ length: 6 }, () => [1, 0, 0, 0, 0, 0]),
  pays: { plum: [1, 3, 8, 20], pear: [2, 4, 10, 30], fig: [3, 9, 30, 90], rose: [5, 20, 75, 300] },
  scatterPay: 40,
  multipliers: [1, 2],
  freeSpins: { spins: 4, awards: 1, multipliers: [3] },
};

/** Every draw is 0, so every reel stops at its first place. */
const firstPlaces = drawsFromWords(() => 0);

describe("a round of tumbling ways by hand", () => {
  const { events, payoutMinor } = playTumblingWays(data, firstPlaces, 20n);

  it("a round of tumbling ways by hand shows the reels from the top down and counts their ways", () => {
    expect(events[0]).toMatchObject({
      type: "reels-stopped",
      ways: 64,
      grid: [
        ["pear", "plum"],
        ["bell", "plum"],
        ["plum", "rose"],
        ["rose", "plum"],
        ["ticket", "fig"],
        ["ticket", "plum"],
      ],
    });
  });

  it("a round of tumbling ways by hand pays plum in two ways on four reels, with the wild and without the plum beyond the gap", () => {
    expect(events[1]).toEqual({
      type: "ways-won",
      symbol: "plum",
      reels: 4,
      ways: 2,
      multiplier: 1,
      payoutMinor: "6",
      positions: [
        { reel: 0, row: 1 },
        { reel: 1, row: 0 },
        { reel: 1, row: 1 },
        { reel: 2, row: 0 },
        { reel: 3, row: 1 },
      ],
    });
  });

  it("a round of tumbling ways by hand removes every plum and every wild, including the plum on the last reel, and drops the rest", () => {
    expect(events[2]).toMatchObject({
      type: "tumbled",
      tumble: 1,
      removed: [
        { reel: 0, row: 1 },
        { reel: 1, row: 0 },
        { reel: 1, row: 1 },
        { reel: 2, row: 0 },
        { reel: 3, row: 1 },
        { reel: 5, row: 1 },
      ],
      grid: [
        ["fig", "pear"],
        ["rose", "rose"],
        ["pear", "rose"],
        ["ticket", "rose"],
        ["ticket", "fig"],
        ["rose", "ticket"],
      ],
    });
  });

  it("a round of tumbling ways by hand raises the multiplier, and pays the scatters of the last three reels after the last tumble", () => {
    expect(events[3]).toEqual({ type: "multiplier-changed", multiplier: 2 });
    expect(events[4]).toMatchObject({
      type: "scatters-won",
      payoutMinor: "40",
      positions: [
        { reel: 3, row: 0 },
        { reel: 4, row: 0 },
        { reel: 5, row: 1 },
      ],
    });
  });

  it("a round of tumbling ways by hand plays four free spins with their own multiplier, and stops at the model's number of awards", () => {
    expect(events.filter(({ type }) => type === "free-spin-started")).toHaveLength(4);
    expect(payoutMinor).toBe(46n + 4n * (18n + 40n));
    expect(events.at(-1)).toEqual({ type: "round-ended", payoutMinor: "278" });
  });
});

it("the payout is the sum of the events, and the same seeds give the same round", () => {
  const released = releasedData(tumblingWays, "olive-and-the-olympians");
  fc.assert(
    fc.property(anySeeds, (seeds) => {
      const round = playTumblingWays(released, seededDraws(seeds), 2000n);
      expect(wonIn(round.events)).toBe(round.payoutMinor);
      expect(playTumblingWays(released, seededDraws(seeds), 2000n)).toEqual(round);
    }),
    { numRuns: 50 },
  );
});

describe("refuses data that cannot be played:", () => {
  const long = (strips: readonly (readonly string[])[]) =>
    strips.map((strip) => [...strip, ...strip].join(" "));
  const file = { ...data, strips: long(data.strips) };

  it("accepts the unchanged data", () => {
    expect(TumblingWaysData.safeParse(file).success).toBe(true);
  });

  it.each([
    [
      "a wild on the first reel",
      { ...file, strips: file.strips.with(0, "bell plum pear fig rose plum pear fig") },
    ],
    [
      "a scatter on the second reel",
      { ...file, strips: file.strips.with(1, "ticket plum pear fig rose plum pear fig") },
    ],
    [
      "no scatter on the last reel",
      { ...file, strips: file.strips.with(5, "plum pear fig rose plum pear fig rose") },
    ],
    [
      "an unknown symbol",
      { ...file, strips: file.strips.with(5, "ticket kiwi fig rose plum pear fig rose") },
    ],
    ["a reel without a height", { ...file, heights: data.heights.with(2, [0, 0, 0, 0, 0, 0]) }],
    ["a longer win that pays less", { ...file, pays: { ...data.pays, plum: [5, 3, 8, 20] } }],
    ["a wild that pays", { ...file, wild: "plum" }],
  ])("%s", (_, refused) => {
    expect(TumblingWaysData.safeParse(refused).success).toBe(false);
  });
});
