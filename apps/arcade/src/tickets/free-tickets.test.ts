import { expect, it } from "vitest";
import { FreeTickets } from "./free-tickets.ts";

const freeRounds = {
  rewardId: "gold",
  roundsTotal: 3,
  roundsLeft: 3,
  stakeMinor: "150",
  expiresAt: "2027-03-01T00:00:00.000Z",
};
const line = { stakeMinor: 150n, draws: 2, isStanding: false };

const NOW = Date.parse("2027-02-01T00:00:00Z");
/** A free ticket that was bought with a reward and then cancelled. */
const cancelled = (state: "returning" | "returned", { rewardId = "gold", roundId = "t1" } = {}) =>
  ({ roundId, state, isFree: true, rewardId, freeUntil: freeRounds.expiresAt }) as const;

it("three free tickets pay for one line in up to three draws, and come back when a ticket is cancelled", () => {
  const free = new FreeTickets({ freeRounds });
  expect(free.stateFor(line)).toEqual({ left: 3, isOn: true, fits: true });
  expect(free.rewardFor(line)).toBe("gold");
  free.bought("gold", 2);
  expect(free.stateFor(line)).toEqual({ left: 1, isOn: true, fits: false });
  expect(free.rewardFor(line)).toBeUndefined();
  expect(free.rewardFor({ ...line, draws: 1 })).toBe("gold");
  free.cancelled(cancelled("returned"), NOW);
  expect(free.stateFor(line)).toEqual({ left: 2, isOn: true, fits: true });
});

it("a cancelled free ticket can be used once the wallet has given it back, and is counted once", () => {
  const free = new FreeTickets({ freeRounds });
  free.bought("gold", 3);
  free.cancelled(cancelled("returning"), NOW);
  expect(free.stateFor(line)).toBeUndefined();
  free.read([cancelled("returning"), cancelled("returned", { roundId: "t2" })], NOW);
  expect(free.stateFor(line)).toBeUndefined();
  for (let reading = 0; reading < 2; reading += 1) free.read([cancelled("returned")], NOW);
  expect(free.stateFor(line)).toMatchObject({ left: 1 });
});

it("a cancelled free ticket of an earlier reward, or one that came back after the end of its reward, is not counted", () => {
  const free = new FreeTickets({ freeRounds });
  free.bought("gold", 2);
  free.cancelled(cancelled("returned", { rewardId: "silver" }), NOW);
  free.cancelled(cancelled("returning"), NOW);
  free.read([{ ...cancelled("returned"), freeUntil: null }], NOW);
  expect(free.stateFor(line)).toMatchObject({ left: 1 });
});

it("a ticket of two lines, a standing order, and a player who turned them off pay with money", () => {
  const free = new FreeTickets({ freeRounds });
  expect(free.rewardFor({ ...line, stakeMinor: 300n })).toBeUndefined();
  expect(free.stateFor({ ...line, isStanding: true })).toBeUndefined();
  free.toggle();
  expect(free.rewardFor(line)).toBeUndefined();
  expect(free.stateFor(line)).toMatchObject({ isOn: false });
});

it("without free tickets, or after the wallet has ended them, nothing is shown", () => {
  expect(new FreeTickets({ freeRounds: null }).stateFor(line)).toBeUndefined();
  const free = new FreeTickets({ freeRounds });
  free.end();
  expect(free.stateFor(line)).toBeUndefined();
});
