import type { LiveBlackjackEvent } from "@bellwether/games/mechanics/live-blackjack/wire.ts";
import { expect, it } from "vitest";
import { advanceSeats, seatsAfter } from "./table-state.ts";

const id = "5f0b0c6e-6a55-4f0f-9c53-3d1a4dd4e3a1";
const dealt = (hand: 1 | 2, card: string, total: number): LiveBlackjackEvent => ({
  type: "seat-dealt",
  seat: 4,
  hand,
  card,
  total,
  soft: false,
});

it("a split makes two hands of one card, and the next cards go to the hand in play", () => {
  const events: LiveBlackjackEvent[] = [
    { type: "seat-taken", seat: 4, roundId: id },
    dealt(1, "8D", 8),
    { type: "card-dealt", to: "dealer", hand: 1, card: "6C", total: 6, soft: false },
    dealt(1, "8S", 16),
    { type: "hole-dealt" },
    { type: "seat-moved", seat: 4, hand: 1, move: "split", byRule: false },
    dealt(1, "TH", 18),
    { type: "seat-moved", seat: 4, hand: 1, move: "stand", byRule: true },
    dealt(2, "3C", 11),
  ];
  const state = seatsAfter(events);
  expect(state.seats).toEqual([
    {
      seat: 4,
      roundId: id,
      active: 1,
      hands: [
        { cards: ["8D", "TH"], total: 18, soft: false },
        { cards: ["8S", "3C"], total: 11, soft: false },
      ],
    },
  ]);
  expect(state).toMatchObject({ hole: "hidden", dealer: { cards: ["6C"], total: 6 } });
  const turned = advanceSeats(state, { type: "hole-turned", card: "TD", total: 16, soft: false });
  expect(turned).toMatchObject({ hole: "turned", dealer: { cards: ["6C", "TD"], total: 16 } });
});
