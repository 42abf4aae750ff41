import { describe, expect, it } from "vitest";
import { addProduct, complexList } from "./fourier.ts";
import { payoutsOf } from "./generating.ts";
import { rational } from "./rational.ts";
import { chancesOfCounts, type PayoutChances, winChancesOf } from "./win-chances.ts";

describe("the chances of wins", () => {
  it("of 0, 40 and 200 coins in 889, 110 and 1 of 1,000 draws at 20 coins a stake: 10 stakes once in 1,000, 2 stakes in 11.1 %", () => {
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

  it("leave out a win that comes less often than once in a thousand million rounds, and count it with the next smaller one", () => {
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

  it("cannot be found without any win that is reachable", () => {
    expect(() => winChancesOf(new Map([[5, 1e-12]]), 1)).toThrow(RangeError);
  });
});

describe("the payouts of a sum, by its generating function,", () => {
  const one: PayoutChances = new Map([
    [0, 0.9],
    [1, 0.09],
    [1_000, 0.01],
  ]);
  /** The sum of `count` games, the second and all later ones three times. */
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

  it("are those of a direct convolution: 4,003 coins of two games with 9 in 10,000", () => {
    const sum = sumOf(2);
    const direct = new Map<number, number>();
    for (const [left, chance] of one)
      for (const [right, likely] of one)
        direct.set(left + 3 * right, (direct.get(left + 3 * right) ?? 0) + chance * likely);
    expect(direct.get(1_003)).toBeCloseTo(9e-4, 12);
    for (const [coins, chance] of direct) expect(sum.get(coins)).toBeCloseTo(chance, 14);
    for (const [coins, chance] of sum) if (!direct.has(coins)) expect(chance).toBeLessThan(1e-15);
  });

  it("show a chance of 1e-8 of four games to six digits, and lose no payout to the list's end", () => {
    const sum = sumOf(4);
    expect((sum.get(10_000) as number) / 1e-8).toBeCloseTo(1, 6);
    expect([...sum.values()].reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 12);
  });
});
