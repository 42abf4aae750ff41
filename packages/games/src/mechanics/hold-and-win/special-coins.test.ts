import { describe, expect, it } from "vitest";
import type { Draws } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { simulate, wonIn } from "../../testing/rounds.ts";
import { followCoins } from "./coin-chain.ts";
import { drawFace, type FacesSeen, facesOf, facesWeight } from "./coins.ts";
import { computeFigures } from "./compute-figures.ts";
import { type Hold, HoldAndWinData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { mostPaid } from "./held-coins.ts";
import { type CoinOnGrid, landCoin } from "./land-coin.ts";
import { holdAndWin } from "./manifest.ts";
import { playHoldAndWin } from "./play.ts";
import { payoutsOfRound } from "./win-chances.ts";

const hold = {
  landsOneIn: 6,
  values: [
    { coins: 10, weight: 1 },
    { coins: 30, weight: 1 },
  ],
  pots: {
    mini: { coins: 100, weight: 1 },
    minor: { coins: 300, weight: 1 },
    major: { coins: 1000, weight: 1 },
  },
  grand: 5000,
  specials: { booster: { weight: 1, most: 2, coins: 20 }, persistent: { weight: 1, most: 1 } },
} satisfies Hold;
/** Coins are so frequent that the respins start in about one of three spins. */
const small = {
  coinsPerStake: 20,
  stakes: [20],
  wild: "wild",
  coin: "coin",
  strips: [
    "coin plum coin bell plum coin bell plum",
    ...Array<string>(4).fill("coin plum coin bell plum coin wild plum bell"),
  ],
  lines: [[1, 1, 1, 1, 1]],
  linePays: { plum: { 3: 4, 4: 10, 5: 40 }, bell: { 3: 10, 4: 40, 5: 200 } },
  hold,
};
const data = HoldAndWinData.parse(small);

/** Lands these coins one after another, and returns what each of them is worth in the end. */
function worthOf(...landed: ({ coins: number } | { special: "collector" | "booster" | "persistent" })[]) {
  const grid: CoinOnGrid[] = [];
  for (const [place, face] of landed.entries())
    landCoin(grid, { reel: place, row: 0 }, { weight: 1, coins: 20, ...face });
  return grid.map(({ coins }) => coins);
}

describe("special coins", () => {
  it("a collector is worth the sum of the coins before it, which keep their values", () => {
    expect(worthOf({ coins: 10 }, { coins: 50 }, { special: "collector" }, { coins: 30 })).toEqual([
      ...[10, 50, 60, 30],
    ]);
  });

  it("a booster of 20 is worth 20 and adds 20 to each coin before it", () => {
    expect(worthOf({ coins: 10 }, { coins: 50 }, { special: "booster" }, { coins: 30 })).toEqual([
      ...[30, 70, 20, 30],
    ]);
  });

  it("a persistent coin collects like a collector, and then adds the value of every coin that lands", () => {
    expect(worthOf({ coins: 10 }, { special: "persistent" }, { coins: 30 }, { coins: 50 })).toEqual([
      ...[10, 90, 30, 50],
    ]);
  });

  it("a booster of 20 raises a persistent coin by 40: as one of the coins, and by its own value", () => {
    expect(worthOf({ coins: 10 }, { special: "persistent" }, { special: "booster" })).toEqual([30, 50, 20]);
  });

  it("a spin's coins are never special, and a special coin beyond the most of its kind is worth the lowest value", () => {
    expect(facesOf(hold, false).some(({ special }) => special !== undefined)).toBe(false);
    const faces = facesOf(hold, true);
    const seen: FacesSeen = new Map();
    const last = { below: () => facesWeight(faces) - 1 };
    expect(drawFace(faces, last, seen).special).toBe("persistent");
    expect(drawFace(faces, last, seen)).toEqual({ coins: 10, weight: 1 });
  });

  it("a round's events tell each coin's value when it lands and every change after it, and add up to what the coins pay", () => {
    const seen = { booster: 0, persistent: 0 };
    for (let nonce = 0; nonce < 1500; nonce += 1) {
      const draws = seededDraws({ serverSeed: "ab".repeat(32), clientSeed: "special", nonce });
      const { events, payoutMinor } = playHoldAndWin(data, draws, 20n);
      expect(wonIn(events)).toBe(payoutMinor);
      const worth = new Map<string, bigint>();
      for (const event of events) {
        if (event.type === "coins-won") expect(BigInt(event.payoutMinor)).toBe(sumOf(worth));
        if (event.type !== "respins-started" && event.type !== "respun") continue;
        for (const coin of event.coins) {
          if (coin.special === "booster" || coin.special === "persistent") seen[coin.special] += 1;
          for (const each of [...(coin.changes ?? []), coin])
            worth.set(`${each.reel} ${each.row}`, BigInt(each.valueMinor));
        }
        expect(BigInt(event.sumMinor)).toBe(sumOf(worth));
      }
    }
    expect(Math.min(seen.booster, seen.persistent)).toBeGreaterThan(100);
  });
});

const sumOf = (worth: ReadonlyMap<string, bigint>) =>
  [...worth.values()].reduce((sum, each) => sum + each, 0n);

describe("the figures of special coins", () => {
  it("the figures of special coins follow the totals that all 12,005 sequences of a spin's coin and four respun ones have", () => {
    const sizes = [5, 7, 7, 7, 7];
    const faces = sizes.map((_, place) => facesOf(hold, place > 0));
    const counted = { sum: 0, square: 0, most: 0 };
    const all = sizes.reduce((product, size) => product * size, 1);
    for (let sequence = 0; sequence < all; sequence += 1) {
      let rest = sequence;
      const grid: CoinOnGrid[] = [];
      const seen: FacesSeen = new Map();
      for (const [place, size] of sizes.entries()) {
        const drawn = rest % size;
        rest = Math.floor(rest / size);
        const draws = { below: () => drawn } as Draws;
        landCoin(grid, { reel: place, row: 0 }, drawFace(faces[place]!, draws, seen));
      }
      const total = grid.reduce((sum, { coins }) => sum + coins, 0);
      counted.sum += total;
      counted.square += total ** 2;
      counted.most = Math.max(counted.most, total);
    }
    type Sums = { count: number; sum: number; square: number; most: number };
    const followed = followCoins<Sums>(
      hold,
      1,
      { count: 1, sum: 0, square: 0, most: 0 },
      (into, from, { weight, times, plus }) => ({
        count: (into?.count ?? 0) + weight * from.count,
        sum: (into?.sum ?? 0) + weight * (times * from.sum + plus * from.count),
        square:
          (into?.square ?? 0) +
          weight * (times ** 2 * from.square + 2 * times * plus * from.sum + plus ** 2 * from.count),
        most: Math.max(into?.most ?? 0, times * from.most + plus),
      }),
    )[4];
    expect(followed).toEqual({ count: all, ...counted });
  });

  it("the figures of special coins agree with 5,000 simulated rounds, and no round pays more than the largest win", () => {
    const figures = computeFigures(data);
    const { returnErrors, hitErrors } = simulate(figures, 5_000, 20n, (seeds) => {
      const { payoutMinor } = playHoldAndWin(data, seededDraws(seeds), 20n);
      expect(payoutMinor).toBeLessThanOrEqual(BigInt(mostPaid(hold, 6) + 200));
      return payoutMinor;
    });
    expect(returnErrors).toBeLessThan(4);
    expect(hitErrors).toBeLessThan(4);
  });

  it("the figures of special coins have the mean and deviation of the chances of all payouts", () => {
    const figures = computeFigures(data);
    let [sum, mean, square] = [0, 0, 0];
    for (const [coins, chance] of payoutsOfRound(data)) {
      sum += chance;
      mean += chance * coins;
      square += chance * coins ** 2;
    }
    const { numerator, denominator } = figures.returnToPlayer;
    expect(sum).toBeCloseTo(1, 11);
    expect(mean / 20 / (Number((numerator * 10n ** 15n) / denominator) / 1e15)).toBeCloseTo(1, 11);
    expect(Math.sqrt(square - mean ** 2) / 20 / figures.standardDeviation).toBeCloseTo(1, 10);
  });
});

it("the rules of a slot with a booster of a stake and a persistent coin name both and how many a round has", () => {
  const layout = holdAndWin.rulesOf(data).layout(1n);
  expect(describeRules(layout).slice(-3)).toEqual([
    { key: "rules_special_coins" },
    { key: "rules_coin_booster", params: { most: 2, times: 1 } },
    { key: "rules_coin_persistent", params: { most: 1 } },
  ]);
  expect(layout).toMatchObject({
    hold: { specials: [{ special: "booster", coins: 20, percent: "14.2" }, { special: "persistent" }] },
  });
});

it.each([
  ["no special coin", {}],
  ["three special coins", { ...hold.specials, collector: { weight: 1, most: 1 } }],
  ["four collectors a round", { collector: { weight: 1, most: 4 } }],
  ["a booster that adds nothing", { booster: { weight: 1, most: 1 } }],
])("refuses hold-and-win data with %s", (_, specials) => {
  expect(HoldAndWinData.safeParse({ ...small, hold: { ...hold, specials } }).success).toBe(false);
});
