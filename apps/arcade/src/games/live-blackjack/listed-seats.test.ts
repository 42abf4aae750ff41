import type { TableBet } from "@bellwether/contract/studio/table-bets.ts";
import { describe, expect, it } from "vitest";
import type { OwnBet } from "../../tables/own-bets.ts";
import { listedSeats } from "./listed-seats.ts";

const own = (roundId: string, input: OwnBet["input"]): OwnBet => ({
  ...{ roundId, number: 7, stakeMinor: 500n, input },
  state: "placed",
});
const settled = (roundId: string, state: TableBet["state"], more: Partial<TableBet> = {}): TableBet => ({
  ...{ roundId, number: 7, stakeMinor: "500", furtherMinor: "0", input: { seat: 3 } },
  ...{ state, actions: [], script: null, payoutMinor: null },
  ...more,
});

describe("the list of own bets at live blackjack", () => {
  it("the list of own bets at live blackjack has the stakes with a double and an insurance, and no payouts before the end", () => {
    const bets = [own("one", { seat: 3 }), own("two", { behind: 5 })];
    const moves = (roundId: string) => (roundId === "one" ? ["insure", "double"] : []);
    expect(listedSeats(bets, moves, [])).toEqual([
      { seat: 3, isBehind: false, stakeMinor: 1_250n, paidMinor: undefined },
      { seat: 5, isBehind: true, stakeMinor: 500n, paidMinor: undefined },
    ]);
  });

  it("the list of own bets at live blackjack has what each bet was paid, also one without a script, and says of a returned one that it came back", () => {
    const ended = [
      settled("one", "settled", { payoutMinor: "1000" }),
      settled("two", "settled", { payoutMinor: "0", input: { behind: 5 } }),
      settled("three", "returned", { input: { behind: 6 } }),
    ];
    const bets = [own("one", { seat: 3 }), own("two", { behind: 5 })];
    expect(listedSeats(bets, () => [], ended)).toEqual([
      { seat: 3, isBehind: false, stakeMinor: 500n, paidMinor: 1_000n },
      { seat: 5, isBehind: true, stakeMinor: 500n, paidMinor: 0n },
      { seat: 6, isBehind: true, stakeMinor: 500n, paidMinor: "returned" },
    ]);
  });

  it("the list of own bets at live blackjack has the returned bet of a void round, which is an own bet no more", () => {
    expect(listedSeats([], () => [], [settled("one", "returned")])).toEqual([
      { seat: 3, isBehind: false, stakeMinor: 500n, paidMinor: "returned" },
    ]);
  });
});
