import { expect, it } from "vitest";
import type { PastClock, Pot } from "./studio/pots.ts";
import { toLiveJackpot } from "./to-live-jackpot.ts";

const AT = "2026-11-20T12:00:01.000Z";
const pot: Pot = {
  ...{
    pot: "quarter-chime",
    jackpotId: "quarter-chime",
    name: "Quarter Chime",
    kind: "win-time",
    tier: null,
  },
  ...{ gameCodes: [], valueMinor: "8000", hits: 0, minorPerSecond: 0, winners: [] },
  counted: { rounds: 0, contributionMinor: "0", paidMinor: "0" },
  terms: {
    ...{ kind: "win-time", everyMs: 900_000, contributionThousandths: 160 },
    ...{ minimumStakeMinor: "40", keepsPercent: 20 },
  },
  clock: null,
};
const goesOn = (last: Pick<PastClock, "entries" | "amountMinor" | "winner" | "state">) =>
  toLiveJackpot(
    {
      ...pot,
      clock: {
        ...{ now: null, drawn: null },
        last: {
          ...{ number: 1, startsAt: AT, endsAt: AT, endedAt: AT, serverSeedHash: "0".repeat(64), outOf: 10 },
          ...last,
        },
      },
    },
    { at: AT, currency: "EUR", idOf: new Map() },
  ).goesOn;

it("a pot goes on after a clock without a stake, after one of 3 stakes that could pay nothing or of which none was drawn, not after a paid one", () => {
  expect(goesOn({ state: "empty", entries: 0, amountMinor: null, winner: null })).toBe(true);
  expect(goesOn({ state: "empty", entries: 3, amountMinor: null, winner: null })).toBe(true);
  expect(goesOn({ state: "missed", entries: 3, amountMinor: "8000", winner: null })).toBe(true);
  expect(goesOn({ state: "paid", entries: 3, amountMinor: "8000", winner: crypto.randomUUID() })).toBe(false);
});

it("a drop has no end and does not say that its last call had no winner; its draw is told of only while it waits for the beacon", () => {
  const span = { number: 1, startsAt: AT, endsAt: AT, serverSeedHash: "0".repeat(64), outOf: 10, entries: 1 };
  const drop = (waitsForBeacon: boolean) =>
    toLiveJackpot(
      {
        ...{ ...pot, kind: "drop" },
        clock: {
          now: { ...span, number: 3 },
          drawn: { ...span, number: 2, amountMinor: null, waitsForBeacon },
          last: { ...span, endedAt: AT, state: "missed", amountMinor: null, winner: null },
        },
      },
      { at: AT, currency: "EUR", idOf: new Map() },
    );
  expect(drop(false)).toMatchObject({ endsAt: null, goesOn: false, drawn: null });
  expect(drop(true)).toMatchObject({ goesOn: false, drawn: { amount: null, waitsForBeacon: true } });
});
