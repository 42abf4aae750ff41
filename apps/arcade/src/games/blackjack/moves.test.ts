import type { BlackjackEvent } from "@bellwether/games/mechanics/blackjack/wire.ts";
import { expect, it } from "vitest";
import { hitEventsOf } from "./moves.ts";

const dealt = (hand: 1 | 2, card: string): BlackjackEvent => ({
  type: "card-dealt",
  to: "player",
  hand,
  card,
  total: 20,
  soft: false,
});

it("counts neither the first two cards nor the cards of a split and a double as hits", () => {
  const events: BlackjackEvent[] = [
    dealt(1, "8S"),
    dealt(1, "8C"),
    { type: "hand-split", amountMinor: "100" },
    dealt(1, "3D"),
    { type: "hand-doubled", hand: 1, amountMinor: "100" },
    dealt(1, "TD"),
    dealt(2, "2D"),
    dealt(2, "5D"),
  ];
  expect([...hitEventsOf(events)]).toEqual([dealt(2, "5D")]);
});
