import { expect, it } from "vitest";
import { missedResults } from "./missed-results.ts";

const bet = (number: number, stakeMinor: string, payoutMinor: string | null) => ({
  ...{ number, stakeMinor, payoutMinor },
});

it("adds what all cards of a missed game have won, and distinguishes a game without a win from one that was given back", () => {
  const bets = [
    bet(9, "40", null),
    bet(9, "20", null),
    bet(8, "40", "0"),
    bet(7, "20", "0"),
    bet(7, "60", "190"),
    bet(7, "20", null),
  ];
  expect(missedResults(bets)).toEqual([
    { number: 9, returnedMinor: 60n },
    { number: 8, wonMinor: 0n },
    { number: 7, wonMinor: 190n },
  ]);
  expect(missedResults([])).toEqual([]);
});
