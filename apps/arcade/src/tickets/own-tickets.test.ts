import type { DrawTicket } from "@bellwether/contract/studio/draws.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StudioCallError } from "../studio/studio-failure.ts";
import { FreeTickets } from "./free-tickets.ts";
import { OwnTickets } from "./own-tickets.ts";
import { TicketDesk } from "./ticket-desk.ts";

type State = Pick<DrawTicket, "state" | "phase">;

/** A player whose one past ticket, bought with a free ticket, is read in these states, and as the last one from then on. */
function ownTickets(states: (State | "no answer")[]) {
  const balances: number[] = [];
  const readings: string[] = [];
  const call = async (name: string) => {
    if (name !== "listPastTickets") return { tickets: [], before: null, subscriptions: [] };
    const state = states.length > 1 ? states.shift() : states[0];
    if (state === "no answer") throw new StudioCallError("connection_lost");
    const free = { isFree: true, rewardId: "gold", freeUntil: "2999-01-01T00:00:00Z" };
    return { tickets: [{ roundId: "t1", number: 7, stakeMinor: "150", ...free, ...state }], before: null };
  };
  const desk = new TicketDesk({ call } as never, "lotto-saturday");
  const free = new FreeTickets({ freeRounds: null });
  const own = new OwnTickets(desk, free, {
    changed: () => void readings.push(desk.past[0]?.state ?? ""),
    failed: () => void readings.push("failed"),
    readBalance: async () => void balances.push(readings.length),
  });
  return { own, free, readings, balances };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each<[string, State | "no answer", string]>([
  ["the stake of a void draw has not been given back", { state: "placed", phase: "void" }, "placed"],
  ["a stake is on its way back", { state: "returning", phase: "betting" }, "returning"],
  ["a call has got no answer", "no answer", "failed"],
])(
  "tickets and the balance are read again every 5 s while %s, and a free ticket that came back can be used",
  async (_, waiting, shown) => {
    const { own, free, readings, balances } = ownTickets([
      { state: "placed", phase: "betting" },
      waiting,
      waiting,
      { state: "returned", phase: "void" },
    ]);
    for (let reading = 0; reading < 2; reading += 1) await own.read();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readings).toEqual(["placed", shown, shown, "returned"]);
    expect(balances).toHaveLength(2);
    expect(free.stateFor({ stakeMinor: 150n, draws: 1, isStanding: false })?.left).toBe(1);
  },
);

it("tickets in draws to come, and in paid draws, are not read again", async () => {
  for (const phase of ["betting", "paid"] as const) {
    const { own, readings } = ownTickets([{ state: "placed", phase }]);
    await own.read();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readings).toEqual(["placed"]);
  }
});
