import { expect, it } from "vitest";
import { weekLimitLeft } from "./week-limit-left.ts";

const limit = { type: "maxwager", leftMinor: "3800" } as const;

it.each([
  ["a ticket for 24.00 leaves 14.00 of 38.00", 2_400n, { afterMinor: 1_400n, isOver: false }],
  ["a ticket for exactly 38.00 leaves nothing", 3_800n, { afterMinor: 0n, isOver: false }],
  ["a ticket for 38.01 is over the limit", 3_801n, { afterMinor: undefined, isOver: true }],
  ["a standing order or a free ticket takes nothing now", 0n, { afterMinor: undefined, isOver: false }],
])("on the receipt %s", (_, takenMinor, expected) => {
  expect(weekLimitLeft(limit, takenMinor)).toEqual({ type: "maxwager", leftMinor: 3_800n, ...expected });
});

it("a receipt says nothing of a limit that the player does not have", () => {
  expect(weekLimitLeft(null, 2_400n)).toBeUndefined();
});
