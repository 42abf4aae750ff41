import { expect, test } from "vitest";
import { shownParams } from "./shown-params.ts";

test("12.50 left is read as €12.50, and what is no sum stays", () => {
  expect(shownParams({ left: "12.50", seconds: "30", from: "2026-11-20" }, "EUR", "en")).toEqual({
    left: "€12.50",
    seconds: "30",
    from: "2026-11-20",
  });
});
