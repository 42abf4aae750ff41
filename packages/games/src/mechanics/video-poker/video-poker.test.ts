import { describe, expect, inject, it } from "vitest";
import { cardsOf, cardText, DECK_SIZE } from "../../cards/card.ts";
import { dealCards } from "../../cards/deal-cards.ts";
import { highSet, lowSet } from "../../cards/evaluate.ts";
import { playDecided } from "../../cards/testing/play-decided.ts";
import { simulatedDraws, stackedDraws } from "../../cards/testing/stacked-draws.ts";
import type { DecidedRound } from "../../rules/mechanic.ts";
import { releasedData } from "../../testing/released-data.ts";
import { bestHold } from "./best-hold.ts";
import { forEachHand, suitOrders } from "./compute-figures.ts";
import type { VideoPokerData } from "./data.ts";
import { paysOf, VIDEO_POKER_GAMES } from "./lines.ts";
import { videoPoker } from "./manifest.ts";
import { SINGLE_COUNTS } from "./single-counts.ts";
import { VideoPokerAction, VideoPokerEvent, VideoPokerLayout } from "./wire.ts";

const jacks = releasedData(videoPoker, "jacks-or-better-9-6");
const deuces = releasedData(videoPoker, "deuces-wild");

function roundOf(data: VideoPokerData, coins = 5, stakeMinor = BigInt(coins * 10)): DecidedRound {
  const rules = videoPoker.rulesOf(data);
  if (rules.kind !== "decided") throw new Error("video poker must be decided");
  return rules.accept(stakeMinor, { coins });
}

function lineOf({ game }: VideoPokerData, cards: readonly number[]): string | undefined {
  const { lines, lineOf: place } = VIDEO_POKER_GAMES[game];
  const low = cards.reduce((set, card) => set | lowSet(card), 0);
  const high = cards.reduce((set, card) => set | highSet(card), 0);
  return lines[place(low, high)];
}

/** The cards that the hint holds of this hand. */
function held(data: VideoPokerData, cards: string, coins = 5): string {
  const round = roundOf(data, coins);
  const action = round.hint?.(round.start(stackedDraws(cards)).state);
  const { hold } = VideoPokerAction.parse(action);
  return cards
    .split(" ")
    .filter((_, place) => hold[place])
    .join(" ");
}

describe("the lines of deuces wild", () => {
  it.each([
    ["AS KS QS JS TS", "natural-royal"],
    ["2S 2D 2H 2C TS", "four-deuces"],
    ["2S KS QS JS TS", "wild-royal"],
    ["2S 2D 2H JS TS", "wild-royal"],
    ["2S 9D 9H 9S 9C", "five-of-a-kind"],
    ["2S 2D 2H 9S 9C", "five-of-a-kind"],
    ["9S 8S 7S 6S 5S", "straight-flush"],
    ["2S 2D 2H 9S 8S", "straight-flush"],
    ["AS 2D 3S 4S 5S", "straight-flush"],
    ["2S 2D 2H 9S 3S", "four-of-a-kind"],
    ["2S 2D 9H 9S 3S", "four-of-a-kind"],
    ["2S 9D 9H 9S 3S", "four-of-a-kind"],
    ["9C 9D 9H 9S 3S", "four-of-a-kind"],
    ["2S 9D 9H 3C 3S", "full-house"],
    ["9C 9D 9H 3C 3S", "full-house"],
    ["2D 9S KS 3S 4S", "flush"],
    ["2D 2S 9S 3S KS", "flush"],
    ["2D 9S 8D 6S 7S", "straight"],
    ["2D 2C 8D 6S 9S", "straight"],
    ["2D AC 3D 4S 5S", "straight"],
    ["2D 9C 9D 4S 5S", "three-of-a-kind"],
    ["2D 2C 9D 4S KC", "three-of-a-kind"],
    ["9C 9D 4S 4C 5S", undefined],
    ["2D 9C KD 4S 5S", undefined],
    ["AC AD KD 4S 5S", undefined],
  ])("%s: %s", (cards, line) => {
    expect(lineOf(deuces, cardsOf(cards))).toBe(line);
  });

  it("the lines of deuces wild are the best of all hands that the deuces can form (250 deals with deuces, seed 20261123)", () => {
    const draws = simulatedDraws(20261123);
    const order = VIDEO_POKER_GAMES["deuces-wild"].lines;
    const rankOfLine = (line: string | undefined) => {
      const place = order.indexOf(line as never);
      return place <= 0 ? order.length : place;
    };
    for (let deal = 0; deal < 250; deal += 1) {
      const others = dealCards(draws, 1, 5).filter((card) => card % 13 !== 0);
      const wild = 1 + draws.below(2);
      const hand = [...Array.from({ length: wild }, (_, index) => index * 13), ...others.slice(0, 5 - wild)];
      if (hand.length < 5) continue;
      const rest = hand.slice(wild);
      let best = order.length;
      for (const stands of stoodFor(wild)) best = Math.min(best, rankOfLine(plainLine([...rest, ...stands])));
      expect(rankOfLine(lineOf(deuces, hand)), hand.map(cardText).join(" ")).toBe(best);
    }
  });
});

