import type { TumblingWaysLayout } from "@bellwether/games/mechanics/tumbling-ways/wire.ts";
import { expect, it } from "vitest";
import { advanceWith, initialState, type TumblingState } from "./round-state.ts";

const layout: TumblingWaysLayout = {
  kind: "tumbling-ways",
  reels: 6,
  rows: 7,
  leastWays: 64,
  mostWays: 117_649,
  coinsPerStake: 20,
  symbols: [],
  paytable: [],
  multipliers: [1],
  freeMultipliers: [2, 3, 4],
  freeSpins: { scatters: 3, spins: 8, maximumSpins: 16, multipliers: [2, 2] },
};
const stops = [0, 0, 0, 0, 0, 0];
const grid = [["plum", "pear"], ["plum"], ["plum", "fig"], ["fig"], ["fig"], ["fig"]];
const positions = [
  { reel: 0, row: 0 },
  { reel: 1, row: 0 },
  { reel: 2, row: 0 },
];
const won = (payoutMinor: string, symbol = "plum") =>
  ({ type: "ways-won", symbol, reels: 3, ways: 1, positions, multiplier: 1, payoutMinor }) as const;

function played(...events: Parameters<ReturnType<typeof advanceWith>>[1][]): TumblingState {
  return events.reduce(advanceWith(layout), initialState(grid, layout));
}

it("has the multiplier 3 after the first tumble of a free spin, and 2 again at the start of the next spin", () => {
  const spin = (number: number) => ({ type: "reels-stopped", spin: number, stops, ways: 4, grid }) as const;
  const upToTumble = [
    spin(0),
    { type: "free-spins-started", count: 8 },
    { type: "free-spin-started", spin: 1, remaining: 7 },
    spin(1),
    won("20"),
    { type: "tumbled", tumble: 1, removed: positions, grid },
    { type: "multiplier-changed", multiplier: 3 },
  ] as const;
  expect(played(...upToTumble)).toMatchObject({ multiplier: 3, tumbles: 1, feature: { multiplier: 3 } });
  const next = { type: "free-spin-started", spin: 2, remaining: 6 } as const;
  expect(played(...upToTumble, next, spin(2))).toMatchObject({
    multiplier: 2,
    tumbles: 0,
    ways: 4,
    feature: { spin: 2, total: 8, multiplier: 2, wonMinor: 20n, spins: [20n, 0n] },
  });
});

it("keeps the win with the highest payout, together with its grid", () => {
  const other = [["fig"], ...grid.slice(1)];
  const state = played(
    won("40"),
    { type: "tumbled", tumble: 1, removed: positions, grid: other },
    won("30", "fig"),
  );
  expect(state).toMatchObject({
    wonMinor: 70n,
    grid: other,
    best: { symbol: "plum", payoutMinor: 40n, grid },
  });
});
