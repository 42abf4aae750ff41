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
    again.begin();
    expect(again.open()).toEqual(seats);
    expect(again.isWanted).toBe(false);
    again.played(seats);
    again.begin();
    expect(again.open()).toEqual([]);
  });

  it("“Same seats next round” of live blackjack places nothing if it was not pressed, or if a second press cancelled it", () => {
    const again = played();
    again.begin();
    expect(again.open()).toEqual([]);
    again.press();
    again.press();
    again.begin();
    expect(again.open()).toEqual([]);
  });

  it("“Same seats next round” of live blackjack places the bets once, even if a lost connection makes betting open twice in a round", () => {
    const again = played();
    again.press();
    again.begin();
    expect([again.open(), again.open()]).toEqual([seats, []]);
  });

  it("“Same seats next round” of live blackjack waits for the next round when betting opens again in the round of the press", () => {
    const again = played();
    again.begin();
    again.press();
    expect(again.open()).toEqual([]);
    expect(again.isWanted).toBe(true);
    again.begin();
    expect(again.open()).toEqual(seats);
  });

  it("“Same seats next round” of live blackjack places nothing with 6.99 for bets of 7.00, and says so once", () => {
    const again = played(699n);
    again.press();
    again.begin();
    expect([again.open(), again.open()]).toEqual(["not_enough_money", []]);
  });

  it("“Same seats next round” of live blackjack keeps the seats of the last round with bets, when a round passes without one", () => {
    const again = played();
    again.played([]);
    again.press();
    again.begin();
    expect(again.open()).toEqual(seats);
  });
});
