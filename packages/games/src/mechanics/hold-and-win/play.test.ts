import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../../exact/rational.ts";
import type { Draws } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { anySeeds, instantRules, simulate, withoutAmounts, wonIn } from "../../testing/rounds.ts";
import { chancesOf, computeFigures } from "./compute-figures.ts";
import { HoldAndWinData } from "./data.ts";
import { endsByStart, momentsByStart, mostPaid } from "./held-coins.ts";
import { holdAndWin } from "./manifest.ts";
import { playHoldAndWin } from "./play.ts";
import { gridAt, readLines } from "./spin.ts";
import { coinCounts, spinDistribution } from "./spin-distribution.ts";
import type { HoldAndWinEvent } from "./wire.ts";

/** Coins are so frequent that the respins start in about one of three spins. */
const small = {
  coinsPerStake: 20,
  stakes: [20, 100],
  wild: "wild",
  coin: "coin",
  strips: [
    "plum coin coin coin plum bell plum bell",
    "plum coin coin wild plum bell coin bell plum",
    "bell plum coin coin coin bell wild plum",
    "plum bell coin coin bell plum coin plum wild",
    "coin coin bell plum plum bell plum wild",
  ],
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
  ],
  linePays: { plum: { 3: 4, 4: 10, 5: 40 }, bell: { 3: 10, 4: 40, 5: 200 } },
  hold: {
    landsOneIn: 9,
    values: [
      { coins: 10, weight: 4 },
      { coins: 20, weight: 3 },
    ],
    pots: {
      mini: { coins: 100, weight: 3 },
      minor: { coins: 300, weight: 2 },
      major: { coins: 1000, weight: 1 },
    },
    grand: 10_000,
  },
};
const data = HoldAndWinData.parse(small);

/** Draws that return the given numbers in order, and then always the highest possible number. */
function drawsOf(answers: readonly number[]): Draws {
  let next = 0;
  return {
    below(limit: number) {
      const answer = answers[next] ?? limit - 1;
      next += 1;
      if (answer >= limit) throw new RangeError(`${answer} is not below ${limit}`);
      return answer;
    },
  } as Draws;
}

describe("hold and win", () => {
  /** Stops that show nine coins: three, two, three, one and none on the reels from the left. */
  const NINE = [1, 0, 2, 1, 2];
  const first = (events: readonly HoldAndWinEvent[], type: HoldAndWinEvent["type"]) =>
    events.find((event) => event.type === type);

  it("hold and win holds the coins of a spin with six or more, and ends after three respins without a new coin", () => {
    const { events, payoutMinor } = playHoldAndWin(data, drawsOf(NINE), 20n);
    const started = first(events, "respins-started");
    if (started?.type !== "respins-started") throw new Error("no respins");
    expect(started.remaining).toBe(3);
    // Each further draw is the highest possible one, which is the highest ordinary value.
    expect(started.coins.every(({ valueMinor, pot }) => valueMinor === "20" && pot === undefined)).toBe(true);
    const respins = events.filter((event) => event.type === "respun");
    expect(respins.map(({ remaining }) => remaining)).toEqual([2, 1, 0]);
    expect(first(events, "coins-won")).toMatchObject({
      count: started.coins.length,
      payoutMinor: String(20 * started.coins.length),
    });
    expect(payoutMinor).toBe(wonIn(events));
  });

  it("hold and win pays each pot once: a repeated pot is worth the lowest coin", () => {
    const held = first(playHoldAndWin(data, drawsOf(NINE), 20n).events, "respins-started");
    const count = held?.type === "respins-started" ? held.coins.length : 0;
    // Draw 0 is the first of the weights, the mini pot.
    const { events } = playHoldAndWin(data, drawsOf([...NINE, ...Array<number>(count).fill(0)]), 20n);
    const started = first(events, "respins-started");
    if (started?.type !== "respins-started") throw new Error("no respins");
    expect(started.coins.filter(({ pot }) => pot === "mini")).toHaveLength(1);
    expect(started.coins.map(({ valueMinor }) => valueMinor)).toEqual([
      "100",
      ...Array(count - 1).fill("10"),
    ]);
  });

  it("hold and win resets the count to three on a new coin, and also pays the grand for a full grid", () => {
    const seen = { back: 0, grand: 0 };
    for (let nonce = 0; nonce < 3000; nonce += 1) {
      const draws = seededDraws({ serverSeed: "cd".repeat(32), clientSeed: "hold", nonce });
      const { events, payoutMinor } = playHoldAndWin(
        { ...data, hold: { ...data.hold, landsOneIn: 5 } },
        draws,
        20n,
      );
      let held = 0;
      let left = 3;
      for (const event of events) {
        if (event.type === "respins-started") held = event.coins.length;
        if (event.type !== "respun") continue;
        held += event.coins.length;
        left = event.coins.length > 0 ? 3 : left - 1;
        if (event.coins.length > 0) seen.back += 1;
        expect([event.held, event.remaining]).toEqual([held, left]);
      }
      const grand = first(events, "grand-won");
      if (grand) seen.grand += 1;
      expect(grand !== undefined).toBe(held === 15);
      expect(wonIn(events)).toBe(payoutMinor);
      expect(payoutMinor).toBeLessThanOrEqual(BigInt(mostPaid(data.hold, 6) + 400));
    }
    expect(Math.min(seen.back, seen.grand)).toBeGreaterThan(10);
  });
});

