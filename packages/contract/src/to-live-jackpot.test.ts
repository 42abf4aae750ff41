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
  ...{ current: null, last: null, nextStartsAt: null },
  counted: { rounds: 0, contributionMinor: "0", paidMinor: "0" },
  terms: {
    ...{ kind: "win-time", everyMs: 900_000, contributionThousandths: 160 },
    ...{ minimumStakeMinor: "40", keepsPercent: 20 },
  },
  clock: null,
};
const goesOn = (last: Pick<PastClock, "entries" | "amountMinor" | "winner">) =>
  toLiveJackpot(
    {
      ...pot,
      clock: {
        ...{ now: null, drawn: null },
        last: {
          ...{ number: 1, startsAt: AT, endsAt: AT, endedAt: AT, serverSeedHash: "0".repeat(64) },
          ...last,
        },
      },
    },
    { at: AT, currency: "EUR", idOf: new Map() },
  ).goesOn;

it("a pot goes on after a clock without a stake and after one of 3 stakes that could pay nothing, not after a paid one", () => {
  expect(goesOn({ entries: 0, amountMinor: null, winner: null })).toBe(true);
  expect(goesOn({ entries: 3, amountMinor: null, winner: null })).toBe(true);
  expect(goesOn({ entries: 3, amountMinor: "8000", winner: crypto.randomUUID() })).toBe(false);
});
