import { describe, expect, it } from "vitest";
import { cardOf, RANK_COUNT, rankOf } from "../../cards/card.ts";
import { add, multiply, type Rational, rational, toNumber, toPercent } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import { decidedRules, forfeitToEnd, simulate } from "../../testing/rounds.ts";
import { hiLoFigures } from "./compute-figures.ts";
import type { HiLoData } from "./data.ts";
import { hiLo } from "./manifest.ts";
import { cardsLeft, firstStandings, guessed, isRight, offersFor, type Standing, worthOf } from "./odds.ts";
import { likeliestOf } from "./play.ts";
import { type HiLoEvent, HiLoLayout } from "./wire.ts";

const endless = releasedData(hiLo, "hi-lo-endless");
const single = releasedData(hiLo, "hi-lo-deck");
const models = [
  ["hi-lo-endless", endless],
  ["hi-lo-deck", single],
] as const;

const guess = (side: "higher" | "lower") => ({ type: "guess", side });
const cashOut = { type: "cash-out" };

describe("the guesses of hi-lo", () => {
  const offered = (data: HiLoData, card: string) =>
    offersFor(data, {
      rank: rankOf(cardOf(card)),
      left: cardsLeft(data.deck, [cardOf(card)]),
      chance: { wins: 1n, all: 1n },
    }).map(({ side, cards, of, countsEqual, multiplierHundredths }) => [
      side,
      `${cards}/${of}`,
      countsEqual,
      multiplierHundredths,
    ]);

  it.each([
    [
      "2C",
      [
        ["higher", "48/52", false, 105],
        ["lower", "4/52", true, 1261],
      ],
    ],
    [
      "3C",
      [
        ["higher", "48/52", true, 105],
        ["lower", "8/52", true, 630],
      ],
    ],
    [
      "8H",
      [
        ["higher", "28/52", true, 180],
        ["lower", "28/52", true, 180],
      ],
    ],
    [
      "KD",
      [
        ["higher", "8/52", true, 630],
        ["lower", "48/52", true, 105],
      ],
    ],
    [
      "AS",
      [
        ["higher", "4/52", true, 1261],
        ["lower", "48/52", false, 105],
      ],
    ],
  ])("the guesses of hi-lo on %s from an endless deck are %j", (card, expected) => {
    expect(offered(endless, card)).toEqual(expected);
  });

  it.each([
    [
      "2C",
      [
        ["higher", "48/51", false, 103],
        ["lower", "3/51", true, 1649],
      ],
    ],
    [
      "8H",
      [
        ["higher", "27/51", true, 183],
        ["lower", "27/51", true, 183],
      ],
    ],
    [
      "AS",
      [
        ["higher", "3/51", true, 1649],
        ["lower", "48/51", false, 103],
      ],
    ],
  ])("the guesses of hi-lo on %s from a single deck are %j", (card, expected) => {
    expect(offered(single, card)).toEqual(expected);
  });

  it("the guesses of hi-lo win with exactly the cards that a trial of every next card of the deck finds", () => {
    for (const { deck } of [endless, single]) {
      for (let shown = 0; shown < 52; shown += 1) {
        const standing = {
          rank: rankOf(shown),
          left: cardsLeft(deck, [shown]),
          chance: { wins: 1n, all: 1n },
        };
        for (const offer of offersFor({ ...endless, deck }, standing)) {
          let right = 0;
          for (let next = 0; next < 52; next += 1) {
            if (deck === "single" && next === shown) continue;
            if (isRight(offer, standing.rank, rankOf(next))) right += 1;
          }
          expect(offer.cards).toBe(right);
        }
      }
    }
  });
});

