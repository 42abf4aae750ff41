import { describe, expect, inject, it } from "vitest";
import { payoutOf } from "../../cards/bet-events.ts";
import { RunningMean } from "../../cards/testing/play-decided.ts";
import { simulatedDraws } from "../../cards/testing/stacked-draws.ts";
import { rational, toNumber, toPercent } from "../../exact/rational.ts";
import { releasedData } from "../../testing/released-data.ts";
import { instantRules } from "../../testing/rounds.ts";
import { countResults } from "./count-results.ts";
import { describeRules } from "./describe-rules.ts";
import { figuresOfBet, figuresOfTable } from "./figures.ts";
import { baccarat } from "./manifest.ts";
import { type BaccaratEvent, BaccaratLayout, BaccaratSpot } from "./wire.ts";

const rules = instantRules(baccarat, releasedData(baccarat, "punto-banco"));
const counts = countResults(8);

function accepted(bets: Partial<Record<BaccaratSpot, string>>) {
  const stakeMinor = Object.values(bets).reduce((sum, amount) => sum + BigInt(amount), 0n);
  return rules.accept(stakeMinor, { bets });
}
const everySpot = (amount: string) =>
  Object.fromEntries(BaccaratSpot.options.map((spot) => [spot, amount])) as Record<BaccaratSpot, string>;

describe("the figures of eight decks", () => {
  it("the figures of eight decks count 4,998,398,275,503,360 deals as published (Wizard of Odds, Baccarat, eight decks)", () => {
    const sums = { player: 0n, banker: 0n, tie: 0n };
    for (const { result, deals } of counts) sums[result.winner] += deals;
    expect(sums).toEqual({
      banker: 2_292_252_566_437_888n,
      player: 2_230_518_282_592_256n,
      tie: 475_627_426_473_216n,
    });
  });

  it.each([
    ["banker", "98.9421", "1.0579"],
    ["player", "98.7649", "1.2351"],
    ["tie", "85.6404", "14.3596"],
    ["player-pair", "89.6386", "10.3614"],
    ["banker-pair", "89.6386", "10.3614"],
  ] as const)(
    "the figures of eight decks return on %s %s %%, an edge of %s %% (Wizard of Odds, Baccarat, eight decks)",
    (spot, back, edge) => {
      const returned = toNumber(figuresOfBet(spot, counts).returnToPlayer) * 100;
      expect([returned.toFixed(4), (100 - returned).toFixed(4)]).toEqual([back, edge]);
    },
  );

  it("the figures of eight decks return 12 × 31/415 on a pair, because 31 of the other 415 cards have the rank of the first", () => {
    expect(figuresOfBet("player-pair", counts).returnToPlayer).toEqual(rational(12 * 31, 415));
    expect(figuresOfBet("banker-pair", counts).hitRate).toEqual(rational(31, 415));
  });

  it("the figures of eight decks of the table are those of the banker bet, with a largest win of 12 stakes", () => {
    const { returnToPlayer, maxWinMultiple } = figuresOfTable(counts);
    expect(returnToPlayer).toEqual(figuresOfBet("banker", counts).returnToPlayer);
    expect(maxWinMultiple).toEqual(rational(12));
  });

  it("the figures of eight decks give the covered share of bets: 1 for player and banker together, 54.14 % for player, 9.51 % for a tie", () => {
    const covered = (...spots: BaccaratSpot[]) =>
      accepted(Object.fromEntries(spots.map((spot) => [spot, "100"]))).coveredShare;
    expect(covered("player", "banker")).toBe(1);
    expect(covered("player")).toBeCloseTo(0.541403, 5);
    expect(covered("tie")).toBeCloseTo(0.095156, 5);
    expect(covered("banker-pair")).toBeCloseTo(31 / 415, 12);
  });

  it("the figures of eight decks agree with 20,000 rounds on every spot within 4 standard errors (seed 20261123)", () => {
    const draws = simulatedDraws(20261123);
    const round = accepted(everySpot("100"));
    const means = new Map(BaccaratSpot.options.map((spot) => [spot as string, new RunningMean()]));
    for (let count = 0; count < 20_000; count += 1) {
      for (const event of round.play(draws).events as BaccaratEvent[]) {
        if (event.type === "bet-won") means.get(event.bet)?.add(Number(event.payoutMinor) / 100);
        if (event.type === "bet-lost") means.get(event.bet)?.add(0);
      }
    }
    for (const spot of BaccaratSpot.options) {
      expect(means.get(spot)?.count).toBe(20_000);
      const exact = toNumber(figuresOfBet(spot, counts).returnToPlayer);
      expect(means.get(spot)?.errorsFrom(exact), spot).toBeLessThan(4);
    }
  });
});

const seed = inject("seed");

describe(`rounds with a bet on every spot (seed ${seed})`, () => {
  it(`rounds with a bet on every spot (seed ${seed}) pay the sum of their events, ten times as much for ten times the stake, and the same for the same draws`, () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const play = (amount: string) => accepted(everySpot(amount)).play(simulatedDraws(seed + nonce));
      const round = play("100");
      expect(payoutOf(round.events)).toBe(round.payoutMinor);
      expect(play("100")).toEqual(round);
      expect(play("1000").payoutMinor).toBe(round.payoutMinor * 10n);
    }
  });
});

describe("the sheet", () => {
  const layout = BaccaratLayout.parse(rules.layout(10n));

  it("the sheet has each bet's pay and return, and limits ten times as high at a scale of 10", () => {
    expect(layout.spots.map(({ spot, pays, returnToPlayer }) => [spot, pays, returnToPlayer])).toEqual([
      ["player", 1, "98.76"],
      ["banker", 0.95, "98.94"],
      ["tie", 8, "85.64"],
      ["player-pair", 11, "89.63"],
      ["banker-pair", 11, "89.63"],
    ]);
    expect(layout.betUnitMinor).toBe("1000");
    expect(layout.spots[0]?.maximumBetMinor).toBe("1000000");
    expect(toPercent(rules.computeFigures().returnToPlayer, 2)).toBe("98.94");
  });

  it("the sheet states the pays and the returns of all bets in words", () => {
    expect(describeRules(layout)).toEqual([
      { key: "rules_baccarat", params: { decks: 8 } },
      { key: "rules_baccarat_thirds" },
      { key: "rules_baccarat_bets", params: { player: 1, banker: 0.95, tie: 8, pair: 11 } },
      { key: "rules_baccarat_returns", params: { player: 98.76, banker: 98.94, tie: 85.64, pair: 89.63 } },
    ]);
  });
});
