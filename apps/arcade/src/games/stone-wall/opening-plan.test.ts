import { expect, it } from "vitest";
import { openingPlan } from "./opening-plan.ts";

const prizes = Array.from({ length: 70 }, (_, index) =>
  index === 33 ? 20 : index === 5 ? 7 : index % 9 === 0 ? 1 : 0,
);

it("opens the empty places first, then the prizes in ascending order, and the idol last", () => {
  const at = openingPlan(prizes);
  const latest = (prize: number) =>
    Math.max(...prizes.flatMap((each, index) => (each === prize ? [at[index] as number] : [])));
  const first = (prize: number) =>
    Math.min(...prizes.flatMap((each, index) => (each === prize ? [at[index] as number] : [])));
  expect(latest(0)).toBeLessThan(first(1));
  expect(latest(1)).toBeLessThan(first(7));
  expect(latest(7)).toBeLessThan(first(20));
});

it("opens every stone between 0 and 1, the idol at 1", () => {
  const at = openingPlan(prizes);
  expect(Math.min(...at)).toBeGreaterThanOrEqual(0);
  expect(at[33]).toBe(1);
});
