import { describe, expect, it } from "vitest";
import { rational } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { AnywhereCounter } from "./anywhere-counter.ts";
import { eachStart } from "./boards.ts";
import { cascade } from "./cascade.ts";
import { computeFigures, counterOf } from "./compute-figures.ts";
import { ClustersData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { clusters } from "./manifest.ts";
import { playClusters } from "./play.ts";
import { prepare } from "./prepare.ts";
import { ClustersEvent } from "./wire.ts";

/** 32,768 starts, of which many win several times and show boosts. */
const small = {
  coinsPerStake: 20,
  stakes: [20],
  wins: "anywhere",
  pays: {
    plum: [
      { from: 8, coins: 2 },
      { from: 10, coins: 5 },
    ],
    pear: [{ from: 8, coins: 4 }],
    fig: [{ from: 8, coins: 9 }],
    rose: [{ from: 7, coins: 12 }],
  },
  multipliers: [1],
  strips: [
    "plum pear fig plum rose plum pear fig",
    "pear plum two plum fig rose rose pear",
    "fig fig plum pear plum five rose pear",
    "rose plum pear pear plum fig plum rose",
    "plum two rose fig pear plum pear plum",
  ],
  boosts: { two: 2, five: 5 },
};

const data = ClustersData.parse(small);
const prepared = prepare(data);

/** The same rules cell by cell: what a start pays, and the numbers that multiply it. */
function payOf(stops: readonly number[]): { won: number; numbers: number[] } {
  const taken = [...stops];
  const take = (reel: number) => {
    const strip = data.strips[reel]!;
    const symbol = strip[taken[reel]! % strip.length]!;
    taken[reel]! += 1;
    return symbol;
  };
  let grid = stops.map((_, reel) => Array.from({ length: 5 }, () => take(reel)));
  for (let won = 0; ; ) {
    const shown = (symbol: string) => grid.flat().filter((each) => each === symbol).length;
    const paid = Object.entries(data.pays).flatMap(([symbol, steps]) => {
      const step = steps.findLast(({ from }) => from <= shown(symbol));
      return step ? [{ symbol, coins: step.coins }] : [];
    });
    if (paid.length === 0) {
      const numbers = grid.flat().flatMap((symbol) => data.boosts?.[symbol] ?? []);
      return { won, numbers };
    }
    for (const { coins } of paid) won += coins;
    const gone = new Set(paid.map(({ symbol }) => symbol));
    grid = grid.map((column, reel) => {
      const kept = column.filter((symbol) => !gone.has(symbol));
      return [...kept, ...Array.from({ length: 5 - kept.length }, () => take(reel))];
    });
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe("a grid on which 8 equal symbols pay anywhere", () => {
  it("pays from all 32,768 starts what a cell-by-cell implementation pays: the win times the sum of the numbers on the grid", () => {
    const counter = new AnywhereCounter(prepared);
    let starts = 0;
    let coins = 0;
    let hits = 0;
    let multiplied = 0;
    const others: number[][] = [];
    eachStart(data, (stops) => {
      const { won, numbers } = payOf(stops);
      const paid = won * (sumOf(numbers) || 1);
      if (cascade(prepared, stops) !== paid || counter.coinsOf(stops) !== paid) others.push([...stops]);
      starts += 1;
      coins += paid;
      if (paid > 0) hits += 1;
      if (won > 0 && numbers.length > 1) multiplied += 1;
    });
    expect(others).toEqual([]);
    expect(starts).toBe(32_768);
    expect(multiplied).toBeGreaterThan(500);
    const { returnToPlayer, hitRate } = computeFigures(prepared);
    expect(returnToPlayer).toEqual(rational(coins, starts * 20));
    expect(hitRate).toEqual(rational(hits, starts));
  });

  it("says in an event which numbers it adds and what they add, so that the payouts of all events are the round's", () => {
    const seen = { boosts: 0, lost: 0 };
    eachStart(data, (stops) => {
      if (stops[0] !== 2 || stops[1]! > 2) return;
      const left = [...stops];
      const { events, payoutMinor } = playClusters(
        prepared,
        drawsFromWords(() => left.shift()!),
        40n,
      );
      const { won, numbers } = payOf(stops);
      let told = 0n;
      for (const event of events) {
        expect(ClustersEvent.parse(event)).toEqual(event);
        if (event.type === "cluster-won" || event.type === "boosts-won") told += BigInt(event.payoutMinor);
      }
      expect(told).toBe(payoutMinor);
      const added = events.find((event) => event.type === "boosts-won");
      if (won === 0 && numbers.length > 0) seen.lost += 1;
      expect(added !== undefined).toBe(won > 0 && numbers.length > 0);
      if (!added) return;
      seen.boosts += 1;
      expect(events.at(-2)).toBe(added);
      expect(added.boosts.map(({ times }) => times).toSorted()).toEqual(numbers.toSorted());
      expect(added).toMatchObject({
        sum: sumOf(numbers),
        payoutMinor: String(2 * won * (sumOf(numbers) - 1)),
      });
    });
    expect(seen.boosts).toBeGreaterThan(100);
    expect(seen.lost).toBeGreaterThan(100);
  });

  it("states in its rules that symbols pay anywhere and which numbers there are, and has no wild and no rule about drops", () => {
    const layout = clusters.rulesOf(data).layout(1n);
    expect(describeRules(layout)).toEqual([
      { key: "rules_anywhere", params: { minimum: 7 } },
      { key: "rules_boosts", params: { numbers: "×2, ×5" } },
    ]);
    expect(layout).toMatchObject({
      wins: "anywhere",
      symbols: expect.not.arrayContaining([{ role: "wild" }]),
    });
  });

  it("autoplay can stop at the numbers", () => {
    expect(clusters.rulesOf(data).feature).toEqual({ name: "boosts", startsWith: "boosts-won" });
  });

  it("is counted by the fast counter and not by the one for clusters", () => {
    expect(AnywhereCounter.counts(prepared)).toBe(true);
    expect(counterOf(prepared)([0, 0, 0, 0, 0])).toBe(cascade(prepared, [0, 0, 0, 0, 0]));
  });

  it.each([
    ["a wild", { wild: "wolf" }, "only for clusters of touching symbols"],
    ["multipliers of places", { placeMultipliers: { cap: 8 } }, "only for clusters of touching symbols"],
    ["a jar", { jar: { marks: [{ at: 5, turn: "clear" }], symbols: Object.keys(small.pays) } }, "only for"],
    [
      "a symbol that pays and has a number",
      { boosts: { ...small.boosts, plum: 3 } },
      "a symbol has two roles",
    ],
    ["a boost of 1", { boosts: { ...small.boosts, one: 1 } }, ">=2"],
    ["no boosts in the list of boosts", { boosts: {} }, "at least one boost"],
    ["boosts where symbols must touch", { wins: undefined, wild: "fig" }, "only for wins anywhere"],
    ["clusters without a wild", { wins: undefined, boosts: undefined }, "have a wild"],
  ])("%s is refused", (_, wrong, reason) => {
    const refused = ClustersData.safeParse({ ...small, ...wrong });
    expect(refused.error?.message).toContain(reason);
  });
});
