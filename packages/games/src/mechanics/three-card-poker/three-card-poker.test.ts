import { describe, expect, inject, it } from "vitest";
import released from "../../../../../content/models/three-card-poker/three-card-parlour.json" with {
  type: "json",
};
import { cardsOf } from "../../cards/card.ts";
import { playDecided, RunningMean } from "../../cards/testing/play-decided.ts";
import { simulatedDraws, stackedDraws } from "../../cards/testing/stacked-draws.ts";
import { rational, toNumber, toPercent } from "../../exact/rational.ts";
import type { DecidedRound } from "../../rules/mechanic.ts";
import { lowestPlayed, pairPlusFigures, threeCardFigures, threeCardWinChances } from "./compute-figures.ts";
import { DealerHands } from "./dealer-hands.ts";
import { describeRules } from "./describe-rules.ts";
import { evaluateThree, qualifies, threeCardHand } from "./evaluate-three.ts";
import { threeCardPoker } from "./manifest.ts";
import { handReturnsOf, PLAY_FROM } from "./play.ts";
import { ThreeCardPokerEvent, ThreeCardPokerLayout } from "./wire.ts";

const model = threeCardPoker.data.parse(released.data);
const rules = threeCardPoker.rulesOf(model);

function roundOf(ante = "100", pairPlus?: string): DecidedRound {
  if (rules.kind !== "decided") throw new Error("three card poker must be decided");
  const bets = pairPlus === undefined ? { ante } : { ante, "pair-plus": pairPlus };
  return rules.accept(BigInt(ante) + BigInt(pairPlus ?? "0"), { bets });
}

function three(texts: string): number {
  const [one, two, other] = cardsOf(texts) as [number, number, number];
  return evaluateThree(one, two, other);
}

describe("three cards", () => {
  it.each([
    ["AS KS QS", "straight-flush"],
    ["3S 2S AS", "straight-flush"],
    ["9C 9D 9H", "three-of-a-kind"],
    ["9C 8D 7H", "straight"],
    ["AC 2D 3H", "straight"],
    ["KC AD 2H", "high-card"],
    ["AC JC 2C", "flush"],
    ["4C 4D AH", "pair"],
  ])("%s are a %s", (texts, hand) => {
    expect(threeCardHand(three(texts))).toBe(hand);
  });

  it("three cards rank a straight above a flush, the ace low in 3-2-A, and a pair by its third card", () => {
    expect(three("4C 3D 2H")).toBeGreaterThan(three("AC KC JC"));
    expect(three("4C 3D 2H")).toBeGreaterThan(three("AC 3D 2H"));
    expect(three("9C 9D 3H")).toBeGreaterThan(three("9H 2D 9S"));
    expect(three("AC 9D 3H")).toBeGreaterThan(three("AC 8D 7H"));
    expect(three("AC 9D 3H")).toBe(three("AD 9H 3C"));
  });

  it("three cards qualify from queen, three, two upwards", () => {
    expect(qualifies(three("QC 3D 2H"))).toBe(true);
    expect(qualifies(three("2C 2D 3H"))).toBe(true);
    expect(qualifies(three("JC TD 8H"))).toBe(false);
  });
});