/** All cards that one or two deuces can stand for, including cards already in the hand. */
function stoodFor(wild: number): number[][] {
  const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);
  if (wild === 1) return deck.map((card) => [card]);
  return deck.flatMap((card, index) => deck.slice(index).map((other) => [card, other]));
}

/** The line of five cards without wild deuces, in a naive implementation; five of a kind and a repeated card are possible. */
function plainLine(cards: readonly number[]): string | undefined {
  const ranks = cards.map((card) => card % 13);
  const counts = [...Map.groupBy(ranks, (rank) => rank).values()].map((alike) => alike.length).toSorted();
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  const sorted = [...new Set(ranks)].toSorted((one, other) => one - other);
  const isWheel = sorted.join() === "0,1,2,3,12";
  const isStraight = sorted.length === 5 && (isWheel || (sorted[4] as number) - (sorted[0] as number) === 4);
  if (isFlush && isStraight && sorted[0] === 8) return "wild-royal";
  if (counts.at(-1) === 5) return "five-of-a-kind";
  if (isFlush && isStraight) return "straight-flush";
  if (counts.at(-1) === 4) return "four-of-a-kind";
  if (counts.join() === "2,3") return "full-house";
  if (isFlush) return "flush";
  if (isStraight) return "straight";
  return counts.at(-1) === 3 ? "three-of-a-kind" : undefined;
}

describe("counted over all deals", () => {
  it.each(["jacks-or-better", "deuces-wild"] as const)(
    "the recorded counts of %s for one card of each rank are correct",
    (game) => {
      const { lines, lineOf: place } = VIDEO_POKER_GAMES[game];
      const counts = Array.from({ length: 13 }, () => lines.map(() => 0));
      forEachHand((hand, low, high) => {
        const line = place(low, high);
        for (const card of hand) {
          // One suit is enough.
          if (card >= 13) break;
          const row = counts[card] as number[];
          row[line] = (row[line] as number) + 1;
        }
      });
      expect(counts).toEqual(SINGLE_COUNTS[game]);
    },
  );

  it("2,598,960 hands are 134,459 when suits are renamed", () => {
    let hands = 0;
    let classes = 0;
    forEachHand((_, low, high) => {
      const orders = suitOrders(low, high);
      hands += orders;
      if (orders > 0) classes += 1;
    });
    expect([hands, classes]).toEqual([2_598_960, 134_459]);
  });
});

