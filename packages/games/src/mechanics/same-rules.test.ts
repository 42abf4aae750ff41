import { expect, it } from "vitest";
import { mechanics } from "./index.ts";

it("a mechanic with the rules of another names one that has rules of its own", () => {
  const own = new Set(mechanics.filter(({ sameRulesAs }) => !sameRulesAs).map(({ id }) => id));
  const others = mechanics.flatMap(({ sameRulesAs }) => sameRulesAs ?? []);
  expect(others.filter((id) => !own.has(id))).toEqual([]);
});
