import { expect, it } from "vitest";
import { comingOf } from "./coming.ts";

const draw = (number: number, drawsAt: string) => ({
  ...{ number, drawsAt, serverSeedHash: "a".repeat(64) },
  betsCloseAt: drawsAt.replace("21:00", "20:45"),
});
const awaited = draw(11, "2026-11-28T21:00:00.000Z");
const next = draw(12, "2026-12-05T21:00:00.000Z");

it.each([
  ["12, which is on sale, waits for its time", 12, { drawsAt: next.drawsAt, isOnSale: true }],
  ["11, whose sale is over, waits for its own time", 11, { drawsAt: awaited.drawsAt, isOnSale: false }],
  ["10, which was held, waits for nothing", 10, undefined],
  ["13, which is not on sale yet, is not there", 13, undefined],
])("with draw 11 awaited and 12 on sale, draw %s", (_, number, coming) => {
  expect(comingOf({ next, awaited }, number)).toEqual(coming);
});

it("without an awaited draw only the one on sale is coming", () => {
  expect(comingOf({ next, awaited: null }, 11)).toBeUndefined();
});
