import { type Card, DECK_SIZE } from "../../cards/card.ts";
import { evaluateThree, LOWEST_QUALIFIED } from "./evaluate-three.ts";
import { returnsOf } from "./play.ts";
import { Tally } from "./tally.ts";

export type ThreeCards = readonly [Card, Card, Card];

/** The hands that are left to a dealer beside three cards of the player. */
export const DEALER_HANDS = 18_424;

/**
 * Counts the dealer's hands without looking at each of them for each hand of the player: from all hands those with one of the player's cards
 * are taken away, those with two given back, and the hand itself taken away.
 */
export class DealerHands {
  readonly #all = new Tally();
  readonly #withCard = new Map<number, Tally>();
  readonly #withPair = new Map<number, Tally>();

  constructor() {
    forEachThree((hand) => {
      const value = evaluateThree(...hand);
      this.#all.note(value);
      for (const card of hand) tallyOf(this.#withCard, card).note(value);
      for (const pair of pairsOf(hand)) tallyOf(this.#withPair, pair).note(value);
    });
  }

  /** How many of the dealer's hands bring ante and play back 0 to 4 antes. The player's cards ascend. */
  backsAgainst(player: ThreeCards): readonly number[] {
    const value = evaluateThree(...player);
    const unqualified = this.#below(LOWEST_QUALIFIED, player, value);
    const beaten = Math.max(this.#below(value, player, value), unqualified);
    const notBetter = Math.max(this.#below(value + 1, player, value), unqualified);
    const backs = [0, 0, 0, 0, 0];
    const note = ({ ante, play }: { ante: bigint; play: bigint }, count: number) => {
      backs[Number(ante + play)] = (backs[Number(ante + play)] ?? 0) + count;
    };
    note(UNQUALIFIED, unqualified);
    note(WON, beaten - unqualified);
    note(PUSHED, notBetter - beaten);
    note(LOST, DEALER_HANDS - notBetter);
    return backs;
  }

  #below(limit: number, player: ThreeCards, value: number): number {
    let count = this.#all.below(limit) - (value < limit ? 1 : 0);
    for (const card of player) count -= tallyOf(this.#withCard, card).below(limit);
    for (const pair of pairsOf(player)) count += tallyOf(this.#withPair, pair).below(limit);
    return count;
  }
}

export function forEachThree(visit: (hand: ThreeCards) => void): void {
  for (let first = 0; first < DECK_SIZE - 2; first += 1) {
    for (let second = first + 1; second < DECK_SIZE - 1; second += 1) {
      for (let third = second + 1; third < DECK_SIZE; third += 1) visit([first, second, third]);
    }
  }
}

/** Two cards as one number. */
function pairsOf([one, two, three]: ThreeCards): number[] {
  return [one * DECK_SIZE + two, one * DECK_SIZE + three, two * DECK_SIZE + three];
}

function tallyOf(tallies: Map<number, Tally>, key: number): Tally {
  const known = tallies.get(key) ?? new Tally();
  tallies.set(key, known);
  return known;
}

const HIGHEST = 1 << 16;
const UNQUALIFIED = returnsOf(HIGHEST, 0);
const WON = returnsOf(HIGHEST, HIGHEST - 1);
const PUSHED = returnsOf(HIGHEST, HIGHEST);
const LOST = returnsOf(0, HIGHEST);
