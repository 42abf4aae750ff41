import { type ChoiceFigures, type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { rational } from "../../exact/rational.ts";
import { chancesOfCounts, type WinChances, winChancesOf, withAimedWin } from "../../exact/win-chances.ts";
import type { HiLoData } from "./data.ts";
import { firstStandings, guessed, isRight, offersFor, type Standing, without } from "./odds.ts";
import { likeliestOf } from "./play.ts";

/**
 * The figures of the simplest play: the likelier guess on the first card, then a cash-out. First cards of all ranks are equally likely. The
 * largest win is the maximum, which the schema guarantees to be reachable.
 */
export function hiLoFigures(data: HiLoData): Figures {
  return { ...figuresOf(firstGuesses(data), 100), maxWinMultiple: rational(data.maximumHundredths, 100) };
}

/**
 * The figures of each first guess with a cash-out, and of two guesses that are the least likely ones: the steadiest play and one with wins
 * of hundreds of stakes.
 */
export function figuresOfPlays(data: HiLoData): ChoiceFigures[] {
  const first = firstStandings(data.deck).flatMap((standing) =>
    offersFor(data, standing).map(({ cards, of, multiplierHundredths }) =>
      figuresOf(
        new Map([
          [0, BigInt(of - cards)],
          [multiplierHundredths, BigInt(cards)],
        ]),
        100,
      ),
    ),
  );
  return [...first, figuresOf(twoLongShots(data), 100)];
}

/** The number of deals of three cards for each multiplier of two guesses, each of the side with the fewest cards. */
function twoLongShots(data: HiLoData): Distribution {
  const counts = new Map<number, bigint>();
  const count = (multiplier: number, deals: number) =>
    counts.set(multiplier, (counts.get(multiplier) ?? 0n) + BigInt(deals));
  const unlikeliest = (offers: ReturnType<typeof offersFor>) =>
    offers.reduce((one, other) => (other.cards < one.cards ? other : one));
  for (const standing of firstStandings(data.deck)) {
    const guess = unlikeliest(offersFor(data, standing));
    for (const [next, cards] of standing.left.entries()) {
      const left = data.deck === "single" ? without(standing.left, next) : standing.left;
      const all = left.reduce((sum, each) => sum + each, 0);
      if (cards === 0) continue;
      if (!isRight(guess, standing.rank, next)) {
        count(0, cards * all);
        continue;
      }
      const after = { rank: next, left, chance: guessed(standing.chance, guess.cards, guess.of) };
      const second = unlikeliest(offersFor(data, after));
      count(second.multiplierHundredths, cards * second.cards);
      count(0, cards * (all - second.cards));
    }
  }
  return counts;
}

/** The number of pairs of first and next card for each multiplier in hundredths that they pay, if the player makes the likelier guess. */
function firstGuesses(data: HiLoData): Distribution {
  const counts = new Map<number, bigint>();
  const count = (multiplier: number, cards: number) =>
    counts.set(multiplier, (counts.get(multiplier) ?? 0n) + BigInt(cards));
  for (const standing of firstStandings(data.deck)) {
    // The number of cards that can come is the same for every rank: 52 of an endless deck, 51 of a single one.
    const { cards, of, multiplierHundredths } = likeliestOf(offersFor(data, standing));
    count(multiplierHundredths, cards);
    count(0, of - cards);
  }
  return counts;
}

/** The number of guesses of the play that aims at the maximum. The schema guarantees that some play of three guesses reaches it. */
const AIMED_GUESSES = 3;

/**
 * The chances of the wins of the simplest play, as in `hiLoFigures`. The reachable win is the maximum, by at most three guesses that aim at
 * it.
 */
export function hiLoWinChances(data: HiLoData): WinChances {
  const standings = firstStandings(data.deck);
  const chances = standings.map((standing) => chanceOfMaximum(data, standing, AIMED_GUESSES));
  return withAimedWin(winChancesOf(chancesOfCounts(firstGuesses(data)), 100), {
    multiple: rational(data.maximumHundredths, 100),
    chance: chances.reduce((sum, chance) => sum + chance, 0) / standings.length,
  });
}

/** The chance to reach the maximum with at most this many guesses, each chosen as the best one for this aim. */
function chanceOfMaximum(data: HiLoData, standing: Standing, guesses: number): number {
  if (guesses === 0) return 0;
  const { rank, left, chance } = standing;
  const after = (offer: ReturnType<typeof offersFor>[number], next: number): number => {
    if (!isRight(offer, rank, next)) return 0;
    if (offer.multiplierHundredths === data.maximumHundredths) return 1;
    const rest = data.deck === "single" ? without(left, next) : left;
    const later = { rank: next, left: rest, chance: guessed(chance, offer.cards, offer.of) };
    return chanceOfMaximum(data, later, guesses - 1);
  };
  const ofOffers = offersFor(data, standing).map((offer) =>
    left.reduce((sum, cards, next) => (cards > 0 ? sum + (cards / offer.of) * after(offer, next) : sum), 0),
  );
  return Math.max(0, ...ofOffers);
}
