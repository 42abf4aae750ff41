import { expect, it } from "vitest";
import { dealPlan } from "./deal-plan.ts";

const total = (count: number, ms: number) =>
  (dealPlan(count, ms) ?? []).reduce((sum, step) => sum + step.ms, 0);

it.each([
  [4, 8_000, 5_200],
  [5, 8_000, 7_280],
  [6, 3_000, 3_000],
  [6, 14_000, 13_860],
])("shows %i cards with %i ms of time in %i ms", (count, ms, shownMs) => {
  expect(total(count, ms)).toBeCloseTo(shownMs);
});

it("shows all cards at once when 1,499 ms are left", () => {
  expect(dealPlan(5, 1_499)).toBeUndefined();
  expect(dealPlan(5, 1_500)).toHaveLength(5);
});

it("squeezes only the last card, and only with 10,000 ms of time", () => {
  const squeezed = (ms: number) => dealPlan(5, ms)?.map(({ isSqueezed }) => isSqueezed);
  expect(squeezed(10_000)).toEqual([false, false, false, false, true]);
  expect(squeezed(9_999)).not.toContain(true);
});
