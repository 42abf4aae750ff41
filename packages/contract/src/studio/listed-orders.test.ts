import { expect, it } from "vitest";
import type { Subscription } from "./draws.ts";
import { isListedOrder } from "./listed-orders.ts";

const NOW = Date.parse("2026-11-27T12:00:00.000Z");

const order = (more: Partial<Subscription>): Subscription => ({
  subscriptionId: crypto.randomUUID(),
  stakeMinor: "150",
  input: { slips: [[3, 11, 19, 28, 36, 44]] },
  weekdays: null,
  untilDate: null,
  state: "active",
  endReason: null,
  openedAt: "2026-09-01T12:00:00.000Z",
  nextDraw: null,
  draws: [],
  ...more,
});

const missedOn = (drawsAt: string): Subscription["draws"] => [
  { number: 1, drawsAt, state: "missed", reason: "invalid_stake", roundId: null },
];

it("an order that has ended is listed until 30 days after its last draw, one that the player stopped or whose last day has passed is not", () => {
  const active = order({});
  const ended = order({
    state: "ended",
    endReason: "invalid_stake",
    draws: missedOn("2026-10-28T20:00:00.000Z"),
  });
  const endedBefore = order({ ...ended, draws: missedOn("2026-10-28T11:00:00.000Z") });
  const endedWithoutDraw = order({
    state: "ended",
    endReason: "unknown_game",
    openedAt: "2026-11-20T12:00:00.000Z",
  });
  const stopped = order({ state: "stopped", draws: missedOn("2026-11-26T20:00:00.000Z") });
  const over = order({ state: "over", draws: missedOn("2026-11-26T20:00:00.000Z") });
  const all = [active, ended, endedBefore, endedWithoutDraw, stopped, over];
  expect(all.filter((each) => isListedOrder(each, NOW))).toEqual([active, ended, endedWithoutDraw]);
});
