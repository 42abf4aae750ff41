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
/** A free ticket that was bought with a reward. */
const ticket = (
  state: "placed" | "returning" | "returned",
  more: Partial<{ rewardId: string; roundId: string; freeUntil: string | null }> = {},
) => ({
  ...{ roundId: "t1", state, isFree: true, rewardId: "gold", stakeMinor: "150" },
  ...{ freeUntil: freeRounds.expiresAt, ...more },
});

it("three free tickets pay for one line in up to three draws, and come back when a ticket is cancelled", () => {
  const free = new FreeTickets({ freeRounds });
  expect(free.stateFor(line)).toEqual({ left: 3, isOn: true, fits: true });
  expect(free.rewardFor(line)).toBe("gold");
  free.bought("gold", 2);
  expect(free.stateFor(line)).toEqual({ left: 1, isOn: true, fits: false });
  expect(free.rewardFor(line)).toBeUndefined();
  expect(free.rewardFor({ ...line, draws: 1 })).toBe("gold");
  for (const state of ["placed", "returned"] as const) free.read([ticket(state)], NOW);
  expect(free.stateFor(line)).toEqual({ left: 2, isOn: true, fits: true });
});

it("a free ticket that was cancelled, or whose draw is void, can be used once the wallet has given it back, and is counted once", () => {
  const free = new FreeTickets({ freeRounds });
  free.bought("gold", 3);
  free.read([ticket("placed"), ticket("returned", { roundId: "before this visit" })], NOW);
  free.read([ticket("returning")], NOW);
  expect(free.stateFor(line)).toBeUndefined();
  // Two quick clicks on the button get the same answer twice.
  for (let answer = 0; answer < 2; answer += 1) free.read([ticket("returned")], NOW);
  // A reading that began before it was given back ends after the others.
  for (const state of ["placed", "returned"] as const) free.read([ticket(state)], NOW);
  expect(free.stateFor(line)).toMatchObject({ left: 1 });
});

it("free tickets that come back when the game was opened without any can be used at once", () => {
  const free = new FreeTickets({ freeRounds: null });
  const roundIds = ["t1", "t2"];
  for (const state of ["placed", "returned"] as const)
    free.read(
      roundIds.map((roundId) => ticket(state, { roundId })),
      NOW,
    );
  expect(free.stateFor(line)).toEqual({ left: 2, isOn: true, fits: true });
  expect(free.rewardFor(line)).toBe("gold");
  free.end("gold");
  expect(free.stateFor(line)).toBeUndefined();
});

it("a free ticket of another reward is used after those of the session's own, and one that came back after the end of its reward is lost", () => {
  const free = new FreeTickets({ freeRounds });
  free.bought("gold", 2);
  const [silver, late] = [
    { rewardId: "silver", roundId: "s1" },
    { roundId: "late", freeUntil: null },
  ];
  free.read([ticket("placed", silver), ticket("placed", late)], NOW);
  free.read([ticket("returned", silver), ticket("returned", late)], NOW);
  const one = { ...line, draws: 1 };
  expect([free.rewardFor(one), free.stateFor(one)?.left]).toEqual(["gold", 1]);
  free.bought("gold", 1);
  expect([free.rewardFor(one), free.stateFor(one)?.left]).toEqual(["silver", 1]);
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
  free.end("gold");
  expect(free.stateFor(line)).toBeUndefined();
});
