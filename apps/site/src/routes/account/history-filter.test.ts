import { expect, it } from "vitest";
import { historyIndexOf, startIndexOf } from "./history-filter.tsx";

it.each([
  ["0", 0],
  ["4503599627370495", 2 ** 52 - 1],
  [null, undefined],
  ["", undefined],
  ["-1", undefined],
  ["1e3", undefined],
  ["9999999999999999", undefined],
  ["12345678901234567", undefined],
])("reads the history index %j in an address as %j", (text, index) => {
  expect(historyIndexOf(text)).toBe(index);
});

it("a page of a history starts at the gate's largest index, 52 bits, and at the newest without one", () => {
  expect(startIndexOf(new URLSearchParams("start_index=4503599627370495"))).toBe(4_503_599_627_370_495);
  expect(startIndexOf(new URLSearchParams("start_index=x"))).toBe(-1);
});
