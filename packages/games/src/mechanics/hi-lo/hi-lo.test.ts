import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardOf, RANK_COUNT, rankOf } from "../../cards/card.ts";
import { add, multiply, type Rational, rational, toNumber, toPercent } from "../../exact/rational.ts";
import { seededDraws } from "../../fairness/seeded-draws.ts";
import { releasedData } from "../../testing/released-data.ts";
import {
  anySeeds,
  decidedRules,
  foldActions,
  forfeitToEnd,
  playToEnd,
  simulate,
  withoutAmounts,
  wonIn,
} from "../../testing/rounds.ts";
import { hiLoFigures } from "./compute-figures.ts";
import { HiLoData } from "./data.ts";
import { hiLo } from "./manifest.ts";
import { cardsLeft, firstStandings, guessed, isRight, offersFor, type Standing, worthOf } from "./odds.ts";
import { likeliestOf } from "./play.ts";
import { tellRules } from "./tell.ts";
import { HiLoAction, HiLoEvent, HiLoLayout } from "./wire.ts";

const endless = releasedData(hiLo, "hi-lo-endless");
const single = releasedData(hiLo, "hi-lo-deck");
const models = [
  ["hi-lo-endless", endless],
  ["hi-lo-deck", single],
] as const;

const guess = (side: "higher" | "lower") => ({ type: "guess", side });
const skip = { type: "skip" };
const cashOut = { type: "cash-out" };

