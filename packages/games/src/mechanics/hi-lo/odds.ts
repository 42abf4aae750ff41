import { type Card, DECK_SIZE, RANK_COUNT, rankOf } from "../../cards/card.ts";
import { type Chance, multiplierFor } from "../../rules/multiplier.ts";
import type { HiLoDeck, HiLoOffer } from "./wire.ts";

/** The terms that the offers depend on. */
export type HiLoTerms = {
  readonly deck: HiLoDeck;
  readonly returnPercent: number;
  readonly maximumHundredths: number;
};

/** The state of the round: the rank shown, the cards of each rank that can come, and the chance of all right guesses so far. */
export type Standing = {
  readonly rank: number;
  readonly left: readonly number[];
  readonly chance: Chance;
};

/** Before the first guess. */
export const NO_GUESS: Chance = { wins: 1n, all: 1n };

/** The number of cards of each rank that can come next, after these have been shown. */
export function cardsLeft(deck: HiLoDeck, shown: readonly Card[]): number[] {
  const left = Array<number>(RANK_COUNT).fill(DECK_SIZE / RANK_COUNT);
  if (deck === "single") for (const card of shown) left[rankOf(card)] = (left[rankOf(card)] ?? 0) - 1;
  return left;
}

/**
 * The worth of a round after right guesses with this total chance, in hundredths. The house edge is taken once, and the result is rounded
 * down once, however many guesses there were: before rounding, every further guess is a fair bet.
 */
export function worthOf({ returnPercent }: HiLoTerms, chance: Chance): number {
  return multiplierFor(returnPercent, chance);
}

/**
 * The guesses on offer. A card of the same rank wins either guess, unless the guess could then not lose: "higher" on a two must be higher.
 * A guess is on offer when it raises the round's worth (at first: the stake) and does not exceed the maximum. The maximum removes guesses
 * instead of capping their pay, which would make them bad bets.
 */
export function offersFor(terms: HiLoTerms, { rank, left, chance }: Standing): HiLoOffer[] {
  const equal = left[rank] ?? 0;
  const above = sum(left.slice(rank + 1));
  const below = sum(left.slice(0, rank));
  const of = above + equal + below;
  const worth = chance.wins === chance.all ? 100 : worthOf(terms, chance);
  const offers: HiLoOffer[] = [];
  for (const [side, beyond] of [["higher", above] as const, ["lower", below] as const]) {
    const countsEqual = equal > 0 && beyond + equal < of;
    const cards = countsEqual ? beyond + equal : beyond;
    if (cards === 0 || cards === of) continue;
    const multiplierHundredths = worthOf(terms, guessed(chance, cards, of));
    if (multiplierHundredths <= worth || multiplierHundredths > terms.maximumHundredths) continue;
    offers.push({ side, cards, of, countsEqual, multiplierHundredths });
  }
  return offers;
}

/** The chance of the guesses so far and of one more that wins with `cards` of the `of` cards that can come. */
export function guessed({ wins, all }: Chance, cards: number, of: number): Chance {
  return { wins: wins * BigInt(cards), all: all * BigInt(of) };
}

/** Whether the next card makes the guess right. */
export function isRight({ side, countsEqual }: HiLoOffer, rank: number, next: number): boolean {
  if (next === rank) return countsEqual;
  return side === "higher" ? next > rank : next < rank;
}

/** Whether some play of at most three guesses is worth exactly the maximum: then it is the largest win, since nothing pays more. */
export function reachesMaximum(terms: HiLoTerms): boolean {
  const reaches = ({ rank, left, chance }: Standing, guesses: number): boolean =>
    offersFor(terms, { rank, left, chance }).some((offer) => {
      if (offer.multiplierHundredths === terms.maximumHundredths) return true;
      if (guesses === 1) return false;
      return left.some(
        (count, next) =>
          count > 0 &&
          isRight(offer, rank, next) &&
          reaches(
            {
              rank: next,
              left: terms.deck === "single" ? without(left, next) : left,
              chance: guessed(chance, offer.cards, offer.of),
            },
            guesses - 1,
          ),
      );
    });
  return firstStandings(terms.deck).some((standing) => reaches(standing, 3));
}

/** The state of a round after its first card, for each rank. */
export function firstStandings(deck: HiLoDeck): Standing[] {
  return Array.from({ length: RANK_COUNT }, (_, rank) => ({
    rank,
    left: cardsLeft(deck, [rank]),
    chance: NO_GUESS,
  }));
}

/** The cards left after one more of this rank. */
export function without(left: readonly number[], rank: number): number[] {
  return left.map((count, each) => (each === rank ? count - 1 : count));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
