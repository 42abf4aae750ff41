import { blackjackLayout } from "@bellwether/games/mechanics/blackjack/manifest.ts";
import { expect, it } from "vitest";
import { strategyRows } from "./pays.ts";

it("the table of best play lists each of 37 hands once, and says to split two aces", () => {
  const rows = strategyRows(blackjackLayout().strategy);
  const hands = rows.map(([hand]) => hand);
  expect(hands).toHaveLength(18 + 9 + 10);
  expect(new Set(hands).size).toBe(hands.length);
  expect(rows.find(([hand]) => hand === "A,A")?.slice(1)).toEqual([..."PPPPPPPPPP"]);
});