/** A round in which these cards come in order. */
function dealt(data: HiLoData, cards: string, stakeMinor = 100n) {
  const round = decidedRules(hiLo, data).accept(stakeMinor, {});
  const coming = cards.split(" ").map(cardOf);
  const shown: number[] = [];
  const draws = {
    below() {
      const card = coming.shift();
      if (card === undefined) throw new Error("no card is left");
      // From a single deck a draw is the card's place among those that are left.
      const place = data.deck === "single" ? card - shown.filter((each) => each < card).length : card;
      shown.push(card);
      return place;
    },
  };
  let step = round.start(draws);
  const events = [...step.events];
  const act = (...actions: unknown[]) => {
    for (const action of actions) {
      step = round.act(step.state, action, draws);
      events.push(...step.events);
    }
    return step;
  };
  return { round, act, events, step: () => step };
}

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
  ])("on %s from an endless deck are %j", (card, expected) => {
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
  ])("on %s from a single deck are %j", (card, expected) => {
    expect(offered(single, card)).toEqual(expected);
  });

  it("win with exactly the cards that every next card of the deck, tried one by one, gives", () => {
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
    "of %s: the likelier guess on the first card returns %s percent",
    (_, data, returned, hits, largest) => {
      const figures = hiLoFigures(data);
      expect(toPercent(figures.returnToPlayer, 2)).toBe(returned);
      expect(toPercent(figures.hitRate, 2)).toBe(hits);
      expect(toNumber(figures.maxWinMultiple).toFixed(2)).toBe(largest);
    },
  );

  it.each(models)("of %s hold in 20,000 seeded rounds within 4 sigma", (_, data) => {
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
    "of %s lie, for the best and the worst play of up to three guesses, in the range that the layout promises",
    (_, data, guesses) => {
      const { lowestReturn, highestReturn } = HiLoLayout.parse(decidedRules(hiLo, data).layout(1n));
      expect([lowestReturn, highestReturn]).toEqual(["96.04", "97.00"]);
      for (const better of [1n, -1n]) {
        const returned = toNumber(returnOfPlay(data, guesses, better));
        expect(returned).toBeGreaterThan(0.9604);
        expect(returned).toBeLessThanOrEqual(0.97);
      }
    },
  );

  it("lose no more to rounding over six guesses: a simulated player of the likelier side returns within 4 sigma of 97 percent", () => {
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

describe("a round of hi-lo", () => {
  it("shows a card, offers both guesses and a skip, and no cash-out before the first guess", () => {
    const { step } = dealt(endless, "8H");
    expect(step().events).toEqual([
      { type: "card-shown", card: "8H" },
      {
        type: "guesses-offered",
        guesses: [
          { side: "higher", cards: 28, of: 52, countsEqual: true, multiplierHundredths: 180 },
          { side: "lower", cards: 28, of: 52, countsEqual: true, multiplierHundredths: 180 },
        ],
        skips: 3,
      },
    ]);
    expect(step().choices.map(({ action }) => action)).toEqual([guess("higher"), guess("lower"), skip]);
  });

  it("pays 3.34 after two right guesses of 28 cards each, rounded down once: 0.97 · (52/28)² is 3.3454…", () => {
    const { act } = dealt(endless, "8H TD 8C 9S");
    act(guess("higher"), skip, guess("higher"));
    const end = act(cashOut);
    expect(end.payoutMinor).toBe(334n);
    expect(end.events).toEqual([
      { type: "guesses-won", guesses: 2, multiplierHundredths: 334, payoutMinor: "334" },
      { type: "round-ended", payoutMinor: "334" },
    ]);
  });

  it.each([
    ["a card of the same rank wins higher", "8H 8D", "higher", "guess-right"],
    ["a card of the same rank wins lower", "8H 8D", "lower", "guess-right"],
    ["a second two does not win higher on a two", "2H 2D", "higher", "guess-wrong"],
    ["a second two wins lower on a two", "2H 2D", "lower", "guess-right"],
    ["a second ace does not win lower on an ace", "AH AD", "lower", "guess-wrong"],
    ["a second ace wins higher on an ace", "AH AD", "higher", "guess-right"],
    ["the ace ranks over the king", "KH AD", "higher", "guess-right"],
    ["the two ranks under the three", "3H 2D", "lower", "guess-right"],
    ["a lower card loses higher", "8H 7D", "higher", "guess-wrong"],
  ] as const)("%s", (_, cards, side, told) => {
    for (const [, data] of models) {
      const { act } = dealt(data, cards);
      expect(act(guess(side)).events[1]).toMatchObject({ type: told });
    }
  });

  it("ends with nothing after a wrong guess", () => {
    const { act } = dealt(endless, "8H 7D");
    const end = act(guess("higher"));
    expect(end.events).toEqual([
      { type: "card-shown", card: "7D" },
      { type: "guess-wrong", side: "higher" },
      { type: "round-ended", payoutMinor: "0" },
    ]);
    expect(end.choices).toEqual([]);
  });

  it("reaches the largest win of 1,065.54 with a king, two aces and one more, and cashes it out when no skip is left", () => {
    const { act, step } = dealt(endless, "2C 2C 2C KH AD AS AC");
    act(skip, skip, skip, guess("higher"), guess("higher"));
    expect(step().choices).toContainEqual({ action: guess("higher"), stakeMinor: 0n });
    const end = act(guess("higher"));
    expect(end.payoutMinor).toBe(106_554n);
    expect(end.events.map(({ type }) => type)).toEqual([
      "card-shown",
      "guess-right",
      "guesses-won",
      "round-ended",
    ]);
  });

  it("from one deck reaches the largest win of 1,063.17 with a ten and three aces", () => {
    const { act } = dealt(single, "TC AD AS AC");
    act(guess("higher"), guess("higher"), guess("higher"));
    expect(act(cashOut).payoutMinor).toBe(106_317n);
  });

  it("cashes out by itself after twelve right guesses", () => {
    const { act } = dealt(endless, `7H ${"7D 7S ".repeat(6).trim()}`);
    const sides = Array.from({ length: 12 }, (_, turn) => guess(turn < 11 ? "higher" : "lower"));
    // Seven or higher is 32 of 52: eleven times, then seven or lower, 24 of 52.
    const worth = worthOf(endless, { wins: 32n ** 11n * 24n, all: 52n ** 12n });
    const end = act(...sides);
    expect(end.events.map(({ type }) => type)).toEqual([
      "card-shown",
      "guess-right",
      "guesses-won",
      "round-ended",
    ]);
    expect(end.payoutMinor).toBe(BigInt(worth));
  });

  it("from one deck never shows a card twice, however often it is played", () => {
    const round = decidedRules(hiLo, single).accept(100n, {});
    for (let nonce = 0; nonce < 500; nonce += 1) {
      const seeds = { serverSeed: "5eed".repeat(16), clientSeed: "deck", nonce };
      const { events } = playToEnd(round, seeds, (choices) => (nonce + choices) % choices);
      const cards = events.flatMap((event) =>
        event.type === "card-shown" ? [(event as { card?: string }).card] : [],
      );
      expect(new Set(cards).size).toBe(cards.length);
    }
  });

  it("from one deck always has a guess on offer after both skips, even when they were of the rank shown", () => {
    const { act } = dealt(single, "2C 2D 2H");
    expect(act(skip, skip).choices).toEqual([
      // Higher is 48 of 49 cards now and would pay less than the stake.
      { action: guess("lower"), stakeMinor: 0n },
    ]);
  });

  it.each([
    ["on a three by higher, then a cash-out", "3H KD", [guess("higher"), cashOut], 105n],
    ["on a queen by lower", "QH KD", [guess("lower")], 0n],
    ["on an eight, equal either way, by higher", "8H 9D", [guess("higher"), cashOut], 180n],
  ])("is forfeited %s", (_, cards, actions, payoutMinor) => {
    const coming = cards.split(" ").map(cardOf);
    const draws = { below: () => coming.shift() as number };
    const round = decidedRules(hiLo, endless).accept(100n, {});
    expect(forfeitToEnd(round, draws)).toEqual({ actions, payoutMinor });
  });

  it.each([
    ["a cash-out before the first guess", "8H", [], cashOut],
    ["a fourth skip", "8H 8D 8S 8C", [skip, skip, skip], skip],
    ["a guess that is neither", "8H", [], guess("same" as "higher")],
    ["an unknown action", "8H", [], { type: "peek" }],
    ["a field too many", "8H", [], { type: "skip", card: "AS" }],
    ["text", "8H", [], "skip"],
    ["nothing", "8H", [], undefined],
    ["a guess after the end", "8H 7D", [guess("higher")], guess("higher")],
    ["a second cash-out", "8H 9D", [guess("higher"), cashOut], cashOut],
    // A pair of aces after a pair of aces pays 163.93; a third pair would pay 2,131.09.
    ["a guess above the maximum", "AH AD AS", [guess("higher"), guess("higher")], guess("higher")],
  ])("refuses %s as invalid_action", (_, cards, before, action) => {
    const { act } = dealt(endless, cards);
    act(...before);
    expect(() => act(action)).toThrow(expect.objectContaining({ code: "invalid_action" }));
  });

  it.each(models)("of %s pays what its events add up to, folds to the same, and scales", (_, data) => {
    const rules = decidedRules(hiLo, data);
    const stakes = fc.bigInt({ min: 1n, max: 1_000_000n }).map((units) => units * 100n);
    const times = fc.bigInt({ min: 2n, max: 50n });
    const picks = fc.array(fc.nat(), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(anySeeds, stakes, times, picks, (seeds, stake, factor, picked) => {
        const round = rules.accept(stake, {});
        let turn = 0;
        const played = playToEnd(round, seeds, (choices) => (picked[turn++] ?? 0) % choices);
        expect(wonIn(played.events)).toBe(played.payoutMinor);
        expect(played.furtherMinor).toBe(0n);
        expect(played.payoutMinor * 100n <= stake * BigInt(data.maximumHundredths)).toBe(true);
        expect(played.events.map((event) => HiLoEvent.parse(event))).toEqual(played.events);
        expect(played.actions.map((action) => HiLoAction.parse(action))).toEqual(played.actions);
        expect(played.events.at(-1)).toEqual({ type: "round-ended", payoutMinor: `${played.payoutMinor}` });
        expect(foldActions(round, seeds, played.actions).events).toEqual(played.events);
        const more = foldActions(rules.accept(stake * factor, {}), seeds, played.actions);
        expect(more.payoutMinor).toBe(played.payoutMinor * factor);
        expect(withoutAmounts(more.events)).toEqual(withoutAmounts(played.events));
      }),
      { numRuns: 200 },
    );
  });

  it.each([[{ side: "higher" }], [[]], ["{}"], [null], [undefined]])(
    "with the input %j is refused as invalid_input",
    (input) => {
      expect(() => decidedRules(hiLo, endless).accept(100n, input)).toThrow(
        expect.objectContaining({ code: "invalid_input" }),
      );
    },
  );

  it.each([0n, -100n, 150n])("with a stake of %d is refused as invalid_stake", (stakeMinor) => {
    expect(() => decidedRules(hiLo, endless).accept(stakeMinor, {})).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("is on offer with 1.00 in EUR, and not with 3.00", () => {
    const rules = decidedRules(hiLo, endless);
    expect(() => rules.accept(100n, {}).checkOffer(1n)).not.toThrow();
    expect(() => rules.accept(300n, {}).checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });
});

it.each([
  ["hi-lo-endless", endless, "rules_hi_lo_endless", 3],
  ["hi-lo-deck", single, "rules_hi_lo_single", 2],
] as const)(
  "the rules of %s tell its deck and skips, and what happens to a player who stays away",
  (_, data, key, skips) => {
    expect(tellRules(decidedRules(hiLo, data).layout(1n))).toEqual([
      { key: "rules_hi_lo", params: { skips } },
      { key },
      { key: "rules_hi_lo_away" },
      { key: "rules_rounded_down" },
    ]);
  },
);

describe("the data of hi-lo", () => {
  it.each([
    ["a stake of 1.50", { stakes: [150] }, "stakes"],
    ["three skips from a single deck", { deck: "single", maximumHundredths: 106_317 }, "skips"],
    ["a maximum that no play reaches", { maximumHundredths: 106_555 }, "maximumHundredths"],
    ["more guesses than a deck has cards for", { ...single, maximumGuesses: 30 }, "maximumGuesses"],
  ])("is refused with %s", (_, changes, field) => {
    const parsed = HiLoData.safeParse({ ...endless, ...changes });
    expect(parsed.error?.issues.map(({ path }) => path.join("."))).toContain(field);
  });
});

/** The return of the best (`better` 1) or the worst (-1) play of at most so many guesses, over every card that can come. */
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
