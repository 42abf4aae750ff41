import { expect, test } from "vitest";
import { textTable } from "./text-table.ts";

test("a table's columns are as wide as their widest cell, with numbers right-aligned", () => {
  expect(
    textTable(
      ["code", "cost"],
      [
        ["WELCOME100", "5.00"],
        ["A", "120.00"],
      ],
    ),
  ).toBe(["code        cost", "----------  ------", "WELCOME100    5.00", "A           120.00"].join("\n"));
});
