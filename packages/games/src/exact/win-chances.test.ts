import { describe, expect, it } from "vitest";
import { addProduct, complexList } from "./fourier.ts";
import { payoutsOf } from "./generating.ts";
import { rational } from "./rational.ts";
import { chancesOfCounts, type PayoutChances, winChancesOf } from "./win-chances.ts";

describe("the chances of wins", () => {
  it("the chances of wins are once in 1,000 for 10 stakes and 11.1 % for 2 stakes, for 0, 40 and 200 coins in 889, 110 and 1 of 1,000 draws at 20 coins a stake", () => {
    const chances = winChancesOf(
      chancesOfCounts(
        new Map([
          [0, 889n],
          [40, 110n],
          [200, 1n],
        ]),
      ),
      20,
    );
    expect(chances).toEqual({
      reachable: { multiple: rational(10), chance: 0.001, play: "any" },
      atLeast: [
        { multiple: 1, chance: 0.111 },
        { multiple: 2, chance: 0.111 },
        { multiple: 5, chance: 0.001 },
        { multiple: 10, chance: 0.001 },
      ],
    });
  });

  it("the chances of wins add a win that is rarer than once in a thousand million rounds to the next smaller win", () => {
    const { reachable } = winChancesOf(
      new Map([
        [0, 1 - 1.4e-9],
        [300, 0.6e-9],
        [500, 0.8e-9],
      ]),
      1,
    );
    expect(reachable).toEqual({ multiple: rational(300), chance: 1.4e-9, play: "any" });
  });

  it("the chances of wins throw a RangeError when no win is reachable", () => {
    expect(() => winChancesOf(new Map([[5, 1e-12]]), 1)).toThrow(RangeError);
  });
});

describe("the payouts of a sum, from its generating function,", () => {
  const one: PayoutChances = new Map([
    [0, 0.9],
    [1, 0.09],
    [1_000, 0.01],
  ]);
  /** One game, plus three times the payout of each of `count` - 1 further games. */
  const sumOf = (count: number) =>
    payoutsOf((points) => {
      let sum = points.of(one);
      for (let game = 1; game < count; game += 1) {
        const longer = complexList(points.count);
        addProduct(longer, sum, points.of(one, 3));
        sum = longer;
      }
      return sum;
    });

  it("the payouts of a sum, from its generating function, equal those of a direct convolution: two games pay 1,003 coins in 9 of 10,000 rounds", () => {
    const sum = sumOf(2);
    const direct = new Map<number, number>();
    for (const [left, chance] of one)
      for (const [right, likely] of one)
        direct.set(left + 3 * right, (direct.get(left + 3 * right) ?? 0) + chance * likely);
    expect(direct.get(1_003)).toBeCloseTo(9e-4, 12);
    for (const [coins, chance] of direct) expect(sum.get(coins)).toBeCloseTo(chance, 14);
    for (const [coins, chance] of sum) if (!direct.has(coins)) expect(chance).toBeLessThan(1e-15);
  });

  it("the payouts of a sum, from its generating function, are 10,000 coins in four games with a chance of 1e-8, right to six digits, and have chances that add up to 1", () => {
    const sum = sumOf(4);
    expect((sum.get(10_000) as number) / 1e-8).toBeCloseTo(1, 6);
    expect([...sum.values()].reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 12);
  });
});
