import { MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { expect, it } from "vitest";
import type { DrawCardData } from "./load-draws.ts";
import { askAgainMs, noticeAt, soonDrawOf } from "./soon-draw.ts";

const draw = (number: number, drawsAt: string) => ({
  ...{ number, drawsAt: `2026-12-05T${drawsAt}:00.000Z`, serverSeedHash: "" },
  betsCloseAt: `2026-12-05T${drawsAt}:00.000Z`,
});
const game = (code: string, parts: Partial<DrawCardData>): DrawCardData => ({
  ...{ id: 1, title: code.toUpperCase(), code, picture: "", latest: null, top: undefined },
  ...{ next: null, awaited: null },
  ...parts,
});

it("points to the draw that comes first, which may be one whose sale is over", () => {
  const games = [
    game("a", { next: draw(7, "20:00") }),
    game("b", { next: draw(3, "21:00"), awaited: draw(2, "19:00") }),
  ];
  expect(soonDrawOf(games)).toEqual({
    code: "b",
    title: "B",
    number: 2,
    drawsAt: "2026-12-05T19:00:00.000Z",
  });
});

it("points to a demonstration only where there is no other game", () => {
  const shown = game("shown", { next: draw(900, "18:00"), isDemonstration: true });
  expect(soonDrawOf([shown, game("a", { next: draw(7, "20:00") })])?.code).toBe("a");
  expect(soonDrawOf([shown])?.code).toBe("shown");
  expect(soonDrawOf([game("a", {})])).toBeNull();
});

it.each([
  ["5 min 1 s before", 301, undefined],
  ["5 min before", 300, "soon"],
  ["1 s before", 1, "soon"],
  ["at the draw", 0, "now"],
  ["2 min after", -120, "now"],
  ["2 min 1 s after, when it is late", -121, undefined],
] as const)("%s the notice says %s s: %s", (_, seconds, notice) => {
  expect(noticeAt(seconds * SECOND_MS)).toBe(notice);
});

it.each([
  ["an hour before it asks in 10 min", 60 * MINUTE_MS, 10 * MINUTE_MS],
  ["8 min before it asks when the notice begins", 8 * MINUTE_MS, 3 * MINUTE_MS],
  ["2 min before it asks 15 s after the draw", 2 * MINUTE_MS, 2 * MINUTE_MS + 15 * SECOND_MS],
  ["after the draw it asks every 15 s", -MINUTE_MS, 15 * SECOND_MS],
  ["without a draw it asks in 10 min", undefined, 10 * MINUTE_MS],
])("%s", (_, leftMs, waitMs) => {
  expect(askAgainMs(leftMs)).toBe(waitMs);
});
