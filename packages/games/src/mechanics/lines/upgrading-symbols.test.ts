import { describe, expect, it } from "vitest";
import { add, multiply, rational, toNumber } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { everyRound } from "../../testing/every-round.ts";
import { releasedData } from "../../testing/released-data.ts";
import { computeFigures } from "./compute-figures.ts";
import { computeReturn } from "./compute-return.ts";
import { LinesData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { lines } from "./manifest.ts";
import { playLines } from "./play.ts";
import { payoutsOfRound } from "./win-chances.ts";

const bellLines = releasedData(lines, "bell-lines");

/** A slot of one row, small enough to play every round. Arrows are on reels 2 and 4, and upgrade stars to gems and then to crowns. */
function tiny(freeSpins: LinesData["freeSpins"]): LinesData {
  return {
    ...bellLines,
    rows: 1,
    coinsPerStake: 2,
    lines: [[0, 0, 0, 0, 0]],
    strips: [
      ["star", "ticket"],
      ["star", "ticket", "arrow"],
      ["gem", "star", "ticket"],
      ["arrow", "crown"],
      ["gem"],
    ],
    linePays: { star: { 3: 2, 4: 5, 5: 20 }, gem: { 3: 3, 4: 7, 5: 30 }, crown: { 3: 9, 4: 20, 5: 80 } },
    scatterPays: { 3: 4, 4: 8, 5: 16 },
    freeSpins,
    feature: { kind: "upgrading-symbols", symbol: "arrow", ladder: ["star", "gem", "crown"] },
  };
}

describe.each([
  ["three free spins", tiny({ spins: 3, multipliers: [2] })],
  ["a retrigger", tiny({ spins: 1, multipliers: [1, 3] })],
])("upgrading symbols with %s", (name, data) => {
  const payouts = everyRound((draws) => playLines(data, draws, 2n).payoutMinor);

  it(`upgrading symbols with ${name} have the exact return, hit rate, largest win and deviation that playing every round gives`, () => {
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

  it(`upgrading symbols with ${name} have the chance of each payout that playing every round gives`, () => {
    const counted = payoutsOfRound(data);
    for (const [coins, chance] of payouts) expect(counted.get(coins) ?? 0).toBeCloseTo(toNumber(chance), 12);
    expect([...counted.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

describe("upgrading symbols", () => {
  /** Plays a round with these stops. */
  const play = (data: LinesData, stops: readonly number[]) => {
    let at = 0;
    return playLines(
      data,
      drawsFromWords(() => stops[at++] ?? 0),
      2n,
    ).events;
  };

  it("upgrading symbols change after the spin has paid: two arrows turn stars and gems into crowns, and further arrows change nothing", () => {
    const trigger = [1, 1, 2, 1, 0];
    const events = play(tiny({ spins: 3, multipliers: [1] }), [
      ...trigger,
      0,
      2,
      0,
      0,
      0,
      0,
      0,
      1,
      1,
      0,
      0,
      2,
      0,
      0,
      0,
    ]);
    const free = events
      .filter(({ type }) => ["reels-stopped", "symbols-upgraded", "line-won"].includes(type))
      .slice(1);
    expect(free).toMatchObject([
      { type: "reels-stopped", grid: [["star"], ["arrow"], ["gem"], ["arrow"], ["gem"]] },
      { type: "symbols-upgraded", reels: [1, 3], symbols: ["star", "gem"], into: "crown" },
      { type: "reels-stopped", grid: [["crown"], ["crown"], ["crown"], ["crown"], ["crown"]] },
      { type: "line-won", symbol: "crown", payoutMinor: "80" },
      { type: "reels-stopped", grid: [["crown"], ["arrow"], ["crown"], ["arrow"], ["crown"]] },
    ]);
  });

  it("upgrading symbols stay as they are after an arrow in the paid spin", () => {
    const events = play(tiny({ spins: 1, multipliers: [1] }), [0, 2, 0, 0, 0]);
    expect(events.map(({ type }) => type)).toEqual(["reels-stopped", "round-ended"]);
  });

  const emperor = releasedData(lines, "the-emperors-old-clothes-upgrading");
  const [lowest = "", next = ""] = Object.keys(emperor.linePays);
  it.each([
    ["a symbol that pays on no line", { ladder: [lowest, "chest"] }],
    ["a higher symbol before a lower one", { ladder: [next, lowest] }],
    ["a symbol twice", { ladder: [lowest, next, lowest] }],
    ["no arrow on the strips", { symbol: "chest" }],
  ])("upgrading symbols with %s are refused", (_, change) => {
    const strips = emperor.strips.map((strip) => strip.join(" "));
    const accepts = (feature: object) => LinesData.safeParse({ ...emperor, strips, feature }).success;
    expect(accepts({ ...emperor.feature })).toBe(true);
    expect(accepts({ ...emperor.feature, ...change })).toBe(false);
  });

  it("upgrading symbols have a rule that says how often they can change: 4 times for a ladder of five", () => {
    const layout = lines.rulesOf(emperor).layout(1n);
    expect(describeRules(layout)).toContainEqual({ key: "rules_upgrades", params: { times: 4 } });
  });
});
