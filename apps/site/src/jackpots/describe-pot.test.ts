import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { expect, it } from "vitest";
import { describePot } from "./describe-pot.ts";

const jackpot: LiveJackpot = {
  ...{
    id: "drop",
    name: "Drop",
    kind: "drop",
    tier: null,
    gameIds: [1],
    startValue: "10.00",
    centsPerSecond: 0,
  },
  ...{ currency: "EUR", loadTime: "2026-11-27T12:00:00.000Z", endsAt: "2026-11-27T13:00:00.000Z" },
  ...{ nextStartsAt: null, goesOn: false, drawn: null },
  lastWinners: [{ number: 3, initial: "K", amount: "16.00", gameId: 1, at: "2026-11-06T09:30:00.000Z" }],
};

it("a jackpot's last hit has its moment with the date; the end of its period has the hours and minutes", () => {
  const { detail, last } = describePot(jackpot, {
    t: (key, params) => `${key} ${JSON.stringify(params)}`,
    money: (amount) => amount,
    time: (at) => at.slice(11, 16),
    moment: (at) => at.slice(0, 16),
    isStale: false,
    nowMs: Date.parse("2026-11-27T12:00:00.000Z"),
  });
  expect(last).toContain('"time":"2026-11-06T09:30"');
  expect(detail).toContain('"time":"13:00"');
});
