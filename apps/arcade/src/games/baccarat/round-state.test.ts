import type { BaccaratEvent } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { expect, it } from "vitest";
import { advance, NEW_ROUND } from "./round-state.ts";

const compared = {
  type: "hands-compared",
  winner: "banker",
  playerPoints: 1,
  bankerPoints: 8,
  playerPair: false,
  bankerPair: false,
  natural: false,
} as const;

it("collects the cards and points of both hands, and a payout of 195 for a banker bet of 100", () => {
  const events: BaccaratEvent[] = [
    { type: "card-dealt", to: "player", card: "5S", points: 5 },
    { type: "card-dealt", to: "banker", card: "6D", points: 6 },
    { type: "card-dealt", to: "player", card: "6C", points: 1 },
    compared,
    { type: "bet-lost", bet: "player", amountMinor: "100" },
    { type: "bet-won", bet: "banker", result: "won", amountMinor: "100", payoutMinor: "195" },
    { type: "round-ended", payoutMinor: "195" },
  ];
  const state = events.reduce(advance, NEW_ROUND);
  expect(state.hands).toEqual({
    player: { cards: ["5S", "6C"], points: 1 },
    banker: { cards: ["6D"], points: 6 },
  });
  expect(state.compared).toEqual(compared);
  expect([...state.ended]).toEqual([
    ["player", { result: "lost", paidMinor: 0n }],
    ["banker", { result: "won", paidMinor: 195n }],
  ]);
  expect(state.wonMinor).toBe(195n);
});
