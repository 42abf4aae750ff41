import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational, toNumber, toPercent } from "../../exact/rational.ts";
import { drawsFromWords } from "../../fairness/draws.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { returnOf } from "../../rules/multiplier.ts";
import { releasedData } from "../../testing/released-data.ts";
import { anySeeds, instantRules, simulate, withoutAmounts, wonIn } from "../../testing/rounds.ts";
import { diceFigures, figuresOfDiceBet } from "./compute-figures.ts";
import { DiceData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { dice } from "./manifest.ts";
import { allThrows, diceOffers, offerOf, waysOfTotals } from "./odds.ts";
import { winsBet } from "./wins-bet.ts";
import { DiceEvent, DiceLayout } from "./wire.ts";

const pair = releasedData(dice, "dice-pair");
/** Not released: one die, and a usual bet with an even chance. */
const single = DiceData.parse({ ...pair, dice: 1, usual: { side: "over", target: 3 } });
const models = [
  ["two dice", pair],
  ["one die", single],
] as const;

/** A throw whose words are the given faces. */
const thrown = (data: DiceData, input: unknown, words: number[], stakeMinor = 100n) =>
  instantRules(dice, data)
    .accept(stakeMinor, input)
    .play(drawsFromWords(() => words.shift() as number));

describe("totals of dice", () => {
  it("totals of dice occur for two dice in 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 of 36 throws", () => {
    expect(waysOfTotals(pair).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });
});

describe("bets on dice", () => {
  it("bets on dice with two dice pay 2.32 under and over seven, and 5.82 on exactly seven, which returns 97 percent", () => {
    const offers = diceOffers(pair);
    const paid = (side: "under" | "over" | "exactly") =>
      offerOf(offers, { side, target: 7 })?.multiplierHundredths;
    expect([paid("under"), paid("over"), paid("exactly")]).toEqual([232, 232, 582]);
    expect(returnOf(582, { wins: 6n, all: 36n })).toEqual(rational(97, 100));
  });

  it.each(models)(
    "bets on dice of %s win in as many throws as an enumeration of all throws counts",
    (_, data) => {
      const throws = everyThrow(data);
      expect(BigInt(throws.length)).toBe(allThrows(data));
      const counts = new Map<number, bigint>();
      for (const total of throws) counts.set(total, (counts.get(total) ?? 0n) + 1n);
      for (const offer of diceOffers(data)) {
        let wins = 0n;
        for (const [total, count] of counts) if (winsBet(offer, total)) wins += count;
        expect(offer.wins, `${offer.side} ${offer.target}`).toBe(wins);
      }
    },
  );

  it.each([
    ["two dice", pair, "96.25", "97.00"],
    ["one die", single, "96.66", "97.00"],
  ] as const)(
    "bets on dice of %s return between %s and 97 percent",
    (_, data, lowestReturn, highestReturn) => {
      expect(instantRules(dice, data).layout(1n)).toMatchObject({ lowestReturn, highestReturn });
    },
  );
});

describe("the figures of dice", () => {
  it.each([
    ["two dice", pair, "97.0000", "16.66", 34],
    ["one die", single, "97.0000", "50.00", 5],
  ] as const)(
    "the figures of dice of %s are those of its usual bet",
    (_, data, returned, hitRate, largest) => {
      const figures = diceFigures(data);
      expect(toPercent(figures.returnToPlayer, 4)).toBe(returned);
      expect(toPercent(figures.hitRate, 2)).toBe(hitRate);
      expect(Math.floor(toNumber(figures.maxWinMultiple))).toBe(largest);
    },
  );

  it.each([
    ["two dice", pair, { side: "over", target: 7 }],
    ["one die", single, { side: "exactly", target: 6 }],
  ] as const)(
    "the figures of dice of a bet on %s hold in 60,000 seeded rounds within 4 sigma",
    (_, data, input) => {
      const rules = instantRules(dice, data);
      const bet = offerOf(diceOffers(data), input);
      if (!bet) throw new Error("not on offer");
      const play = (seeds: Parameters<typeof seededDraws>[0]) =>
        rules.accept(100n, input).play(seededDraws(seeds)).payoutMinor;
      const errors = simulate(figuresOfDiceBet(data, bet), 60_000, 100n, play);
      expect(errors.returnErrors).toBeLessThan(4);
      expect(errors.hitErrors).toBeLessThan(4);
    },
  );
});

describe("a throw", () => {
  it.each([
    ["over 7 loses on a total of 7", { side: "over", target: 7 }, [2, 3], 7, 0n],
    ["over 7 wins on a total of 8", { side: "over", target: 7 }, [3, 3], 8, 232n],
    ["under 7 loses on a total of 7", { side: "under", target: 7 }, [0, 5], 7, 0n],
    ["under 7 wins on a total of 2", { side: "under", target: 7 }, [0, 0], 2, 232n],
    ["seven exactly wins on 5 and 2", { side: "exactly", target: 7 }, [4, 1], 7, 582n],
    ["twelve exactly wins on 6 and 6", { side: "exactly", target: 12 }, [5, 5], 12, 3492n],
  ])("%s", (_, input, words, total, payoutMinor) => {
    const outcome = thrown(pair, input, words);
    expect(outcome.events[0]).toMatchObject({ type: "dice-rolled", total });
    expect(outcome.payoutMinor).toBe(payoutMinor);
    expect(outcome.events).toHaveLength(payoutMinor > 0n ? 3 : 2);
  });

  it.each(models)(
    "a throw of %s pays the sum of its events, scales with the stake, and replays identically",
    (_, data) => {
      const rules = instantRules(dice, data);
      const bets = diceOffers(data).map(({ side, target }) => ({ side, target }));
      const stakes = fc.bigInt({ min: 1n, max: 10_000_000n }).map((units) => units * 100n);
      const times = fc.bigInt({ min: 2n, max: 50n });
      fc.assert(
        fc.property(anySeeds, fc.constantFrom(...bets), stakes, times, (seeds, bet, stakeMinor, factor) => {
          const play = (minor: bigint) => rules.accept(minor, bet).play(seededDraws(seeds));
          const outcome = play(stakeMinor);
          expect(wonIn(outcome.events)).toBe(outcome.payoutMinor);
          expect(outcome.events.map((event) => DiceEvent.parse(event))).toEqual(outcome.events);
          expect(outcome.events.at(-1)).toEqual({
            type: "round-ended",
            payoutMinor: outcome.payoutMinor.toString(),
          });
          expect(play(stakeMinor)).toEqual(outcome);
          const more = play(stakeMinor * factor);
          expect(more.payoutMinor).toBe(outcome.payoutMinor * factor);
          expect(withoutAmounts(more.events)).toEqual(withoutAmounts(outcome.events));
        }),
        { numRuns: 200 },
      );
    },
  );
});

describe("a round of dice", () => {
  const rules = instantRules(dice, pair);

  it.each([
    ["no target", { side: "over" }],
    ["an unknown side", { side: "at", target: 7 }],
    ["half a point", { side: "over", target: 7.5 }],
    ["a target as text", { side: "over", target: "7" }],
    ["a total that is not on the dice", { side: "exactly", target: 13 }],
    ["a bet that always wins", { side: "over", target: 1 }],
    ["a bet that never wins", { side: "under", target: 2 }],
    ["a bet that pays a stake or less", { side: "under", target: 12 }],
    ["a field too many", { side: "over", target: 7, multiplierHundredths: 900 }],
    ["a list", []],
    ["null", null],
  ])("a round of dice refuses %s as invalid_input", (_, input) => {
    expect(() => rules.accept(100n, input)).toThrow(expect.objectContaining({ code: "invalid_input" }));
  });

  it.each([0n, -100n, 150n, 99n])("a round of dice refuses a stake of %d as invalid_stake", (stakeMinor) => {
    expect(() => rules.accept(stakeMinor, pair.usual)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("a round of dice is on offer with 1.00 in EUR and 10.00 in DKK, and not with 3.00 in EUR", () => {
    expect(() => rules.accept(100n, pair.usual).checkOffer(1n)).not.toThrow();
    expect(() => rules.accept(1000n, pair.usual).checkOffer(10n)).not.toThrow();
    expect(() => rules.accept(300n, pair.usual).checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("a round of dice reports the share of all throws that its bet covers", () => {
    expect(rules.accept(100n, { side: "over", target: 7 }).coveredShare).toBe(15 / 36);
  });

  it.each(models)(
    "a round of dice lists only the under bets of %s in its layout, because over mirrors under",
    (_, data) => {
      const layout = DiceLayout.parse(instantRules(dice, data).layout(1n));
      const over = diceOffers(data).filter(({ side }) => side === "over");
      const mirrored = layout.under.map(([target, wins, multiplierHundredths]) => ({
        side: "over",
        target: layout.lowest + layout.highest - target,
        wins: BigInt(wins),
        multiplierHundredths,
      }));
      expect(over).toEqual(mirrored);
    },
  );
});

it("states in its rules the bets and that multipliers are rounded down", () => {
  expect(describeRules(instantRules(dice, pair).layout(1n))).toEqual([
    { key: "rules_dice" },
    { key: "rules_rounded_down" },
  ]);
});

describe("the data of dice", () => {
  it.each([
    ["a stake of 1.50", { stakes: [150] }, "stakes"],
    ["a return of 98 percent", { returnPercent: 98 }, "returnPercent"],
    ["three dice", { dice: 3 }, "dice"],
    ["a usual bet that is not on offer", { usual: { side: "over", target: 12 } }, "usual"],
    ["an unknown field", { edge: 3 }, ""],
  ])("the data of dice refuses %s", (_, changed, field) => {
    const parsed = DiceData.safeParse({ ...pair, ...changed });
    expect(parsed.error?.issues.map(({ path }) => path.join("."))).toContain(field);
  });
});

/** The total of every throw, each die counted by hand. */
function everyThrow({ dice: count }: DiceData): number[] {
  let totals = [0];
  for (let die = 0; die < count; die += 1) {
    totals = totals.flatMap((total) => [1, 2, 3, 4, 5, 6].map((face) => total + face));
  }
  return totals;
}
