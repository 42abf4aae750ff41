import type { Pot } from "@bellwether/contract/studio/pots.ts";
import { describe, expect, it } from "vitest";
import { ShownPots } from "./shown-pots.ts";

const winner = (number: number) => ({
  number,
  initial: "M",
  amountMinor: "5000",
  gameCode: "bell-one",
  at: "2026-11-20T12:00:00.000Z",
});
const pot = (more: object = {}) =>
  ({
    pot: "p",
    gameCodes: ["bell-one"],
    valueMinor: "1000",
    minorPerSecond: 20,
    hits: 0,
    winners: [],
    ...more,
  }) as unknown as Pot;
const reply = (...pots: Pot[]) => ({ currency: "EUR", at: "2026-11-20T12:00:00.000Z", pots });

describe("the pots of a game", () => {
  it("the pots of a game are those in which the game takes part", () => {
    const shown = new ShownPots("bell-one");
    shown.take(reply(pot(), pot({ pot: "q", gameCodes: ["bell-two"] })), 0);
    expect(shown.all.map((each) => each.pot)).toEqual(["p"]);
  });

  it("the pots of a game grow by 20 minor units a second between two figures, and stand still after 10 s without one", () => {
    const shown = new ShownPots("bell-one");
    shown.take(reply(pot()), 1_000);
    const [own] = shown.all;
    expect([1_000, 3_500, 11_000, 60_000].map((now) => shown.valueMinor(own!, now))).toEqual([
      1000, 1050, 1200, 1200,
    ]);
    expect([11_000, 11_001].map((now) => shown.isStale(now))).toEqual([false, true]);
  });

  it("the pots of a game report each hit once, the oldest first, and none from before the first figure", () => {
    const shown = new ShownPots("bell-one");
    expect(shown.take(reply(pot({ hits: 3, winners: [winner(3)] })), 0)).toEqual([]);
    const seen = shown.take(reply(pot({ hits: 5, winners: [winner(5), winner(4), winner(3)] })), 500);
    expect(seen.map((hit) => hit.winner.number)).toEqual([4, 5]);
    expect(shown.take(reply(pot({ hits: 5, winners: [winner(5), winner(4)] })), 900)).toEqual([]);
  });
});