describe("the hint", () => {
  it.each([
    [jacks, "AS KS QS JS TS", "AS KS QS JS TS"],
    [jacks, "AS KS QS JS 2S", "AS KS QS JS"],
    [jacks, "4S 4D KS 9H 7C", "4S 4D"],
    [jacks, "JS JD KS 9H 7C", "JS JD"],
    [jacks, "JS JD QS KS TS", "JS QS KS TS"],
    [jacks, "KS QS JS TS 9S", "KS QS JS TS 9S"],
    [jacks, "AS KD QC 8H 3D", "KD QC"],
    [jacks, "2C 5D 7H 9S 3D", ""],
    [jacks, "JS TS 9S 8S 2D", "JS TS 9S 8S"],
    [deuces, "2S 2D 9H 7C 4S", "2S 2D"],
    [deuces, "2S 2D 2C 7C 4S", "2S 2D 2C"],
    [deuces, "2S 2D 2C 2H 4S", "2S 2D 2C 2H 4S"],
  ])("%#: with $0.game $1 holds $2", (data, cards, kept) => {
    // With four deuces the fifth card makes no difference, and the whole hand is kept.
    expect(held(data, cards)).toBe(kept);
  });

  it("the hint holds the cards with the highest mean pay over all draws, in six hands of each game (seed 20261123)", () => {
    const draws = simulatedDraws(20261123);
    for (const data of [jacks, deuces]) {
      for (let deal = 0; deal < 6; deal += 1) {
        const hand = dealCards(draws, 1, 5);
        const pays = paysOf(data, 5);
        const game = VIDEO_POKER_GAMES[data.game];
        const best = bestHold(game, pays, SINGLE_COUNTS[data.game], hand);
        // Only holds of two or more cards, which have few draws.
        const plain = Array.from({ length: 32 }, (_, hold) => plainPay(data, hand, hold));
        const largest = Math.max(...plain);
        if (largest > 0 && plain[best] !== 0) expect(plain[best]).toBeCloseTo(largest, 12);
      }
    }
  });
});

/** The mean pay of a hold of at least two cards, draw by draw; 0 for fewer. */
function plainPay(data: VideoPokerData, hand: readonly number[], hold: number): number {
  const kept = hand.filter((_, place) => (hold & (1 << place)) !== 0);
  if (kept.length < 2) return 0;
  const { lineOf: place } = VIDEO_POKER_GAMES[data.game];
  const pays = paysOf(data, 5);
  const rest = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !hand.includes(card));
  let sum = 0;
  let count = 0;
  const add = (start: number, cards: readonly number[]) => {
    if (cards.length === 5) {
      const low = cards.reduce((set, card) => set | lowSet(card), 0);
      const high = cards.reduce((set, card) => set | highSet(card), 0);
      sum += pays[place(low, high)] as number;
      count += 1;
      return;
    }
    for (let index = start; index < rest.length; index += 1) {
      add(index + 1, [...cards, rest[index] as number]);
    }
  };
  add(0, kept);
  return sum / count;
}

