import { expect, it } from "vitest";
import { awaitedNumber, comingOf } from "./coming.ts";

const next = {
  ...{ number: 12, serverSeedHash: "a".repeat(64) },
  ...{ betsCloseAt: "2026-12-05T20:45:00.000Z", drawsAt: "2026-12-05T21:00:00.000Z" },
};
const latest = { number: 10, drawsAt: "2026-11-28T21:00:00.000Z", balls: [], isVoid: false };

it.each([
  ["12, which is on sale, waits for its time", 12, { drawsAt: "2026-12-05T21:00:00.000Z" }],
  ["11, whose sale is over, waits for its balls", 11, { drawsAt: null }],
  ["10, which was held, waits for nothing", 10, undefined],
  ["13, which is not on sale yet, is not there", 13, undefined],
])("with draw 10 held and 12 on sale, draw %s", (_, number, coming) => {
  expect(comingOf({ next, latest }, number)).toEqual(coming);
});

it.each([
  ["none is awaited when the draw before the one on sale is held", 12, 11, undefined],
  ["the first draw of a game is awaited while the second is on sale", 2, undefined, 1],
  ["none is awaited while the first draw of a game is on sale", 1, undefined, undefined],
])("%s", (_, onSale, held, awaited) => {
  const game = {
    next: { ...next, number: onSale },
    latest: held === undefined ? null : { ...latest, number: held },
  };
  expect(awaitedNumber(game)).toBe(awaited);
});
