import { expect, it } from "vitest";
import { readDrawAddress } from "./read-draw-address.ts";

it("an address names a draw by its table and its number", () => {
  expect(readDrawAddress("?draw=lotto-saturday&number=12&game=lotto-saturday")).toEqual({
    tableId: "lotto-saturday",
    number: 12,
  });
});

it.each([
  "?game=lotto-saturday",
  "?draw=lotto-saturday",
  "?draw=lotto-saturday&number=0",
  "?draw=../x&number=1",
])("%s names none", (search) => {
  expect(readDrawAddress(search)).toBeUndefined();
});
