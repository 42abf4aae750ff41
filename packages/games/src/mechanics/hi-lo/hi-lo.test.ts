import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardOf } from "../../cards/card.ts";
import { releasedData } from "../../testing/released-data.ts";
import {
  anySeeds,
  decidedRules,
  foldActions,
  forfeitToEnd,
  playToEnd,
  withoutAmounts,
  wonIn,
} from "../../testing/rounds.ts";
import { HiLoData } from "./data.ts";
import { describeRules } from "./describe-rules.ts";
import { hiLo } from "./manifest.ts";
import { worthOf } from "./odds.ts";
import { HiLoAction, HiLoEvent } from "./wire.ts";

const endless = releasedData(hiLo, "hi-lo-endless");
const single = releasedData(hiLo, "hi-lo-deck");
const models = [
  ["hi-lo-endless", endless],
  ["hi-lo-deck", single],
] as const;

const guess = (side: "higher" | "lower") => ({ type: "guess", side });
const skip = { type: "skip" };
const cashOut = { type: "cash-out" };

/** A round that shows these cards in order. */
function dealt(data: HiLoData, cards: string, stakeMinor = 100n) {
  const round = decidedRules(hiLo, data).accept(stakeMinor, {});
  const coming = cards.split(" ").map(cardOf);
  const shown: number[] = [];
  const draws = {
    below() {
      const card = coming.shift();
      if (card === undefined) throw new Error("no card is left");
      // With a single deck a draw is the card's index among the cards left.
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

describe("a round of hi-lo", () => {
  it("a round of hi-lo shows a card, offers both guesses and a skip, and no cash-out before the first guess", () => {
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

  it("a round of hi-lo covers 48 of 52 cards with the guess that a card as high as a three or higher comes, with two guesses the product of both, and is unknown for a lost round", () => {
    const rules = decidedRules(hiLo, endless);
    const once = dealt(endless, "3H QH");
    once.act(guess("higher"), cashOut);
    expect(rules.coveredShareAfter?.(once.events)).toBeCloseTo(48 / 52, 12);
    const twice = dealt(endless, "8H 3H QH");
    twice.act(guess("lower"), guess("higher"), cashOut);
    expect(rules.coveredShareAfter?.(twice.events)).toBeCloseTo((28 / 52) * (48 / 52), 12);
    const lost = dealt(endless, "3H 2H");
    lost.act(guess("higher"));
    expect(rules.coveredShareAfter?.(lost.events)).toBeUndefined();
  });

  it("a round of hi-lo pays 3.34 after two right guesses of 28 cards each, rounded down once: 0.97 · (52/28)² is 3.3454…", () => {
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
  ] as const)("%s", (_, cards, side, eventType) => {
    for (const [, data] of models) {
      const { act } = dealt(data, cards);
      expect(act(guess(side)).events[1]).toMatchObject({ type: eventType });
    }
  });

  it("a round of hi-lo ends with nothing after a wrong guess", () => {
    const { act } = dealt(endless, "8H 7D");
    const end = act(guess("higher"));
    expect(end.events).toEqual([
      { type: "card-shown", card: "7D" },
      { type: "guess-wrong", side: "higher" },
      { type: "round-ended", payoutMinor: "0" },
    ]);
    expect(end.choices).toEqual([]);
  });

  it("a round of hi-lo reaches the largest win of 1,065.54 with a king, two aces and one more, and cashes out when no skip is left", () => {
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

  it("a round of hi-lo reaches the largest win of 1,063.17 from one deck with a ten and three aces", () => {
    const { act } = dealt(single, "TC AD AS AC");
    act(guess("higher"), guess("higher"), guess("higher"));
    expect(act(cashOut).payoutMinor).toBe(106_317n);
  });

  it("a round of hi-lo cashes out automatically after twelve right guesses", () => {
    const { act } = dealt(endless, `7H ${"7D 7S ".repeat(6).trim()}`);
    const sides = Array.from({ length: 12 }, (_, turn) => guess(turn < 11 ? "higher" : "lower"));
    // Seven or higher is 32 of 52, eleven times; then seven or lower, 24 of 52.
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

  it("a round of hi-lo never shows a card of a single deck twice, however long the round", () => {
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

  it("a round of hi-lo always has a guess on offer from a single deck after both skips, even when they were of the rank shown", () => {
    const { act } = dealt(single, "2C 2D 2H");
    expect(act(skip, skip).choices).toEqual([
      // "Higher" now has 48 of 49 cards and would pay less than the stake.
      { action: guess("lower"), stakeMinor: 0n },
    ]);
  });

  it.each([
    ["on a three by higher, then a cash-out", "3H KD", [guess("higher"), cashOut], 105n],
    ["on a queen by lower", "QH KD", [guess("lower")], 0n],
    ["on an eight, equal either way, by higher", "8H 9D", [guess("higher"), cashOut], 180n],
  ])("a round of hi-lo is forfeited %s", (_, cards, actions, payoutMinor) => {
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
  ])("a round of hi-lo refuses %s as invalid_action", (_, cards, before, action) => {
    const { act } = dealt(endless, cards);
    act(...before);
    expect(() => act(action)).toThrow(expect.objectContaining({ code: "invalid_action" }));
  });

  it.each(models)(
    "a round of hi-lo of %s pays the sum of its events, scales with the stake, and replays identically",
    (_, data) => {
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
    },
  );

  it.each([[{ side: "higher" }], [[]], ["{}"], [null], [undefined]])(
    "a round of hi-lo refuses the input %j as invalid_input",
    (input) => {
      expect(() => decidedRules(hiLo, endless).accept(100n, input)).toThrow(
        expect.objectContaining({ code: "invalid_input" }),
      );
    },
  );

  it.each([0n, -100n, 150n])("a round of hi-lo refuses a stake of %d as invalid_stake", (stakeMinor) => {
    expect(() => decidedRules(hiLo, endless).accept(stakeMinor, {})).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("a round of hi-lo is on offer with 1.00 in EUR, and not with 3.00", () => {
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
  "the rules of %s state its deck, its skips and what happens when the player is absent",
  (_, data, key, skips) => {
    expect(describeRules(decidedRules(hiLo, data).layout(1n))).toEqual([
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
  ])("the data of hi-lo refuses %s", (_, changes, field) => {
    const parsed = HiLoData.safeParse({ ...endless, ...changes });
    expect(parsed.error?.issues.map(({ path }) => path.join("."))).toContain(field);
  });
});