describe("the exact figures of hold and win", () => {
  it("the exact figures of hold and win count the same lines and coins as an enumeration of every spin", () => {
    const counted = new Map<string, number>();
    const lengths = data.strips.map(({ length }) => length);
    const spins = lengths.reduce((product, length) => product * length, 1);
    for (let spin = 0; spin < spins; spin += 1) {
      let rest = spin;
      const stops = lengths.map((length) => {
        const stop = rest % length;
        rest = Math.floor(rest / length);
        return stop;
      });
      const grid = gridAt(data, stops);
      const coins = grid.flat().filter((symbol) => symbol === "coin").length;
      const paid = readLines(data, grid).reduce((sum, win) => sum + win.coins, 0);
      counted.set(`${coins} ${paid}`, (counted.get(`${coins} ${paid}`) ?? 0) + 1);
    }
    const factored = spinDistribution(data).flatMap((counts, coins) =>
      [...counts].map(([paid, count]) => [`${coins} ${paid}`, count] as const),
    );
    expect(new Map(factored)).toEqual(counted);
    const { counts, all } = coinCounts(data);
    expect(all).toBe(BigInt(spins));
    for (const [coins, count] of spinDistribution(data).entries())
      expect([...count.values()].reduce((sum, each) => sum + each, 0)).toBe(Number(counts[coins] ?? 0n));
  });

  it("the exact figures of hold and win give a full grid the chance that a chain of single respins gives it", () => {
    const chance = 1 / data.hold.landsOneIn;
    const choose = (all: number, some: number): number =>
      some === 0 ? 1 : (choose(all - 1, some - 1) * all) / some;
    const full = new Map<string, number>();
    for (let held = 15; held >= 6; held -= 1)
      for (let left = 0; left <= 3; left += 1) {
        let sum = held === 15 ? 1 : 0;
        if (held < 15 && left > 0)
          for (let landed = 0; landed <= 15 - held; landed += 1) {
            const often = choose(15 - held, landed) * chance ** landed * (1 - chance) ** (15 - held - landed);
            sum += often * (full.get(landed === 0 ? `${held} ${left - 1}` : `${held + landed} 3`) ?? 0);
          }
        full.set(`${held} ${left}`, sum);
      }
    for (const [start, ends] of endsByStart(data.hold))
      expect(toNumber(ends.at(-1)!)).toBeCloseTo(full.get(`${start} 3`) ?? -1, 12);
  });

  it("the exact figures of hold and win value a full grid at 15 coins, each pot once, plus the grand", () => {
    const { mean } = momentsByStart(data.hold).get(15) ?? {};
    const weight = 13;
    // Of 15 coins, each repeated pot is worth the lowest value.
    const pot = (coins: number, each: number) => {
      const none = (1 - each / weight) ** 15;
      return (1 - none) * coins + ((15 * each) / weight - (1 - none)) * 10;
    };
    const plain = (15 * (4 * 10 + 3 * 20)) / weight;
    expect(mean && toNumber(mean)).toBeCloseTo(plain + pot(100, 3) + pot(300, 2) + pot(1000, 1) + 10_000, 9);
  });

  it("the exact figures of hold and win agree with 5,000 simulated rounds", () => {
    const { returnErrors, hitErrors } = simulate(
      computeFigures(data),
      5_000,
      20n,
      (seeds) => playHoldAndWin(data, seededDraws(seeds), 20n).payoutMinor,
    );
    expect(returnErrors).toBeLessThan(4);
    expect(hitErrors).toBeLessThan(4);
    const { start, grand } = chancesOf(data);
    expect(toNumber(grand)).toBeLessThan(toNumber(start));
  });
});

it("hold and win pays the same for the same draws, and in proportion to the stake", () => {
  const rules = instantRules(holdAndWin, small);
  fc.assert(
    fc.property(anySeeds, fc.bigInt({ min: 1n, max: 1000n }), (seeds, units) => {
      const once = rules.accept(20n, {}).play(seededDraws(seeds));
      const more = rules.accept(20n * units, {}).play(seededDraws(seeds));
      expect(wonIn(once.events)).toBe(once.payoutMinor);
      expect(more.payoutMinor).toBe(once.payoutMinor * units);
      expect(withoutAmounts(more.events)).toEqual(withoutAmounts(once.events));
      for (const event of once.events) expect(holdAndWin.event.parse(event)).toEqual(event);
    }),
    { numRuns: 200 },
  );
  expect(holdAndWin.layout.parse(rules.layout(1n))).toMatchObject({ hold: { grand: 10_000, places: 15 } });
});

const { hold } = small;

it.each([
  [
    "a wild on the first reel",
    { strips: ["wild plum plum plum plum plum plum plum", ...small.strips.slice(1)] },
  ],
  ["an unknown symbol", { strips: ["fig fig fig fig fig fig fig fig", ...small.strips.slice(1)] }],
  ["a coin that pays on lines", { linePays: { ...small.linePays, coin: { 3: 1, 4: 2, 5: 3 } } }],
  ["a line twice", { lines: [small.lines[0], small.lines[0]] }],
  ["pots that do not ascend", { hold: { ...hold, pots: { ...hold.pots, minor: { coins: 50, weight: 1 } } } }],
  ["a grand below the major", { hold: { ...hold, grand: 500 } }],
  ["values that do not ascend", { hold: { ...hold, values: [...hold.values].reverse() } }],
  ["coins that always land", { hold: { ...hold, landsOneIn: 1 } }],
])("refuses hold-and-win data with %s", (_, change) => {
  expect(HoldAndWinData.safeParse({ ...small, ...change }).success).toBe(false);
});
