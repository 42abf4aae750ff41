import { describe, expect, it } from "vitest";
import { rational, toNumber } from "../../exact/rational.ts";
import { columnAt, heightsOf, numbered, tumble } from "./columns.ts";
import { computeFigures, computeReturn, tumblingMoments } from "./compute-figures.ts";
import type { TumblingWaysData } from "./data.ts";
import { EndlessTumblesError } from "./histories.ts";
import { multiplierAt, winsOf } from "./play.ts";
import { LADDERS } from "./spin-sums.ts";

const small: TumblingWaysData = {
  coinsPerStake: 20,
  stakes: [20],
  wild: "bell",
  scatter: "ticket",
  strips: [
    "rose plum fig rose pear lamp",
    "bell moon pear moon moon moon",
    "rose pear moon moon moon",
    "bell ticket lamp lamp",
    "plum ticket rose lamp",
    "pear ticket pear",
  ].map((strip) => strip.split(" ")),
  heights: [
    [2, 1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
    [1, 2, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
    [0, 2, 0, 0, 0, 0],
    [1, 0, 3, 0, 0, 0],
  ],
  pays: {
    plum: [1, 3, 8, 20],
    pear: [2, 4, 10, 30],
    fig: [3, 9, 30, 90],
    rose: [5, 20, 75, 300],
    lamp: [6, 30, 90, 400],
    moon: [8, 40, 100, 500],
  },
  scatterPay: 40,
  multipliers: [1, 2],
  freeSpins: { spins: 4, awards: 2, multipliers: [1, 2, 4] },
};

describe("19: the figures of a small slot equal those of playing every draw of all six reels:", () => {
  const moments = tumblingMoments(small);
  const all = playEveryDraw(small);

  it.each(["paid", "free"] as const)("a %s spin", (ladder) => {
    const played = all[ladder];
    const spin = moments[ladder];
    expect(spin.mean).toEqual(rational(played.coins, played.draws));
    expect(spin.trigger).toEqual(rational(played.triggers, played.draws));
    expect(spin.nothing).toEqual(rational(played.nothing, played.draws));
    expect(spin.plain.mean).toBeCloseTo(played.plainCoins / played.draws, 8);
    expect(spin.plain.square / (played.plainSquares / played.draws)).toBeCloseTo(1, 10);
    expect(spin.triggering.mean).toBeCloseTo(played.triggeringCoins / played.draws, 8);
    expect(spin.triggering.square / (played.triggeringSquares / played.draws)).toBeCloseTo(1, 10);
    expect(moments.best[ladder]).toMatchObject({
      plain: played.bestPlain,
      triggering: played.bestTriggering,
    });
  });

  it("the return computed alone equals that of all figures, and includes the feature", () => {
    const { returnToPlayer } = computeFigures(small);
    expect(computeReturn(small)).toEqual(returnToPlayer);
    expect(toNumber(returnToPlayer)).toBeGreaterThan(toNumber(moments.paid.mean) / 20);
  });
});

it("strips that tumble without end are refused", () => {
  const endless = {
    ...small,
    strips: small.strips.map((_, reel) => (reel < 3 ? ["plum", "plum"] : ["plum", "ticket"])),
  };
  expect(() => computeFigures(endless)).toThrow(EndlessTumblesError);
});

/** Plays every draw, and adds up its payouts for the paid and for the free ladder. */
function playEveryDraw(data: TumblingWaysData) {
  const slot = numbered(data);
  const reels = data.strips.map((strip, reel) =>
    strip.flatMap((_, stop) =>
      heightsOf(data, reel).map(({ height, weight }) => ({
        weight,
        column: columnAt(slot, reel, stop, height),
      })),
    ),
  );
  const none = () => ({
    draws: 0,
    coins: 0,
    triggers: 0,
    nothing: 0,
    plainCoins: 0,
    plainSquares: 0,
    triggeringCoins: 0,
    triggeringSquares: 0,
    bestPlain: 0,
    bestTriggering: 0,
  });
  const all = { paid: none(), free: none() };
  const ladders = { paid: data.multipliers, free: data.freeSpins.multipliers };
  const visit = (drawn: (typeof reels)[number], weight: number): void => {
    const reel = reels[drawn.length];
    if (reel) {
      for (const each of reel) visit([...drawn, each], weight * each.weight);
      return;
    }
    let columns = drawn.map(({ column }) => column);
    const coins = { paid: 0, free: 0 };
    for (let tumbles = 0; ; tumbles += 1) {
      const wins = winsOf(data, columns);
      if (wins.length === 0) break;
      for (const win of wins)
        for (const ladder of LADDERS) coins[ladder] += win.coins * multiplierAt(ladders[ladder], tumbles);
      const gone = wins.reduce((bits, { symbol }) => bits | (1 << symbol), 0);
      columns = columns.map((column, index) => tumble(slot, index, column, gone));
    }
    const triggers = columns.filter(({ scattered }) => scattered).length === 3;
    for (const ladder of LADDERS)
      addTo(all[ladder], weight, coins[ladder] + (triggers ? data.scatterPay : 0), triggers);
  };
  visit([], 1);
  return all;
}

type Sums = Record<
  | "draws"
  | "coins"
  | "triggers"
  | "nothing"
  | "plainCoins"
  | "plainSquares"
  | "triggeringCoins"
  | "triggeringSquares"
  | "bestPlain"
  | "bestTriggering",
  number
>;

function addTo(sums: Sums, weight: number, coins: number, triggers: boolean): void {
  sums.draws += weight;
  sums.coins += weight * coins;
  if (coins === 0) sums.nothing += weight;
  if (triggers) {
    sums.triggers += weight;
    sums.triggeringCoins += weight * coins;
    sums.triggeringSquares += weight * coins ** 2;
    sums.bestTriggering = Math.max(sums.bestTriggering, coins);
  } else {
    sums.plainCoins += weight * coins;
    sums.plainSquares += weight * coins ** 2;
    sums.bestPlain = Math.max(sums.bestPlain, coins);
  }
}