describe("a round of three card poker", () => {
  it.each([
    ["a better hand wins ante and play", "AS 9D 3C KS 9H 2C", "play", 400n],
    ["a worse hand loses both", "QS 9D 3C KS 9H 2C", "play", 0n],
    ["an equal hand is a push", "QS 9D 3C QC 9H 3D", "play", 200n],
    ["a dealer who does not qualify pays the ante and returns the play", "2S 4D 6C JS 9H 2C", "play", 300n],
    ["a straight gets its bonus when it wins", "9S 8D 7C KS 9H 2C", "play", 500n],
    ["a straight gets its bonus when it loses", "9S 8D 7C TS 9H 8C", "play", 100n],
    ["three of a kind has a bonus of 4", "9S 9D 9C KS QH 2C", "play", 800n],
    ["a straight flush has one of 5", "9S 8S 7S KS QH 2C", "play", 900n],
    ["a fold loses the ante", "9S 8S 7S KS QH 2C", "fold", 0n],
  ])("%s: %s", (_, cards, move, payoutMinor) => {
    const round = playDecided(roundOf(), stackedDraws(cards), () => ({ move }));
    for (const event of round.events) ThreeCardPokerEvent.parse(event);
    expect(round.payoutMinor).toBe(payoutMinor);
    expect(round.furtherMinor).toBe(move === "play" ? 100n : 0n);
  });

  it.each([
    ["QS QD 3C", 100n],
    ["QS 9S 3S", 250n],
    ["QS KD JC", 350n],
    ["3S 3D 3C", 1550n],
    ["4S 5S 3S", 2050n],
    ["QS TD 3C", 0n],
  ])(
    "a round of three card poker pays the side bet of 50 on %s %d, also after a fold",
    (cards, payoutMinor) => {
      const round = playDecided(roundOf("100", "50"), stackedDraws(`${cards} AS AH AC`), () => ({
        move: "fold",
      }));
      expect(round.payoutMinor).toBe(payoutMinor);
    },
  );

  it("a round of three card poker shows no card of the dealer before the decision", () => {
    const start = roundOf().start(stackedDraws("AS 9D 3C KS 9H 2C"));
    expect(start.events).toEqual([{ type: "player-dealt", cards: ["AS", "9D", "3C"], hand: "high-card" }]);
    expect(start.choices).toEqual([
      { action: { move: "fold" }, stakeMinor: 0n },
      { action: { move: "play" }, stakeMinor: 100n },
    ]);
  });

  it("a round of three card poker folds for an absent player", () => {
    const round = roundOf();
    const away = playDecided(round, stackedDraws("AS AD AC KS 9H 2C"), (state) => round.forfeit(state));
    expect(away.actions).toEqual([{ move: "fold" }]);
  });
});

