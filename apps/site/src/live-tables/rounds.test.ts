import type { LiveRound } from "@bellwether/contract/live-table.ts";
import { expect, it } from "vitest";
import { waitMs } from "./rounds.ts";

const AT_MS = Date.parse("2026-11-30T12:00:00.000Z");
const endsIn = (ms: number): LiveRound => ({
  takesBets: true,
  endsAt: new Date(AT_MS + ms).toISOString(),
  climb: null,
  players: 0,
  house: 0,
  last: null,
});
const known = {
  atMs: AT_MS,
  rounds: {
    soon: endsIn(4_000),
    now: endsIn(100),
    late: endsIn(90_000),
    flying: { ...endsIn(60_000), climb: { beganAt: new Date(AT_MS).toISOString(), tauMs: 9_000, power: 2 } },
  },
};

it("a page looks at its tables again when the first of their rounds changes: after 2 s at the earliest, 10 s at the latest, each second while a multiplier rises", () => {
  expect(waitMs(known, ["soon", "late"])).toBe(4_500);
  expect(waitMs(known, ["now"])).toBe(2_000);
  expect(waitMs(known, ["late", "closed"])).toBe(10_000);
  expect(waitMs(known, ["late", "flying"])).toBe(1_000);
  expect(waitMs(undefined, ["soon"])).toBe(2_000);
});
