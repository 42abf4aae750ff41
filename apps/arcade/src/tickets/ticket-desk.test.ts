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

/** A desk with five past draws, two on each page. `held` answers wait until they are let go. */
function deskWithPast() {
  const asked: number[] = [];
  const held: (() => void)[] = [];
  const desk = new TicketDesk(
    {
      call: async (name: string, _: unknown, { number = 0 }: { number?: number }) => {
        if (name !== "listPastTickets") return { tickets: [], subscriptions: [] };
        asked.push(number);
        const page = [5, 4, 3, 2, 1].filter((each) => each < number).slice(0, 2);
        const isLast = page.at(-1) === 1;
        if (desk.isHeld) await new Promise<void>((done) => void held.push(done));
        return { tickets: page.map((each) => ({ number: each })), before: isLast ? null : page.at(-1) };
      },
    } as never,
    "lotto-saturday",
  ) as TicketDesk & { isHeld?: boolean };
  const numbers = () => desk.past.map(({ number }) => number);
  return { desk, asked, held, numbers };
}

it("keeps the opened pages of older tickets when the tickets are read again", async () => {
  const { desk, numbers } = deskWithPast();
  await desk.readTickets();
  await desk.readOlder();
  expect([numbers(), desk.before]).toEqual([[5, 4, 3, 2], 2]);
  await desk.readTickets();
  expect([numbers(), desk.before]).toEqual([[5, 4, 3, 2], 2]);
  await desk.readOlder();
  await desk.readOlder();
  expect([numbers(), desk.before]).toEqual([[5, 4, 3, 2, 1], null]);
});

it("opens one page for two quick clicks, also if the tickets are read again meanwhile", async () => {
  for (const isReadAgain of [false, true]) {
    const { desk, held, numbers } = deskWithPast();
    await desk.readTickets();
    desk.isHeld = true;
    const clicks = [desk.readOlder(), desk.readOlder()];
    const again = isReadAgain ? desk.readTickets() : undefined;
    desk.isHeld = false;
    for (const letGo of held) letGo();
    await Promise.all([...clicks, again]);
    expect([numbers(), desk.before]).toEqual([[5, 4, 3, 2], 2]);
  }
});
