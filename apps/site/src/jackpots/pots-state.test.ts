import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import type { Pot } from "@bellwether/contract/studio/pots.ts";
import { expect, it } from "vitest";
import { renewed } from "./pots-line.ts";
import { potOf } from "./pots-state.ts";

const jackpot = (id: string, startValue: string, gameIds: number[]): LiveJackpot => ({
  ...{ id, name: id, kind: "drop", tier: null, gameIds, startValue, centsPerSecond: 0, currency: "EUR" },
  ...{ loadTime: "2026-11-26T12:00:00.000Z", endsAt: null, nextStartsAt: null, goesOn: false, drawn: null },
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
      current: null,
      last: null,
      nextStartsAt: null,
      clock: null,
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
