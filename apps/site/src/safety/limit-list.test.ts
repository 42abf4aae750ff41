import type { PlayerLimit, PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import { describe, expect, it, test } from "vitest";
import { limitList, waitingChange } from "./limit-list.ts";

const entry = (amount: string, effective_at: string, lapses_at: string | null) => ({
  state: "pending" as const,
  amount,
  time: null,
  requested_at: "2026-11-20T12:00:00.000Z",
  effective_at,
  lapses_at,
});
const limit = (more: Partial<PlayerLimit>): PlayerLimit => ({
  type: "deposit",
  duration: 7,
  state: "active",
  actual: null,
  active: null,
  cancelled: null,
  value: 50,
  original_value: null,
  used: "0.00",
  period_starts_at: "2026-11-20T00:00:00.000Z",
  period_ends_at: "2026-11-27T00:00:00.000Z",
  ...more,
});

describe("the waiting change of a limit", () => {
  it("the waiting change of a limit is a raise while the limit is pending", () => {
    const wish = entry("80.00", "2026-11-23T12:00:00.000Z", "2026-11-30T12:00:00.000Z");
    expect(waitingChange(limit({ state: "pending", active: wish }))).toEqual({
      kind: "raise",
      entry: wish,
      confirmableAt: "2026-11-23T12:00:00.000Z",
      lapsesAt: "2026-11-30T12:00:00.000Z",
    });
  });

  it("the waiting change of a limit is a removal while the limit is being cancelled", () => {
    const held = entry("50.00", "2026-11-21T12:00:00.000Z", null);
    expect(waitingChange(limit({ state: "cancelling", cancelled: held }))).toMatchObject({
      kind: "removal",
      entry: undefined,
      confirmableAt: "2026-11-21T12:00:00.000Z",
    });
  });

  it.each(["active", "cancelled", null] as const)(
    "the waiting change of a limit is none while the limit's state is %s",
    (state) => {
      expect(waitingChange(limit({ state }))).toBeUndefined();
    },
  );
});

test("there are 12 limits: deposits, losses, stakes and time, each for 1, 7 and 30 days", () => {
  const group = (type: PlayerLimit["type"]) => ({
    daily: limit({ type, duration: 1 }),
    weekly: limit({ type, duration: 7 }),
    monthly: limit({ type, duration: 30 }),
  });
  const limits: PlayerLimits = {
    limit_plain: { limits_login: group("login"), limits_deposit: group("deposit") },
    limit_duration: { maxwager: group("maxwager"), netloss: group("netloss") },
  };
  expect(limitList(limits).map(({ type, rows }) => [type, rows.map(({ duration }) => duration)])).toEqual([
    ["deposit", [1, 7, 30]],
    ["netloss", [1, 7, 30]],
    ["maxwager", [1, 7, 30]],
    ["login", [1, 7, 30]],
  ]);
});
