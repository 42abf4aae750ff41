import type { LiveRound } from "@bellwether/contract/live-table.ts";
import { multiplierAfter } from "@bellwether/games/mechanics/crash/curve.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { climbAt, SHOWN_LATE_MS } from "./climb.ts";

const BEGAN_MS = Date.parse("2026-11-30T12:00:00.000Z");
const climb = { beganAt: new Date(BEGAN_MS).toISOString(), tauMs: 9_000, power: 2 };
const round = (more: Partial<LiveRound>): LiveRound => ({
  takesBets: false,
  endsAt: new Date(BEGAN_MS + 60_000).toISOString(),
  climb: null,
  players: 0,
  house: 0,
  last: "1.20",
  ...more,
});

describe("the multiplier of the first screen", () => {
  it("the multiplier of the first screen rises 2 s late, and stands still where the page has heard nothing newer", () => {
    const rising = round({ climb });
    const at = (ms: number, knownMs: number) => climbAt(BEGAN_MS + ms, rising, BEGAN_MS + knownMs, undefined);
    expect(at(1_000, 900)).toEqual({ state: "rising", hundredths: 100 });
    expect(at(5_000, 4_500)).toEqual({ state: "rising", hundredths: multiplierAfter(climb, 3_000) });
    expect(at(60_000, 4_500)).toEqual({ state: "rising", hundredths: multiplierAfter(climb, 4_500) });
  });

  it("the multiplier of the first screen rises on to the point at which the run ended, and no further", () => {
    const over = round({ last: "2.50" });
    const at = (ms: number) => climbAt(BEGAN_MS + ms, over, BEGAN_MS + 6_000, climb);
    expect(at(4_000)).toEqual({ state: "rising", hundredths: multiplierAfter(climb, 2_000) });
    expect(at(9_000)).toEqual({ state: "gone", hundredths: 250 });
  });

  it("the multiplier of the first screen counts to the next start, and is unknown at a table without a result", () => {
    const betting = round({
      takesBets: true,
      endsAt: new Date(BEGAN_MS + 8_000).toISOString(),
      last: "1.75",
    });
    expect(climbAt(BEGAN_MS + 500, betting, BEGAN_MS, undefined)).toEqual({
      state: "waits",
      hundredths: 175,
      leftSeconds: 8,
    });
    expect(climbAt(BEGAN_MS + 9_000, betting, BEGAN_MS, undefined)).toMatchObject({ state: "gone" });
    expect(climbAt(BEGAN_MS, round({ last: null }), BEGAN_MS, undefined)).toBeUndefined();
  });

  it("the multiplier of the first screen is never one that the run has not reached, whenever the page hears of it", () => {
    const ms = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(ms, ms, ms, (endMs, heardMs, lateMs) => {
        const isOver = heardMs >= endMs;
        const last = (multiplierAfter(climb, endMs) / 100).toFixed(2);
        const known = round(isOver ? { last } : { climb });
        const shown = climbAt(BEGAN_MS + heardMs + lateMs, known, BEGAN_MS + heardMs, climb);
        expect(shown!.hundredths).toBeLessThanOrEqual(multiplierAfter(climb, endMs));
      }),
    );
    expect(SHOWN_LATE_MS).toBe(2_000);
  });
});
