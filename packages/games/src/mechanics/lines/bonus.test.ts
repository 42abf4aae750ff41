import { describe, expect, it } from "vitest";
import { add, multiply, rational, toNumber } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { everyRound } from "../../testing/every-round.ts";
import { releasedData } from "../../testing/released-data.ts";
import type { BonusTrail, BonusWheel } from "./bonus.ts";
import { computeFigures } from "./compute-figures.ts";
import { computeReturn } from "./compute-return.ts";
import { LinesData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import type { LinesFeature } from "./feature.ts";
import { lines } from "./manifest.ts";
import { playLines } from "./play.ts";
import { countTrails } from "./trail.ts";
import { payoutsOfRound } from "./win-chances.ts";
import type { LinesEvent } from "./wire.ts";

const bellLines = releasedData(lines, "bell-lines");

const mystery: LinesFeature = {
  kind: "mystery-symbols",
  symbol: "box",
  reveals: [
    { symbol: "star", weight: 2 },
    { symbol: "gem", weight: 1 },
  ],
};
const mysteryWild: LinesFeature = {
  kind: "mystery-symbols",
  symbol: "box",
  reveals: [
    { symbol: "gem", weight: 1 },
    { symbol: "bell", weight: 1 },
  ],
};
const wheel: BonusWheel = {
  kind: "bonus-wheel",
  segments: [
    { prize: 5, weight: 3 },
    { spins: 1, multiplier: 2, weight: 1 },
    { prize: 20, weight: 1 },
    { spins: 2, multiplier: 3, weight: 2 },
  ],
};
/** Six places: from 1 forward to 4, from 3 back to 0, the end with 9. */
const trail: BonusTrail = {
  kind: "bonus-trail",
  throws: 2,
  places: [{ prize: 1 }, { move: 3 }, { prize: 2 }, { move: -3 }, { prize: 4 }, { prize: 9 }],
};

const linked: LinesFeature = {
  kind: "linked-reels",
  in: "every-spin",
  sets: [
    { reels: [1, 2], weight: 2 },
    { reels: [3, 4], weight: 1 },
    { reels: [1, 2, 3], weight: 1 },
  ],
};
const linkedFree: LinesFeature = {
  kind: "linked-reels",
  in: "free-spins",
  sets: [
    { reels: [2, 3], weight: 2 },
    { reels: [1, 2, 3, 4], weight: 1 },
  ],
};

/** A slot with linked reels: reels 2 to 5 have the same strip. */
function twins(feature: LinesFeature): LinesData {
  const strip = ["star", "bell", "ticket"];
  const small = tiny(feature, { spins: 1, multipliers: [2, 3] });
  return { ...small, strips: [["star", "ticket"], strip, strip, strip, strip] };
}

/** A slot of one row, small enough to play every round: a ticket on each of the first three reels. */
function tiny(feature: LinesFeature, freeSpins: LinesData["freeSpins"]): LinesData {
  const box = feature.kind === "mystery-symbols" ? "box" : "gem";
  const first = feature === mysteryWild ? "star" : box;
  return {
    ...bellLines,
    rows: 1,
    coinsPerStake: 2,
    lines: [[0, 0, 0, 0, 0]],
    strips: [
      [first, "ticket"],
      ["star", box, "ticket"],
      [box, "bell", "ticket"],
      ["star", box],
      ["gem", "star"],
    ],
    linePays: { star: { 3: 2, 4: 5, 5: 20 }, gem: { 3: 3, 4: 7, 5: 30 } },
    scatterPays: { 3: 4, 4: 8, 5: 16 },
    freeSpins,
    feature,
  };
}

describe.each([
  ["mystery symbols", tiny(mystery, { spins: 1, multipliers: [2, 3] })],
  ["mystery symbols that may be wild", tiny(mysteryWild, { spins: 1, multipliers: [2, 3] })],
  ["a bonus wheel", tiny(wheel, { spins: 2, multipliers: [1] })],
  ["a bonus wheel with a retrigger", tiny(singleSpins(wheel), { spins: 1, multipliers: [1, 1] })],
  ["a bonus trail", tiny(trail, { spins: 1, multipliers: [2, 3] })],
  ["linked reels", twins(linked)],
  ["reels linked in free spins", { ...twins(linkedFree), freeSpins: { spins: 1, multipliers: [2] } }],
])("lines with %s", (name, data) => {
  const payouts = everyRound((draws) => playLines(data, draws, 2n).payoutMinor);

  it(`lines with ${name} have the exact return, hit rate, largest win and deviation that playing every round gives`, () => {
    const figures = computeFigures(data);
    const moment = (power: number) =>
      [...payouts].reduce(
        (sum, [coins, chance]) => add(sum, multiply(rational(coins ** power), chance)),
        rational(0),
      );
    expect(moment(0)).toEqual(rational(1));
    expect(figures.returnToPlayer).toEqual(multiply(moment(1), rational(1, 2)));
    expect(computeReturn(data)).toEqual(figures.returnToPlayer);
    expect(add(figures.hitRate, payouts.get(0) ?? rational(0))).toEqual(rational(1));
    expect(figures.maxWinMultiple).toEqual(rational(Math.max(...payouts.keys()), 2));
    const variance = toNumber(moment(2)) - toNumber(moment(1)) ** 2;
    expect(figures.standardDeviation).toBeCloseTo(Math.sqrt(variance) / 2, 9);
  });

  it(`lines with ${name} have the chance of each payout that playing every round gives`, () => {
    const counted = payoutsOfRound(data);
    for (const [coins, chance] of payouts) expect(counted.get(coins) ?? 0).toBeCloseTo(toNumber(chance), 12);
    const whole = [...counted.values()].reduce((sum, chance) => sum + chance, 0);
    expect(whole).toBeCloseTo(1, 12);
  });
});

describe("mystery symbols", () => {
  it("all mystery symbols of a spin turn into the one drawn symbol, which is drawn after the five stops", () => {
    const data = tiny(mystery, { spins: 1, multipliers: [1] });
    // Stops 0, 1, 0, 1, 0: four mystery symbols; the word 2 is the gem.
    const events = play(data, [0, 1, 0, 1, 0, 2]);
    expect(events.map(({ type }) => type)).toEqual([
      "reels-stopped",
      "mystery-opened",
      "line-won",
      "round-ended",
    ]);
    expect(events[0]).toMatchObject({ grid: [["box"], ["box"], ["box"], ["box"], ["gem"]] });
    expect(events[1]).toMatchObject({ symbol: "gem", grid: [["gem"], ["gem"], ["gem"], ["gem"], ["gem"]] });
    expect(events[2]).toMatchObject({ symbol: "gem", payoutMinor: "30" });
  });

  it("a spin without a mystery symbol draws five stops and nothing else", () => {
    expect(play(tiny(mystery, { spins: 1, multipliers: [1] }), [1, 0, 1, 0, 0])).toHaveLength(2);
  });

  it.each<[string, Partial<Extract<LinesFeature, { kind: "mystery-symbols" }>>]>([
    ["the scatter", { reveals: [weighed("ticket"), weighed("gem")] }],
    ["a wild on the first reel", { reveals: [weighed("bell"), weighed("gem")] }],
    ["a symbol twice", { reveals: [weighed("gem"), weighed("gem")] }],
    ["no place on the strips", { symbol: "chest" }],
  ])("a mystery symbol with %s is refused", (_, change) => {
    const strips = bellLines.strips.map((strip) => `box box ${strip.join(" ")}`);
    const feature = { kind: "mystery-symbols", symbol: "box", reveals: [weighed("gem"), weighed("crown")] };
    const base = { ...bellLines, strips, linePays: { ...bellLines.linePays, gem: { 3: 1, 4: 2, 5: 3 } } };
    expect(LinesData.safeParse({ ...base, feature }).error).toBeUndefined();
    expect(LinesData.safeParse({ ...base, feature: { ...feature, ...change } }).success).toBe(false);
  });
});

describe("linked reels", () => {
  it("linked reels are drawn before the stops and show the stop of the first of them", () => {
    // The word 3 is the set of reels 2 to 4; then the stops of reels 1, 2 and 5.
    const events = play(twins(linked), [3, 0, 1, 0]);
    expect(events[0]).toEqual({ type: "reels-linked", reels: [1, 2, 3] });
    expect(events[1]).toMatchObject({ stops: [0, 1, 1, 1, 0] });
    expect(events[2]).toMatchObject({ symbol: "star", payoutMinor: "20" });
  });

  it("reels that are linked in free spins have stops of their own in the paid spin", () => {
    expect(play(twins(linkedFree), [0, 0, 1, 2, 0])[0]).toMatchObject({ stops: [0, 0, 1, 2, 0] });
  });

  it.each([
    ["that are not side by side", [{ reels: [1, 3], weight: 1 }]],
    [
      "that are named twice",
      [
        { reels: [1, 2], weight: 1 },
        { reels: [1, 2], weight: 1 },
      ],
    ],
    ["with different strips", [{ reels: [0, 1], weight: 1 }]],
  ])("linked reels %s are refused", (_, sets) => {
    const [first = [], second = []] = bellLines.strips;
    const strips = [first, second, second, second, second].map((strip) => strip.join(" "));
    const of = (each: unknown) =>
      LinesData.safeParse({
        ...bellLines,
        strips,
        feature: { kind: "linked-reels", in: "every-spin", sets: each },
      }).success;
    expect(of([{ reels: [1, 2], weight: 1 }])).toBe(true);
    expect(of(sets)).toBe(false);
  });
});

describe("the bonus wheel", () => {
  it("three scatters turn the wheel, whose prize of 20 stakes is paid in place of free spins", () => {
    const events = play(tiny(wheel, { spins: 2, multipliers: [1] }), [1, 2, 2, 0, 0, 4]);
    expect(events.slice(-2)).toEqual([
      { type: "wheel-turned", segment: 2, payoutMinor: "40" },
      { type: "round-ended", payoutMinor: "44" },
    ]);
  });

  it("a segment with two free spins at times 3 plays two spins whose wins are multiplied by 3", () => {
    const spin = [0, 1, 0, 0, 0];
    const events = play(tiny(wheel, { spins: 2, multipliers: [1] }), [1, 2, 2, 0, 0, 5, ...spin, ...spin]);
    expect(events.filter(({ type }) => type === "line-won")).toMatchObject([
      { multiplier: 3, payoutMinor: "9" },
      { multiplier: 3, payoutMinor: "9" },
    ]);
    expect(events).toContainEqual({ type: "free-spins-started", count: 2 });
  });

  it.each<[string, unknown[], LinesData["freeSpins"]]>([
    ["without free spins", Array(8).fill({ prize: 5, weight: 1 }), { spins: 10, multipliers: [1] }],
    ["of seven segments", eightSegments().slice(1), { spins: 10, multipliers: [1] }],
    ["with fewer free spins than the model says", eightSegments(), { spins: 12, multipliers: [1] }],
    ["whose free spins have another multiplier", eightSegments(), { spins: 10, multipliers: [2] }],
  ])("a wheel %s is refused", (_, segments, freeSpins) => {
    expect(accepts({ kind: "bonus-wheel", segments: eightSegments() }, { spins: 10, multipliers: [1] })).toBe(
      true,
    );
    expect(accepts({ kind: "bonus-wheel", segments }, freeSpins)).toBe(false);
  });
});

describe("the bonus trail", () => {
  it("a piece that lands on an arrow is paid the place where the arrow leads, and the end starts the free spins", () => {
    const data = tiny(trail, { spins: 1, multipliers: [2] });
    // The words 1 and 5 are a two and a six: place 1 leads to 4, then the end.
    const events = play(data, [1, 2, 2, 0, 0, 1, 5, 1, 0, 0, 0, 0]);
    expect(events.filter(({ type }) => type === "die-thrown")).toEqual([
      { type: "die-thrown", face: 2, landed: 1, place: 4, left: 1, payoutMinor: "8" },
      { type: "die-thrown", face: 6, landed: 5, place: 5, left: 0, payoutMinor: "18" },
    ]);
    expect(events).toContainEqual({ type: "trail-ended", hasEnded: true, totalMinor: "26" });
    expect(events).toContainEqual({ type: "free-spins-started", count: 1 });
  });

  it("a trail that does not reach the end gives no free spins", () => {
    const events = play(tiny(trail, { spins: 1, multipliers: [2] }), [1, 2, 2, 0, 0, 0, 1]);
    expect(events.slice(-2)).toEqual([
      { type: "trail-ended", hasEnded: false, totalMinor: "6" },
      { type: "round-ended", payoutMinor: "10" },
    ]);
  });

  it("of 36 series of two throws 26 reach the end: 6 by a first throw of six, 12 from place 4, 4 from place 2, 4 from place 0", () => {
    const { ended, open } = countTrails(trail);
    const count = (sums: ReadonlyMap<number, number>) =>
      [...sums.values()].reduce((one, other) => one + other, 0);
    expect([count(ended), count(open)]).toEqual([26, 10]);
  });

  it.each<[string, number, unknown]>([
    ["that leads to another arrow", 3, { move: 1 }],
    ["that leads beyond the start", 1, { move: -3 }],
    ["at the end", 19, { move: -1 }],
    ["that leads to the end", 17, { move: 2 }],
    ["of no places", 7, { move: 0 }],
  ])("an arrow %s is refused", (_, place, arrow) => {
    const places = Array<unknown>(20).fill({ prize: 1 }).with(4, { move: 2 });
    const of = (each: unknown[]) =>
      accepts({ kind: "bonus-trail", throws: 5, places: each }, bellLines.freeSpins);
    expect(of(places)).toBe(true);
    expect(of(places.with(place, arrow))).toBe(false);
  });

  it("the rules in words name the wheel's prizes and the trail's places instead of the usual free spins", () => {
    const keys = (data: LinesData) => describeRules(lines.rulesOf(data).layout(1n)).map(({ key }) => key);
    const large: BonusWheel = { kind: "bonus-wheel", segments: eightSegments() };
    const long: BonusTrail = { ...trail, places: [...Array(14).fill({ prize: 1 }), ...trail.places] };
    expect(keys(tiny(large, { spins: 10, multipliers: [1] }))).toEqual([
      "rules_lines",
      "rules_bonus_wheel",
      "rules_bonus_wheel_spins",
      "rules_bonus_wheel_once",
    ]);
    expect(keys(tiny(long, { spins: 1, multipliers: [2, 3] })).at(-1)).toBe("rules_bonus_trail_again");
    expect(keys(tiny(mystery, { spins: 1, multipliers: [1] })).at(-1)).toBe("rules_mystery");
    expect(keys(tiny(mysteryWild, { spins: 1, multipliers: [1] })).at(-1)).toBe("rules_mystery_wild");
  });
});

function singleSpins({ segments }: BonusWheel): BonusWheel {
  return {
    kind: "bonus-wheel",
    segments: segments.map((segment) => ("spins" in segment ? { ...segment, spins: 1 } : segment)),
  };
}

function weighed(symbol: string) {
  return { symbol, weight: 1 };
}

function eightSegments() {
  const prizes = [5, 10, 15, 20, 25, 50, 100].map((prize) => ({ prize, weight: 1 }));
  return [...prizes, { spins: 10, multiplier: 2, weight: 1 }];
}

function accepts(feature: unknown, freeSpins: LinesData["freeSpins"]): boolean {
  const strips = bellLines.strips.map((strip) => strip.join(" "));
  return LinesData.safeParse({ ...bellLines, strips, feature, freeSpins }).success;
}

function play(data: LinesData, words: number[]): LinesEvent[] {
  const left = [...words];
  const draws = drawsFromWords(() => {
    const word = left.shift();
    if (word === undefined) throw new Error("the round drew more than the test prepared");
    return word;
  });
  const { events } = playLines(data, draws, 2n);
  expect(left).toEqual([]);
  return events;
}
