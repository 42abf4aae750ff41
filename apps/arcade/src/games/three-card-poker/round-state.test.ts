import type { ThreeCardPokerEvent } from "@bellwether/games/mechanics/three-card-poker/wire.ts";
import { expect, it } from "vitest";
import { advance, newRound } from "./round-state.ts";

const dealt: ThreeCardPokerEvent = { type: "player-dealt", cards: ["9S", "9D", "3C"], hand: "pair" };
const start = newRound({ bets: { ante: "100", "pair-plus": "100" } });

it("keeps the dealer's cards hidden until they are turned", () => {
  const state = advance(start, dealt);
  expect(state.player).toEqual({ cards: ["9S", "9D", "3C"], hand: "pair" });
  expect(state.dealer).toBeUndefined();
  expect(newRound({ bets: { ante: "100" } }).bets["pair-plus"]).toBeUndefined();
});

it("shows the third bet of a played round, each bet's result, and a sum equal to the payout", () => {
  const events: ThreeCardPokerEvent[] = [
    dealt,
    { type: "player-played", amountMinor: "100" },
    { type: "dealer-turned", cards: ["JS", "8D", "2C"], hand: "high-card", qualifies: false },
    { type: "ante-bonus-won", hand: "straight", payoutMinor: "100" },
    { type: "bet-won", bet: "ante", result: "won", amountMinor: "100", payoutMinor: "200" },
    { type: "bet-won", bet: "play", result: "pushed", amountMinor: "100", payoutMinor: "100" },
    { type: "bet-lost", bet: "pair-plus", amountMinor: "100" },
    { type: "round-ended", payoutMinor: "400" },
  ];
  const state = events.reduce(advance, start);
  expect(state.bets).toEqual({
    ante: { amountMinor: 100n, result: "won", paidMinor: 200n },
    play: { amountMinor: 100n, result: "pushed", paidMinor: 100n },
    "pair-plus": { amountMinor: 100n, result: "lost", paidMinor: 0n },
  });
  expect(state.bonusMinor).toBe(100n);
  expect(state.wonMinor).toBe(400n);
  expect(state.dealer?.qualifies).toBe(false);
});

it("shows no play bet in a folded round", () => {
  const state = [dealt, { type: "player-folded" } as const].reduce(advance, start);
  expect(state.isFolded).toBe(true);
  expect(state.bets.play).toBeUndefined();
});
