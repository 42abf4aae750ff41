import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import type { SharedRules } from "../../rules/mechanic.ts";
import type { RunOfExits } from "../../rules/shared-run.ts";
import { anySeeds, wonIn } from "../../testing/rounds.ts";
import { lengthOfRun, msUntilMultiplier, multiplierAfter } from "./curve.ts";
import { CrashData } from "./data.ts";
import { crash } from "./manifest.ts";
import { ALL_DRAWS, chanceOfReaching, crashReturnAt, drawCrashPoint, returnsOf } from "./odds.ts";

const data = CrashData.parse({
  stakes: [100, 200],
  maximumStake: 10_000,
  returnHundredths: 9700,
  maximumHundredths: 500_000,
  curve: { tauMs: 38_000, power: 6 },
  usual: 200,
});
const rules = crash.rulesOf(data);
if (rules.kind !== "shared" || rules.run?.kind !== "exits") throw new Error("crash has no run");
const { run } = rules as SharedRules & { run: RunOfExits };

/** The crash point of the draw with this number, from 0. */
const pointOf = (draw: number) => drawCrashPoint(data, { below: () => draw });
const anyMultiplier = fc.integer({ min: 101, max: data.maximumHundredths });
const anyTime = fc.integer({ min: 0, max: 200_000 });

describe("the crash point", () => {
  it("the crash point reaches 2.00 in 1,940,000,000 of 4,000,000,000 draws, so that a cash-out at 2.00 returns exactly 97 %", () => {
    expect(chanceOfReaching(data, 200)).toEqual({ wins: 1_940_000_000n, all: 4_000_000_000n });
    expect(crashReturnAt(data, 200)).toEqual({ numerator: 97n, denominator: 100n });
  });

  it("the crash point is at least m in exactly the counted draws, for every m: the last of them reaches m, and the next does not", () => {
    fc.assert(
      fc.property(anyMultiplier, (hundredths) => {
        const wins = Number(chanceOfReaching(data, hundredths).wins);
        expect(pointOf(wins - 1)).toBeGreaterThanOrEqual(hundredths);
        expect(pointOf(wins)).toBeLessThan(hundredths);
      }),
      { numRuns: 2_000 },
    );
  });

  it("the crash point falls with the number of the draw, from the maximum to 1.00", () => {
    expect([pointOf(0), pointOf(ALL_DRAWS - 1)]).toEqual([500_000, 100]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ALL_DRAWS - 2 }), (draw) => {
        expect(pointOf(draw)).toBeGreaterThanOrEqual(pointOf(draw + 1));
      }),
    );
  });

  it("the crash point returns 97.00 %, less 0.0002 % at most, at each of the 499,900 cash-outs, counted one by one", () => {
    let lowest = 1;
    let highest = 0;
    for (let m = 101; m <= data.maximumHundredths; m += 1) {
      const { wins, all } = chanceOfReaching(data, m);
      const returned = (Number(wins) * m) / (Number(all) * 100);
      lowest = Math.min(lowest, returned);
      highest = Math.max(highest, returned);
    }
    expect(highest).toBeLessThanOrEqual(0.97);
    expect(lowest).toBeGreaterThan(0.969_998);
    expect(returnsOf(data)).toEqual({ lowestReturn: "96.99", highestReturn: "97.00" });
  });

  it("the crash point over 200,000 seeded rounds is at least 1.50, 2, 10 and 100 as often as computed, within 4 standard errors", () => {
    const rounds = 200_000;
    let word = 0x2545f491;
    const draws = drawsFromWords(() => {
      // xorshift32, which shares nothing with the product's stream.
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      return word >>> 0;
    });
    const points = Array.from({ length: rounds }, () => drawCrashPoint(data, draws));
    for (const m of [150, 200, 1_000, 10_000]) {
      const { wins, all } = chanceOfReaching(data, m);
      const chance = Number(wins) / Number(all);
      const share = points.filter((point) => point >= m).length / rounds;
      expect(Math.abs(share - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds));
    }
  });
});

describe("the curve", () => {
  it("the curve shows 1.00 at the start, 2.00 after 4.654 s and 5,000.00 after 119.138 s", () => {
    const { curve } = data;
    expect(multiplierAfter(curve, 0)).toBe(100);
    expect(multiplierAfter(curve, -500)).toBe(100);
    expect([200, 500_000].map((m) => msUntilMultiplier(curve, m))).toEqual([4_654, 119_138]);
  });

  it("the curve never falls, and reaches each multiplier at the first millisecond that shows it", () => {
    fc.assert(
      fc.property(anyTime, anyMultiplier, (ms, m) => {
        expect(multiplierAfter(data.curve, ms + 1)).toBeGreaterThanOrEqual(multiplierAfter(data.curve, ms));
        const first = msUntilMultiplier(data.curve, m);
        expect(multiplierAfter(data.curve, first)).toBeGreaterThanOrEqual(m);
        expect(multiplierAfter(data.curve, first - 1)).toBeLessThan(m);
      }),
    );
  });

  it("the curve ends at the first millisecond above the crash point, and at the maximum when that is reached", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: data.maximumHundredths - 1 }), (point) => {
        const length = lengthOfRun(data, point);
        expect(multiplierAfter(data.curve, length)).toBeGreaterThan(point);
        expect(multiplierAfter(data.curve, length - 1)).toBeLessThanOrEqual(point);
      }),
    );
    expect(lengthOfRun(data, data.maximumHundredths)).toBe(run.longestMs);
  });
});

