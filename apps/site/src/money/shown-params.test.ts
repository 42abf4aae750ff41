import { expect, test } from "vitest";
import { shownParams } from "./shown-params.ts";

test("formats the parameter 12.50 as €12.50 and leaves other parameters as they are", () => {
  expect(shownParams({ left: "12.50", seconds: "30", from: "2026-11-20" }, "EUR", "en")).toEqual({
    left: "€12.50",
    seconds: "30",
    from: "2026-11-20",
  });
});
