import type { LiveJackpot } from "@bellwether/contract/live-jackpot.ts";
import { expect, it } from "vitest";
import { describePot } from "./describe-pot.ts";

const jackpot: LiveJackpot = {
  ...{
    id: "drop",
    name: "Drop",
    kind: "drop",
    period: "day",
    seed: null,
    keepsPercent: 20,
    tier: null,
    gameIds: [1],
    startValue: "10.00",
    centsPerSecond: 0,
  },
  ...{ currency: "EUR", loadTime: "2026-11-27T12:00:00.000Z", endsAt: null, goesOn: false, drawn: null },
  lastWinners: [{ number: 3, initial: "K", amount: "16.00", gameId: 1, at: "2026-11-06T09:30:00.000Z" }],
};

const described = (changed: Partial<LiveJackpot>) =>
  describePot(
    { ...jackpot, ...changed },
    {
      t: (key, params) => `${key} ${JSON.stringify(params)}`,
      money: (amount) => amount,
      time: (at) => at.slice(11, 16),
      moment: (at) => at.slice(0, 16),
      isStale: false,
      nowMs: Date.parse("2026-11-27T12:00:00.000Z"),
    },
  );

it("a jackpot's last hit has its moment with the date; a drop has no end beside it, a clock the time that is left", () => {
  expect(described({}).last).toContain('"time":"2026-11-06T09:30"');
  expect(described({}).detail).toBe(
    'core.lobby_jackpot_games {"count":1} · core.lobby_jackpot_keeps {"percent":20}',
  );
  const clock = described({ kind: "win-time", endsAt: "2026-11-27T13:00:00.000Z" });
  expect(clock.detail).toContain('core.lobby_jackpot_clock {"left":"1:00:00"}');
});

it("a drop whose draw waits for the beacon says so without an amount, a clock with its own", () => {
  expect(described({ drawn: { amount: null, waitsForBeacon: true } }).last).toMatch(
    /^core\.lobby_jackpot_waits /,
  );
  expect(described({ drawn: { amount: "80.00", waitsForBeacon: true } }).last).toBe(
    'core.lobby_jackpot_beacon {"amount":"80.00"}',
  );
});

it("a jackpot says how it falls, and what it starts again with", () => {
  expect(described({}).kind).toContain("core.lobby_jackpot_each_day");
  expect(described({ period: "hour" }).kind).toContain("core.lobby_jackpot_each_hour");
  expect(described({ kind: "win-time", period: null }).kind).toContain("core.lobby_jackpot_at_zero");
  const network = described({ kind: "network", period: null, seed: "250.00", keepsPercent: null });
  expect([network.kind, network.detail]).toEqual([
    expect.stringContaining("core.lobby_jackpot_by_chance"),
    'core.lobby_jackpot_games {"count":1} · core.lobby_jackpot_seed {"amount":"250.00"}',
  ]);
});
