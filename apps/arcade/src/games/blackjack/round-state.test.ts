import type { BlackjackEvent } from "@bellwether/games/mechanics/blackjack/wire.ts";
import { expect, it } from "vitest";
import { advance, firstStake, newRound } from "./round-state.ts";

const dealt = (to: "player" | "dealer", hand: 1 | 2, card: string, total: number): BlackjackEvent => ({
  type: "card-dealt",
  to,
  hand,
  card,
  total,
  soft: false,
});
const start: BlackjackEvent[] = [
  dealt("player", 1, "8S", 8),
  dealt("dealer", 1, "6D", 6),
  dealt("player", 1, "8C", 16),
  { type: "hole-dealt" },
];
const after = (events: readonly BlackjackEvent[], stakeMinor = 100n) =>
  events.reduce(advance, newRound(stakeMinor));

it("hides the dealer's second card until it is turned", () => {
  expect(after(start)).toMatchObject({ dealer: { cards: ["6D"], total: 6 }, isHoleHidden: true });
  const turned: BlackjackEvent = { type: "hole-turned", card: "TH", total: 16, soft: false };
  expect(after([...start, turned])).toMatchObject({
    dealer: { cards: ["6D", "TH"], total: 16 },
    isHoleHidden: false,
  });
});

it("a split makes two hands of one card each, and a double raises the stake of its hand", () => {
  const events: BlackjackEvent[] = [
    ...start,
    { type: "hand-split", amountMinor: "100" },
    dealt("player", 1, "3D", 11),
    { type: "hand-doubled", hand: 1, amountMinor: "100" },
    dealt("player", 1, "TD", 21),
    dealt("player", 2, "9D", 17),
  ];
  expect(after(events).hands).toMatchObject([
    { cards: ["8S", "3D", "TD"], total: 21, stakeMinor: 200n },
    { cards: ["8C", "9D"], total: 17, stakeMinor: 100n },
  ]);
  expect(firstStake(300n, events)).toBe(100n);
});

it("a busted hand stays busted, and the payouts add up", () => {
  const state = after([
    ...start,
    { type: "hand-busted", hand: 1, total: 25 },
    { type: "bet-lost", bet: "hand-1", amountMinor: "100" },
    { type: "bet-won", bet: "insurance", result: "won", amountMinor: "50", payoutMinor: "150" },
  ]);
  expect(state.hands[0]?.result).toBe("busted");
  expect(state.wonMinor).toBe(150n);
});

it("an ace and a ten that win are a blackjack; after a split they are not", () => {
  const won: BlackjackEvent = {
    type: "bet-won",
    bet: "hand-1",
    result: "won",
    amountMinor: "100",
    payoutMinor: "250",
  };
  expect(after([dealt("player", 1, "AS", 11), dealt("player", 1, "KS", 21), won]).hands[0]).toMatchObject({
    result: "blackjack",
    stakeMinor: 100n,
    winningsMinor: 150n,
  });
  const split: BlackjackEvent = { type: "hand-split", amountMinor: "100" };
  expect(after([...start, split, dealt("player", 1, "KS", 21), won]).hands[0]?.result).toBe("won");
});
