import type { PlayerLimit, PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { expect, it } from "vitest";
import { weekLimitOf } from "./week-limit.ts";

const { limit_duration } = exampleAnswers.getPlayerLimits as unknown as PlayerLimits;
const withWeeks = (
  weeks: Partial<Record<"maxwager" | "netloss", readonly [amount: string, used: string]>>,
) => {
  const weekly = (type: "maxwager" | "netloss"): PlayerLimit => {
    const own = weeks[type];
    const actual = own
      ? {
          ...{ state: "active" as const, amount: own[0], time: null, lapses_at: null },
          requested_at: "2026-11-20T12:00:00.000Z",
          effective_at: "2026-11-20T12:00:00.000Z",
        }
      : null;
    return { ...limit_duration[type].weekly, actual, used: own?.[1] ?? "0.00" };
  };
  return {
    limit_duration: {
      maxwager: { ...limit_duration.maxwager, weekly: weekly("maxwager") },
      netloss: { ...limit_duration.netloss, weekly: weekly("netloss") },
    },
  };
};

it.each([
  ["50.00 for stakes with 12.00 staked leaves 38.00", { maxwager: ["50.00", "12.00"] }, "maxwager", "3800"],
  ["50.00 for losses after winning 20.00 leaves 70.00", { netloss: ["50.00", "-20.00"] }, "netloss", "7000"],
  [
    "of two limits the one with less left counts",
    { maxwager: ["50.00", "12.00"], netloss: ["20.00", "9.50"] },
    "netloss",
    "1050",
  ],
  [
    "a limit that was lowered to 10.00 after stakes of 12.00 leaves 0",
    { maxwager: ["10.00", "12.00"] },
    "maxwager",
    "0",
  ],
] as const)("a week's limit: %s", (_, weeks, type, leftMinor) => {
  expect(weekLimitOf(withWeeks(weeks))).toEqual({ type, leftMinor });
});

it("a player without a limit of a week has none to show, whatever the limits of a day and a month are", () => {
  expect(weekLimitOf(withWeeks({}))).toBeNull();
});
