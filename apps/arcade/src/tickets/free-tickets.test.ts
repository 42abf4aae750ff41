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

it("three free tickets pay for one line in up to three draws, and come back when a ticket is cancelled", () => {
  const free = new FreeTickets({ freeRounds });
  expect(free.stateFor(line)).toEqual({ left: 3, isOn: true, fits: true });
  expect(free.rewardFor(line)).toBe("gold");
  free.bought("gold", 2);
  expect(free.stateFor(line)).toEqual({ left: 1, isOn: true, fits: false });
  expect(free.rewardFor(line)).toBeUndefined();
  expect(free.rewardFor({ ...line, draws: 1 })).toBe("gold");
  free.returned();
  expect(free.stateFor(line)).toEqual({ left: 2, isOn: true, fits: true });
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