describe("a bet in a run", () => {
  const bet = (input: object, actions: { action: unknown; afterMs: number }[] = []) => ({ input, actions });
  const cashOut = { type: "cash-out" };
  const codeOf = (act: () => void) => {
    try {
      act();
      return "counts";
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it.each<[number, object, number, string]>([
    [300, {}, 0, "too_early"],
    [300, {}, 4_654, "counts"],
    [300, { cashOutAt: 200 }, 4_653, "counts"],
    [300, { cashOutAt: 200 }, 4_654, "too_late"],
    [199, {}, 4_653, "counts"],
    [199, {}, 4_654, "too_late"],
    [100, {}, 62, "too_early"],
    [100, {}, 64, "too_late"],
  ])("crash at %s hundredths, bet %j: a cash-out after %s ms %s", (point, input, afterMs, code) => {
    expect(codeOf(() => run.checkAction(point, bet(input), cashOut, afterMs))).toBe(code);
  });

  it("a bet in a run is cashed out once, and by no other action", () => {
    const taken = bet({}, [{ action: cashOut, afterMs: 4_654 }]);
    expect(codeOf(() => run.checkAction(300, taken, cashOut, 4_700))).toBe("too_late");
    expect(codeOf(() => run.checkAction(300, bet({}), { type: "double" }, 4_700))).toBe("invalid_action");
  });

  it("a bet in a run pays 2.00 a bet that left by itself at 2.00, 1.50 one that its player took out at 1.50, and nothing after the crash", () => {
    const { settle } = rules.accept(1_000n, { cashOutAt: 200 });
    expect(settle(200, []).payoutMinor).toBe(2_000n);
    expect(settle(199, []).payoutMinor).toBe(0n);
    const afterMs = msUntilMultiplier(data.curve, 150);
    expect(settle(199, [{ action: cashOut, afterMs }]).payoutMinor).toBe(1_500n);
    expect(rules.accept(1_000n, {}).settle(data.maximumHundredths, []).payoutMinor).toBe(5_000_000n);
  });

  it("a bet in a run pays the sum of its winning events, whenever it was cashed out", () => {
    fc.assert(
      fc.property(
        anySeeds,
        fc.option(anyMultiplier, { nil: undefined }),
        anyTime,
        (seeds, cashOutAt, afterMs) => {
          const input = cashOutAt === undefined ? {} : { cashOutAt };
          const { outcome } = rules.draw(seededDraws(seeds));
          const counts =
            codeOf(() => run.checkAction(outcome as number, bet(input), cashOut, afterMs)) === "counts";
          const actions = counts ? [{ action: cashOut, afterMs }] : [];
          const settled = rules.accept(1_300n, input).settle(outcome, actions);
          expect(wonIn(settled.events)).toBe(settled.payoutMinor);
          const exit = run.exitOf(outcome as number, bet(input, actions), run.longestMs);
          expect(settled.payoutMinor).toBe((1_300n * BigInt(exit?.multiplierHundredths ?? 0)) / 100n);
          if (exit)
            expect(run.exitOf(outcome as number, bet(input, actions), exit.afterMs - 1)).toBeUndefined();
        },
      ),
    );
  });

  it("a bet in a run covers the runs that reach its automatic cash-out, or the player's own: 96.04 % for 1.01 at a return of 97 %", () => {
    const shareOf = (input: unknown) => rules.accept(100n, input).coveredShare;
    expect(shareOf({ cashOutAt: 101 })).toBeCloseTo(0.9604, 4);
    expect(shareOf({ cashOutAt: 200 })).toBeCloseTo(0.485, 4);
    expect(shareOf({})).toBeUndefined();
    expect(shareOf(rules.join([{ cashOutAt: 5_000 }, { cashOutAt: 101 }]))).toBe(shareOf({ cashOutAt: 101 }));
    expect(shareOf(rules.join([{}, { cashOutAt: 200 }]))).toBe(shareOf({ cashOutAt: 200 }));
    expect(shareOf(rules.join([{}, {}]))).toBeUndefined();
    const bet = rules.accept(100n, {});
    const afterMs = msUntilMultiplier(data.curve, 101);
    expect(bet.coveredShareAfter?.([{ action: { type: "cash-out" }, afterMs }])).toBe(
      shareOf({ cashOutAt: 101 }),
    );
    expect(bet.coveredShareAfter?.([])).toBeUndefined();
  });

  it("a bet in a run has at most one other bet of its player in the round, and the limit holds for both", () => {
    expect(() => rules.join([{}, {}, {}])).toThrow(expect.objectContaining({ code: "invalid_input" }));
    expect(() => rules.accept(10_100n, rules.join([{}, {}])).checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
    expect(() => rules.accept(150n, {})).toThrow(expect.objectContaining({ code: "invalid_stake" }));
    expect(() => rules.accept(100n, { cashOutAt: 500_001 })).toThrow(
      expect.objectContaining({ code: "invalid_input" }),
    );
  });
});

it("the largest payout of a stake is the maximum, 5,000 times the stake", () => {
  expect(toNumber(rules.computeFigures().maxWinMultiple)).toBe(5_000);
});