describe("bad input", () => {
  it.each([
    ["no ante", 100n, { bets: { "pair-plus": "100" } }, "invalid_input"],
    ["an unknown bet", 100n, { bets: { ante: "100", six: "1" } }, "invalid_input"],
    ["an amount of 0", 100n, { bets: { ante: "100", "pair-plus": "0" } }, "invalid_input"],
    ["a number", 100n, { bets: { ante: 100 } }, "invalid_input"],
    ["nothing", 100n, undefined, "invalid_input"],
    ["another sum", 100n, { bets: { ante: "100", "pair-plus": "100" } }, "invalid_stake"],
  ])("bad input refuses %s", (_, stakeMinor, input, code) => {
    expect(() => rules.accept(stakeMinor, input)).toThrow(expect.objectContaining({ code }));
  });

  it("bad input refuses an ante or side bet that is not on offer", () => {
    expect(() => roundOf("100", "50").checkOffer(1n)).not.toThrow();
    expect(() => roundOf("100", "60").checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
    expect(() => roundOf("150").checkOffer(1n)).toThrow(expect.objectContaining({ code: "invalid_stake" }));
  });

  it("bad input refuses an action that is malformed, unknown, or after the end", () => {
    const round = roundOf();
    const draws = stackedDraws("AS 9D 3C KS 9H 2C");
    const { state } = round.start(draws);
    for (const action of [undefined, "play", { move: "raise" }, { move: "play", times: 2 }]) {
      expect(() => round.act(state, action, draws)).toThrow(
        expect.objectContaining({ code: "invalid_action" }),
      );
    }
    const over = round.act(state, { move: "play" }, draws);
    expect(() => round.act(over.state, { move: "play" }, draws)).toThrow("the round is over");
  });

  it("bad input refuses a model with a pay of 0 or without stakes", () => {
    expect(
      threeCardPoker.data.safeParse({ ...model, pairPlus: { ...model.pairPlus, pair: 0 } }).success,
    ).toBe(false);
    expect(threeCardPoker.data.safeParse({ ...model, stakes: [] }).success).toBe(false);
  });
});

const seed = inject("seed");

describe(`rounds of random decisions (seed ${seed})`, () => {
  it(`rounds of random decisions (seed ${seed}) pay the sum of their events, scale with the stake, and replay identically`, () => {
    const choose = simulatedDraws(seed);
    for (let nonce = 0; nonce < 2000; nonce += 1) {
      const move = choose.below(2) === 0 ? "play" : "fold";
      const play = (ante: string, pairPlus: string) =>
        playDecided(roundOf(ante, pairPlus), simulatedDraws(seed + nonce), () => ({ move }));
      const round = play("100", "50");
      expect(play("100", "50")).toEqual(round);
      expect(play("300", "150").payoutMinor).toBe(round.payoutMinor * 3n);
    }
  });
});

describe("the figures", () => {
  const ante = threeCardFigures(model);

  it("the figures return 96.63 % of the ante: a house edge of 3.3730 % (Wizard of Odds, Three Card Poker, bonus 5-4-1)", () => {
    expect(((1 - toNumber(ante.returnToPlayer)) * 100).toFixed(4)).toBe("3.3730");
  });

  it("the figures state the largest win of all splits of the bets: 40.68 stakes for an ante of 0.50 with a pair plus of 50.00", () => {
    const beaten = "9S 8S 7S KS QH 2C";
    const wins = model.stakes.flatMap((bet) =>
      [undefined, ...model.stakes].map((side) => {
        const round = roundOf(String(bet), side?.toString());
        const { payoutMinor } = playDecided(round, stackedDraws(beaten), () => ({ move: "play" }));
        return rational(payoutMinor, BigInt(bet + (side ?? 0)));
      }),
    );
    const largest = wins.reduce((most, win) => (toNumber(win) > toNumber(most) ? win : most));
    expect(largest).toEqual(rational(4109, 101));
    expect(ante.maxWinMultiple).toEqual(largest);
  });

  it("the figures state 40.68 stakes as reachable once in 660 rounds: a straight flush that beats a qualifying dealer, ante 0.50 and pair plus 50.00", () => {
    const round = roundOf("50", "5000");
    const played = playDecided(round, stackedDraws("9S 8S 7S KS QH 2C"), () => ({ move: "play" }));
    expect(played.payoutMinor).toBe(205_450n);
    const { reachable } = threeCardWinChances(model);
    expect(reachable).toMatchObject({ multiple: rational(205_450n, 5_050n), play: "aimed" });
    expect(1 / reachable.chance).toBeCloseTo(660, 0);
  });

  it("the figures return 97.68 % of the pair plus: an edge of 2.32 % (Wizard of Odds, Three Card Poker, 40-30-6-4-1)", () => {
    const figures = pairPlusFigures(model);
    expect(toPercent(figures.returnToPlayer, 4)).toBe("97.6832");
    expect(((1 - toNumber(figures.returnToPlayer)) * 100).toFixed(2)).toBe("2.32");
    // 22,100 hands minus 16,440 below a pair.
    expect(figures.hitRate).toEqual(rational(5660, 22_100));
  });

  it("the figures play queen, six, four and everything above", () => {
    expect(lowestPlayed(model)).toBe(three(PLAY_FROM));
  });

  it("the figures agree with 30,000 rounds that follow the hint within 4 standard errors (seed 20261123)", () => {
    const round = roundOf();
    const draws = simulatedDraws(20261123);
    const nets = new RunningMean();
    const paid = new RunningMean();
    for (let count = 0; count < 30_000; count += 1) {
      const { payoutMinor, furtherMinor } = playDecided(round, draws, (state) => round.hint?.(state));
      nets.add(Number(payoutMinor - furtherMinor) / 100);
      paid.add(payoutMinor > 0n ? 1 : 0);
    }
    expect(nets.errorsFrom(toNumber(ante.returnToPlayer))).toBeLessThan(4);
    expect(paid.errorsFrom(toNumber(ante.hitRate))).toBeLessThan(4);
  });

  it("the figures count the dealer's hands as an enumeration of them does", () => {
    const hands = new DealerHands();
    for (const texts of ["QC 6D 4H", "AS KS QS", "9C 9D 9H", "AC 2D 3H", "4C 4D AH", "JC TD 8H"]) {
      const cards = cardsOf(texts).toSorted((one, other) => one - other) as [number, number, number];
      const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card));
      const value = three(texts);
      const returns = [0, 0, 0, 0, 0];
      for (let one = 0; one < 47; one += 1) {
        for (let two = one + 1; two < 48; two += 1) {
          for (let other = two + 1; other < 49; other += 1) {
            const dealer = evaluateThree(rest[one] as number, rest[two] as number, rest[other] as number);
            const { ante, play } = handReturnsOf(value, dealer);
            returns[Number(ante + play)]! += 1;
          }
        }
      }
      expect(hands.returnsAgainst(cards), texts).toEqual(returns);
    }
  });

  it("the figures are on the sheet", () => {
    const layout = ThreeCardPokerLayout.parse(rules.layout(1n));
    expect(layout.returns).toEqual({ ante: "96.62", pairPlus: "97.68" });
    expect(layout.pairPlus.map(({ pays }) => pays)).toEqual([40, 30, 6, 4, 1]);
    expect(layout.anteBonus.map(({ pays }) => pays)).toEqual([5, 4, 1]);
    expect(layout.playFrom).toEqual(["QC", "6D", "4H"]);
    expect(describeRules(layout).at(-1)?.params).toEqual({
      second: "6",
      third: "4",
      ante: 96.62,
      pairPlus: 97.68,
    });
  });
});
