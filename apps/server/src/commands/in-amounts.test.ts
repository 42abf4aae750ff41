import { expect, it } from "vitest";
import { inAmounts } from "./in-amounts.ts";

it("a report names 307,872 minor units of cash as 3078.72 under `cash`, because no name with Minor may hold decimal text", () => {
  expect(inAmounts({ currency: "EUR", cashMinor: 307_872n })).toEqual({ currency: "EUR", cash: "3078.72" });
});
