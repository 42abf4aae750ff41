import { expect, it } from "vitest";
import { missedResults } from "./missed-results.ts";

const bet = (number: number, stakeMinor: string, payoutMinor: string | null) => ({
  ...{ number, stakeMinor, payoutMinor },
});

it("adds up the wins of each missed game: 0 for a game without a win, the returned price for one that was not played", () => {
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