describe("the figures of hi-lo", () => {
  it.each([
    ["hi-lo-endless", endless, "96.80", "77.51", "1065.54"],
    ["hi-lo-deck", single, "96.74", "77.37", "1063.17"],
  ] as const)(
    "the figures of hi-lo of %s: the likelier guess on the first card returns %s percent",
    (_, data, returned, hits, largest) => {
      const figures = hiLoFigures(data);
      expect(toPercent(figures.returnToPlayer, 2)).toBe(returned);
      expect(toPercent(figures.hitRate, 2)).toBe(hits);
      expect(toNumber(figures.maxWinMultiple).toFixed(2)).toBe(largest);
    },
  );

  it.each(models)("the figures of hi-lo of %s hold in 20,000 seeded rounds within 4 sigma", (_, data) => {
    const rules = decidedRules(hiLo, data);
    const errors = simulate(
      hiLoFigures(data),
      20_000,
      100n,
      (seeds) => forfeitToEnd(rules.accept(100n, {}), seededDraws(seeds)).payoutMinor,
    );
    expect(errors.returnErrors).toBeLessThan(4);
    expect(errors.hitErrors).toBeLessThan(4);
  });

  it.each([
    ["hi-lo-endless", endless, 3],
    ["hi-lo-deck", single, 3],
  ] as const)(
    "the figures of hi-lo of %s stay in the layout's range for the best and the worst play of up to three guesses",
    (_, data, guesses) => {
      const { lowestReturn, highestReturn } = HiLoLayout.parse(decidedRules(hiLo, data).layout(1n));
      expect([lowestReturn, highestReturn]).toEqual(["96.04", "97.00"]);
      for (const better of [1n, -1n]) {
        const returned = toNumber(returnOfPlay(data, guesses, better));
        expect(returned).toBeGreaterThan(0.96045);
        expect(returned).toBeLessThanOrEqual(0.97);
      }
    },
  );

  it("the figures of hi-lo return 97 percent within 4 sigma over 20,000 rounds of six likelier guesses, so more guesses lose no more to rounding", () => {
    const rules = decidedRules(hiLo, endless);
    const ROUNDS = 20_000;
    let [paid, squares] = [0, 0];
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const draws = seededDraws({ serverSeed: "5eed".repeat(16), clientSeed: "long", nonce });
      const round = rules.accept(100n, {});
      let step = round.start(draws);
      // Always the likelier guess, six times.
      for (let turn = 0; turn < 6 && step.choices.length > 0; turn += 1) {
        const offered = step.events.at(-1) as Extract<HiLoEvent, { type: "guesses-offered" }>;
        step = round.act(step.state, guess(likeliestOf(offered.guesses).side), draws);
      }
      if (step.choices.length > 0) step = round.act(step.state, cashOut, draws);
      const won = Number(step.payoutMinor) / 100;
      paid += won;
      squares += won * won;
    }
    const mean = paid / ROUNDS;
    const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
    expect(Math.abs(mean - 0.97)).toBeLessThan(4 * error);
  });
});

/** The return of the best (`better` 1) or the worst (-1) play of at most `guesses` guesses, over every card that can come. */
function returnOfPlay(data: HiLoData, guesses: number, better: bigint): Rational {
  const isBetter = (one: Rational, other: Rational) =>
    better * (one.numerator * other.denominator - other.numerator * one.denominator) > 0n;
  const bestOf = (standing: Standing, left: number): Rational => {
    let best: Rational | undefined =
      standing.chance.wins === standing.chance.all
        ? undefined
        : rational(worthOf(data, standing.chance), 100);
    if (left > 0) {
      for (const offer of offersFor(data, standing)) {
        let value = rational(0);
        for (let next = 0; next < RANK_COUNT; next += 1) {
          const cards = standing.left[next] ?? 0;
          if (cards === 0 || !isRight(offer, standing.rank, next)) continue;
          const after = standing.left.map((count, rank) =>
            data.deck === "single" && rank === next ? count - 1 : count,
          );
          const chance = guessed(standing.chance, offer.cards, offer.of);
          value = add(
            value,
            multiply(rational(cards, offer.of), bestOf({ rank: next, left: after, chance }, left - 1)),
          );
        }
        if (!best || isBetter(value, best)) best = value;
      }
    }
    if (!best) throw new Error("no guess on offer");
    return best;
  };
  let mean = rational(0);
  for (const standing of firstStandings(data.deck)) {
    mean = add(mean, multiply(rational(1, RANK_COUNT), bestOf(standing, guesses)));
  }
  return mean;
}
