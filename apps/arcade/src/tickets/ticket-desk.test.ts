import { expect, it, vi } from "vitest";
import { StudioCallError } from "../studio/studio-failure.ts";
import { TicketDesk } from "./ticket-desk.ts";

it("sends the same purchase again after a lost response, and never another one", async () => {
  vi.useFakeTimers();
  const sent: unknown[] = [];
  const call = async (_: string, body: unknown) => {
    sent.push(body);
    if (sent.length < 3) throw new StudioCallError("connection_lost");
    return { tickets: [], balanceMinor: null };
  };
  const desk = new TicketDesk({ call } as never, "lotto-saturday");
  const bought = desk.buy([4, 5], { stakeMinor: 300n, input: { slips: [[1, 2, 3, 4, 5, 6]] } });
  await vi.runAllTimersAsync();
  await bought;
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(sent[0]).toMatchObject({ numbers: [4, 5], stakeMinor: "300" });
  vi.useRealTimers();
});

it("keeps the tickets that it read last, when an earlier reading is answered later", async () => {
  const answers: (() => void)[] = [];
  const ticketsOf = (roundId: string) => ({ tickets: [{ roundId }], before: null, subscriptions: [] });
  const readings = ["earlier", "later"];
  const call = (name: string) => {
    const roundId = name === "listPastTickets" ? (readings.shift() ?? "") : "";
    return new Promise((resolve) => void answers.push(() => resolve(ticketsOf(roundId))));
  };
  const desk = new TicketDesk({ call } as never, "lotto-saturday");
  const both = Promise.all([desk.readTickets(), desk.readTickets()]);
  for (const answer of answers.toReversed()) {
    answer();
    await Promise.resolve();
  }
  await both;
  expect(desk.past).toEqual([{ roundId: "later" }]);
});
