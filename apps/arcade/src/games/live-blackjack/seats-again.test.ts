import { describe, expect, it } from "vitest";
import type { Draft } from "../../tables/table-game.ts";
import { SeatsAgain } from "./seats-again.ts";

const seats: Draft[] = [
  { stakeMinor: 500n, input: { seat: 3 } },
  { stakeMinor: 200n, input: { behind: 5 } },
];
const played = (balanceMinor = 10_000n) => {
  const again = new SeatsAgain((stakeMinor) => stakeMinor <= balanceMinor);
  again.played(seats);
  return again;
};

describe("“Same seats next round” of live blackjack", () => {
  it("after one press, places the last round's bets in the next round only", () => {
    const again = played();
    again.press();
    expect(again.open(0)).toEqual(seats);
    expect(again.isWanted).toBe(false);
    again.played(seats);
    expect([again.open(0), again.open(0), again.open(0)]).toEqual([[], [], []]);
  });

  it("places nothing if it was not pressed, or if a second press cancelled it", () => {
    const again = played();
    expect(again.open(0)).toEqual([]);
    again.press();
    again.press();
    expect(again.open(0)).toEqual([]);
  });

  it("places the bets once, even if a lost connection makes betting open twice in a round", () => {
    const again = played();
    again.press();
    expect([again.open(0), again.open(2)]).toEqual([seats, []]);
  });

  it("pressed while the own seats of a round are taken, waits for the next round, also when betting opens again in this one", () => {
    const again = played();
    again.press();
    expect(again.open(2)).toEqual([]);
    expect(again.isWanted).toBe(true);
    expect(again.open(0)).toEqual(seats);
  });

  it("places nothing with 6.99 for bets of 7.00, and says so once", () => {
    const again = played(699n);
    again.press();
    expect([again.open(0), again.open(0)]).toEqual(["not_enough_money", []]);
  });

  it("keeps the seats of the last round with bets, when a round passes without one", () => {
    const again = played();
    again.played([]);
    again.press();
    expect(again.open(0)).toEqual(seats);
  });
});
