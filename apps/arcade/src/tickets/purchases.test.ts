import { expect, it, vi } from "vitest";
import { StudioCallError } from "../studio/studio-failure.ts";
import { FreeTickets } from "./free-tickets.ts";
import { Purchases } from "./purchases.ts";

it("the page is told that the round of a bought ticket began and ended, so it holds back no message until the draw", async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const posted: unknown[] = [];
  const context = {
    t: (key: string) => key,
    page: { post: (message: unknown) => void posted.push(message) },
  };
  const desk = {
    buy: async () => ({
      tickets: [{ number: 7, ticket: { roundId: "t1" }, refusal: null }],
      balanceMinor: null,
    }),
  };
  const said: string[] = [];
  const parts = {
    game: {
      editor: { ticket: () => ({ stakeMinor: 150n, input: {} }), clear: () => void said.push("cleared") },
    },
    panel: { isStanding: false, chosen: [{ number: 7, drawsAt: "2027-02-01T20:00:00Z" }] },
    screen: { say: (text: string) => void said.push(text) },
    list: { showPinned: () => void said.push("shown") },
    money: String,
  };
  const purchases = new Purchases(
    context as never,
    desk as never,
    new FreeTickets({ freeRounds: null }),
    parts as never,
    {
      changed: () => {},
      moved: async () => void said.push("moved"),
      refused: (error) => said.push(String(error)),
    },
  );
  await purchases.buy();
  expect(posted).toEqual([
    { event: "round_started", roundId: "t1" },
    { event: "round_ended", roundId: "t1" },
  ]);
  expect(said.slice(1)).toEqual(["cleared", "moved", "shown"]);
  expect(purchases.isBusy).toBe(false);
});

it.each([
  ["ticket", false],
  ["standing order", true],
])("a %s that is refused at a due reality check says so and stays in the cart", async (_, isStanding) => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  const desk = {
    buy: async () => ({
      tickets: [{ number: 7, ticket: null, refusal: "reality_check_due" }],
      balanceMinor: null,
    }),
    subscribe: async () => {
      throw new StudioCallError("reality_check_due");
    },
  };
  const said: string[] = [];
  const parts = {
    game: {
      editor: { ticket: () => ({ stakeMinor: 150n, input: {} }), clear: () => void said.push("cleared") },
    },
    panel: { isStanding, chosen: [{ number: 7, drawsAt: "2027-02-01T20:00:00Z" }], orderDays: {} },
    screen: { say: (text: string) => void said.push(text) },
    money: String,
  };
  const purchases = new Purchases(
    { t: (key: string) => key } as never,
    desk as never,
    new FreeTickets({ freeRounds: null }),
    parts as never,
    {
      changed: () => {},
      moved: async () => void said.push("moved"),
      refused: (error) => said.push((error as StudioCallError).code),
    },
  );
  await purchases.buy();
  expect(said).toEqual(["reality_check_due", "moved"]);
});
