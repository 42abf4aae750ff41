import type { CasinoHoldemEvent } from "@bellwether/games/mechanics/casino-holdem/wire.ts";
import { expect, it } from "vitest";
import { advance, idleCards, newRound } from "./round-state.ts";

const start: CasinoHoldemEvent[] = [
  { type: "player-dealt", cards: ["AS", "AD"] },
  { type: "flop-dealt", cards: ["2C", "7D", "9H"], hand: "pair" },
];
const called: CasinoHoldemEvent[] = [
  ...start,
  { type: "player-called", amountMinor: "200" },
  { type: "board-completed", cards: ["3S", "4C"] },
  {
    type: "hands-shown",
    dealerCards: ["KS", "9D"],
    dealer: { hand: "pair", five: ["KS", "9D", "7D", "9H", "4C"] },
    player: { hand: "pair", five: ["AS", "AD", "7D", "9H", "4C"] },
    qualifies: true,
    winner: "player",
  },
  { type: "bet-won", bet: "ante", result: "won", amountMinor: "100", payoutMinor: "200" },
  { type: "bet-won", bet: "call", result: "won", amountMinor: "200", payoutMinor: "400" },
  { type: "bet-lost", bet: "aa-bonus", amountMinor: "50" },
];
const after = (events: readonly CasinoHoldemEvent[]) => events.reduce(advance, newRound(100n, 50n));

it("keeps the dealer's cards hidden until the hands are shown", () => {
  expect(after(called.slice(0, 4))).toMatchObject({ dealer: [], board: ["2C", "7D", "9H", "3S", "4C"] });
  expect(after(called).dealer).toEqual(["KS", "9D"]);
});

it("adds the call bet of 200 after an ante of 100, and the result of each bet", () => {
  expect(after(called)).toMatchObject({
    bets: { ante: 100n, call: 200n, "aa-bonus": 50n },
    results: { ante: "won", call: "won", "aa-bonus": "lost" },
    winnings: { ante: 100n, call: 200n },
    wonMinor: 600n,
  });
});

it("marks the four cards outside the better hand as idle, and all five visible cards after a fold", () => {
  expect([...idleCards(after(start))]).toEqual([]);
  expect([...idleCards(after(called))].toSorted()).toEqual(["2C", "3S", "9D", "KS"]);
  expect(idleCards(after([...start, { type: "player-folded" }])).size).toBe(5);
});
