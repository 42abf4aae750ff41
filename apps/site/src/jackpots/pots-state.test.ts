import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import type { Pot } from "@bellwether/contract/studio/pots.ts";
import { jackpotValue } from "@bellwether/ui/games/jackpot-value.ts";
import { expect, it, vi } from "vitest";
import { useServerClock } from "../live/server-clock.ts";
import { renewed, serverTime } from "./pots-line.ts";
import { growthOf, isStale, potOf, showPots, usePots } from "./pots-state.ts";

const jackpot = (id: string, startValue: string, gameIds: number[]): LiveJackpot => ({
  ...{
    id,
    name: id,
    kind: "drop",
    period: "day",
    seed: null,
    keepsPercent: 20,
    tier: null,
    gameIds,
    startValue,
    centsPerSecond: 0,
    currency: "EUR",
  },
  ...{ loadTime: "2026-11-26T12:00:00.000Z", endsAt: null, goesOn: false, drawn: null },
  lastWinners: [],
});
const known = [
  jackpot("small", "10.00", [1, 2]),
  jackpot("large", "9000.50", [2]),
  jackpot("other", "20000.00", [3]),
];

it("a tile shows the largest pot of its game, and a game without a jackpot none", () => {
  expect([1, 2, 3, 4].map((id) => potOf(known, id)?.id)).toEqual(["small", "large", "other", undefined]);
});

it("news of the stream change amount and winners of the jackpots that the page knows, and keep their games", () => {
  const pot = {
    ...{ pot: "large", jackpotId: "large", name: "large", kind: "drop", tier: null, gameCodes: ["a", "b"] },
    ...{
      valueMinor: "1250",
      minorPerSecond: 3,
      hits: 1,
      clock: null,
      terms: { kind: "drop", period: "day", keepsPercent: 20 },
    },
    winners: [
      { number: 1, initial: "K", amountMinor: "900050", gameCode: "a", at: "2026-11-26T12:00:05.000Z" },
    ],
  } as unknown as Pot;
  const news = renewed(
    known,
    { pots: [pot, { ...pot, pot: "unknown" }], at: "2026-11-26T12:00:06.000Z" },
    "EUR",
  );
  expect(news.map(({ id, startValue, gameIds }) => [id, startValue, gameIds])).toEqual([
    ["small", "10.00", [1, 2]],
    ["large", "12.50", [2]],
    ["other", "20000.00", [3]],
  ]);
  expect(news[1]).toMatchObject({
    loadTime: "2026-11-26T12:00:06.000Z",
    centsPerSecond: 3,
    lastWinners: [{ initial: "K", amount: "9000.50", gameId: null }],
  });
});

it.each([
  ["10 minutes ahead", 600_000],
  ["right", 0],
  ["10 minutes behind", -600_000],
])(
  "on a browser whose clock is %s, a pot of 10.00 that grows by 5 cents a second stands at 10.20 after 4 s",
  (_, aheadMs) => {
    const serverMs = Date.parse("2026-11-26T12:00:00.000Z");
    vi.useFakeTimers({ now: serverMs + aheadMs });
    showPots([{ ...jackpot("pot", "10.00", [1]), centsPerSecond: 5 }], serverMs);
    vi.advanceTimersByTime(4_000);
    const { jackpots } = usePots.getState();
    const known = useServerClock.getState().aheadMs;
    const { untilMs, ...growth } = growthOf(jackpots[0]!, Date.now() - known!);
    expect(jackpotValue(growth, untilMs)).toBe(1_020);
    vi.useRealTimers();
  },
);

it("a pot whose figure is older than 10 s counts as stale, and grows no further", () => {
  const pot = { ...jackpot("pot", "10.00", [1]), centsPerSecond: 5 };
  const loadedMs = Date.parse(pot.loadTime);
  expect([10_000, 10_001].map((ageMs) => isStale(pot, loadedMs + ageMs))).toEqual([false, true]);
  const { untilMs, ...growth } = growthOf(pot, loadedMs + 60_000);
  expect(jackpotValue(growth, untilMs)).toBe(1_050);
});

it("the server's time is its header's, or the newest load time where that is later or the header is missing", () => {
  const known = [jackpot("pot", "10.00", [1])];
  const loadedMs = Date.parse("2026-11-26T12:00:00.000Z");
  expect(serverTime("Thu, 26 Nov 2026 12:00:30 GMT", known)).toBe(loadedMs + 30_000);
  expect(serverTime("Thu, 26 Nov 2026 11:59:59 GMT", known)).toBe(loadedMs);
  expect(serverTime(null, known)).toBe(loadedMs);
});
