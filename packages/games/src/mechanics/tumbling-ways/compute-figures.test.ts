import { describe, expect, it } from "vitest";
import { rational, toNumber } from "../../exact/rational.ts";
import { playEveryDraw, smallTumblingWays } from "../../testing/small-tumbling-ways.ts";
import { computeFigures, computeTumblingReturn, tumblingMoments } from "./compute-figures.ts";
import type { TumblingWaysData } from "./data.ts";
import { EndlessTumblesError } from "./histories.ts";

const LENGTHS = [6, 6, 6, 4, 4, 3];

/** Shorter strips with several heights and weights: 82,944 draws. */
const small: TumblingWaysData = {
  ...smallTumblingWays,
  strips: smallTumblingWays.strips.map((strip, reel) => strip.slice(0, LENGTHS[reel])),
  heights: [
    [2, 1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
    [1, 2, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
    [0, 2, 0, 0, 0, 0],
    [1, 0, 3, 0, 0, 0],
  ],
};

describe("the figures of a small slot equal those of playing every draw of all six reels:", () => {
  const moments = tumblingMoments(small);
  const all = playEveryDraw(small);

  it.each(["paid", "free"] as const)("a %s spin", (ladder) => {
    const { plain, triggering, losing } = all[ladder];
    const draws = plain.draws + triggering.draws;
    const spin = moments[ladder];
    expect(spin.mean).toEqual(rational(plain.coins + triggering.coins, draws));
    expect(spin.trigger).toEqual(rational(triggering.draws, draws));
    expect(spin.nothing).toEqual(rational(losing, draws));
    expect(spin.plain.mean).toBeCloseTo(plain.coins / draws, 8);
    expect(spin.plain.square / (plain.squares / draws)).toBeCloseTo(1, 10);
    expect(spin.triggering.mean).toBeCloseTo(triggering.coins / draws, 8);
    expect(spin.triggering.square / (triggering.squares / draws)).toBeCloseTo(1, 10);
    expect(moments.best[ladder]).toMatchObject({ plain: plain.most, triggering: triggering.most });
  });

  it("the return computed alone equals that of all figures, and includes the feature", () => {
    const { returnToPlayer } = computeFigures(small);
    expect(computeTumblingReturn(small)).toEqual(returnToPlayer);
    expect(toNumber(returnToPlayer)).toBeGreaterThan(toNumber(moments.paid.mean) / 20);
  });
});

it("refuses strips that tumble without end", () => {
  const endless = {
    ...small,
    strips: small.strips.map((_, reel) => (reel < 3 ? ["plum", "plum"] : ["plum", "ticket"])),
  };
  expect(() => computeFigures(endless)).toThrow(EndlessTumblesError);
});
