import { type Card, DECK_SIZE } from "../../cards/card.ts";
import { evaluateThree, MIN_QUALIFIED } from "./evaluate-three.ts";
import { handReturnsOf } from "./play.ts";
import { Tally } from "./tally.ts";

export type ThreeCards = readonly [Card, Card, Card];

/** The number of dealer hands without the player's three cards. */
export const DEALER_HANDS = 18_424;

/** Counts dealer hands by inclusion–exclusion instead of enumerating them per player hand. */
export class DealerHands {
  readonly #all = new Tally();
  readonly #withCard = new Map<number, Tally>();
  readonly #withPair = new Map<number, Tally>();

  constructor() {
    forEachThree((hand) => {
      const value = evaluateThree(...hand);
      this.#all.add(value);
      for (const card of hand) tallyOf(this.#withCard, card).add(value);
      for (const pair of pairsOf(hand)) tallyOf(this.#withPair, pair).add(value);
    });
  }

  /** The number of dealer hands that return 0 to 4 antes on ante and play. The player's cards ascend. */
  returnsAgainst(player: ThreeCards): readonly number[] {
    const value = evaluateThree(...player);
    const unqualified = this.#below(MIN_QUALIFIED, player, value);
    const beaten = Math.max(this.#below(value, player, value), unqualified);
    const notBetter = Math.max(this.#below(value + 1, player, value), unqualified);
    const returns = [0, 0, 0, 0, 0];
    const add = ({ ante, play }: { ante: bigint; play: bigint }, count: number) => {
      returns[Number(ante + play)] = (returns[Number(ante + play)] ?? 0) + count;
    };
    add(UNQUALIFIED, unqualified);
    add(WON, beaten - unqualified);
    add(PUSHED, notBetter - beaten);
    add(LOST, DEALER_HANDS - notBetter);
    return returns;
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

/** Each pair of the three cards, as one number. */
function pairsOf([one, two, three]: ThreeCards): number[] {
  return [one * DECK_SIZE + two, one * DECK_SIZE + three, two * DECK_SIZE + three];
}

function tallyOf(tallies: Map<number, Tally>, key: number): Tally {
  const known = tallies.get(key) ?? new Tally();
  tallies.set(key, known);
  return known;
}

const MAX_STRENGTH = 1 << 16;
const UNQUALIFIED = handReturnsOf(MAX_STRENGTH, 0);
const WON = handReturnsOf(MAX_STRENGTH, MAX_STRENGTH - 1);
const PUSHED = handReturnsOf(MAX_STRENGTH, MAX_STRENGTH);
const LOST = handReturnsOf(0, MAX_STRENGTH);