describe("a round of video poker", () => {
  const hold = (places: string) => ({ hold: [..."12345"].map((place) => places.includes(place)) });
  const played = (data: VideoPokerData, coins: number, cards: string, places: string) => {
    const round = playDecided(roundOf(data, coins), stackedDraws(cards), () => hold(places));
    for (const event of round.events) VideoPokerEvent.parse(event);
    return round;
  };

  it("a round of video poker keeps held cards in place and fills the others from the left", () => {
    const { events, furtherMinor } = played(jacks, 1, "AS 5D AC 9H 2C AD 7S 7C 4D 4H", "13");
    expect(events).toEqual([
      { type: "hand-dealt", cards: ["AS", "5D", "AC", "9H", "2C"], line: "jacks-or-better" },
      { type: "cards-held", hold: [true, false, true, false, false] },
      { type: "cards-drawn", cards: ["AS", "AD", "AC", "7S", "7C"], line: "full-house" },
      { type: "line-won", line: "full-house", payoutMinor: "90" },
      { type: "round-ended", payoutMinor: "90" },
    ]);
    expect(furtherMinor).toBe(0n);
  });

  it.each([
    [jacks, 5, "AS KS QS JS TS", 40_000n],
    [jacks, 4, "AS KS QS JS TS", 10_000n],
    [jacks, 1, "9S KS QS JS TS", 500n],
    [jacks, 1, "JS JD 2C 3D 4H", 10n],
    [jacks, 1, "TS TD 2C 3D 4H", 0n],
    [jacks, 1, "TS TD 2C 2D 4H", 20n],
    [deuces, 5, "AS KS QS JS TS", 40_000n],
    [deuces, 1, "AS KS QS JS TS", 8000n],
    [deuces, 1, "2S 2D 2C 2H TS", 2000n],
    [deuces, 1, "2S TD TC 4H 5S", 10n],
  ])("%#: of $0.game with $1 coins $2 pays $3", (data, coins, cards, payoutMinor) => {
    expect(played(data, coins, cards, "12345").payoutMinor).toBe(payoutMinor);
  });

  it("a round of video poker makes the best hold for an absent player", () => {
    const round = roundOf(jacks);
    const away = playDecided(round, stackedDraws("AS KS QS JS 2S"), (state) => round.forfeit(state));
    expect(away.actions).toEqual([hold("1234")]);
  });

  it.each([
    ["nothing", undefined],
    ["four places", { hold: [true, true, true, true] }],
    ["numbers", { hold: [1, 0, 0, 0, 0] }],
    ["a further field", { hold: [true, true, true, true, true], draw: "AS" }],
  ])("a round of video poker refuses as an action %s", (_, action) => {
    const round = roundOf(jacks);
    const draws = stackedDraws("AS KS QS JS 2S");
    expect(() => round.act(round.start(draws).state, action, draws)).toThrow(
      expect.objectContaining({ code: "invalid_action" }),
    );
  });

  it("a round of video poker refuses a second hold", () => {
    const round = roundOf(jacks);
    const draws = stackedDraws("AS KS QS JS 2S");
    const { state } = round.act(round.start(draws).state, hold("1"), draws);
    expect(() => round.act(state, hold("1"), draws)).toThrow("the round is over");
  });

  it.each([
    [50n, {}, "invalid_input"],
    [50n, { coins: 0 }, "invalid_input"],
    [50n, { coins: 6 }, "invalid_input"],
    [50n, { coins: 2.5 }, "invalid_input"],
    [52n, { coins: 5 }, "invalid_stake"],
    [0n, { coins: 5 }, "invalid_stake"],
  ])("a round of video poker refuses a stake of %d with %j", (stakeMinor, input, code) => {
    expect(() => videoPoker.rulesOf(jacks).accept(stakeMinor, input)).toThrow(
      expect.objectContaining({ code }),
    );
  });

  it("a round of video poker offers the values of a coin, not of a stake", () => {
    expect(() => roundOf(jacks, 3, 30n).checkOffer(1n)).not.toThrow();
    expect(() => roundOf(jacks, 3, 90n).checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("a round of video poker shows its pay table on the sheet with the highest hand first", () => {
    const layout = VideoPokerLayout.parse(videoPoker.rulesOf(jacks).layout(1n));
    expect(layout.lines[0]).toEqual({ line: "royal-flush", fiveCoins: 800, fewerCoins: 250 });
    expect(layout.lines.map(({ fiveCoins }) => fiveCoins)).toEqual([800, 50, 25, 9, 6, 4, 3, 2, 1]);
  });

  it("a round of video poker refuses a model of another game, a pay of 0 or an unknown line", () => {
    for (const bad of [
      { ...jacks, game: "joker" },
      { ...jacks, game: "deuces-wild" },
      { ...jacks, pays: { ...jacks.pays, flush: 0 } },
      { ...jacks, pays: { ...jacks.pays, "five-of-a-kind": 5 } },
    ]) {
      expect(videoPoker.data.safeParse(bad).success).toBe(false);
    }
  });
});

const seed = inject("seed");

describe(`rounds of random holds (seed ${seed})`, () => {
  it(`rounds of random holds (seed ${seed}) pay the sum of their events, scale with the stake, and replay identically`, () => {
    const choose = simulatedDraws(seed);
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const data = nonce % 2 === 0 ? jacks : deuces;
      const place = choose.below(32);
      const play = (stakeMinor: bigint) =>
        playDecided(
          roundOf(data, 5, stakeMinor),
          simulatedDraws(seed + nonce),
          (_, actions) => actions[place],
        );
      const round = play(50n);
      expect(play(50n)).toEqual(round);
      expect(play(500n).payoutMinor).toBe(round.payoutMinor * 10n);
    }
  });
});
