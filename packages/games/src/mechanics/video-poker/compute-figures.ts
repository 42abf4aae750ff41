import { DECK_SIZE, RANK_COUNT } from "../../cards/card.ts";
import { highSet, lowSet } from "../../cards/evaluate.ts";
import { type Distribution, type Figures, figuresOf } from "../../exact/figures.ts";
import { chancesOfCounts, type WinChances, winChancesOf } from "../../exact/win-chances.ts";
import { bestOf, DRAW_FACTORS, HOLDS, paysOfHolds, sizeOfHold } from "./best-hold.ts";
import type { VideoPokerData } from "./data.ts";
import { holdOfList } from "./hold-list.ts";
import { paysOf, VIDEO_POKER_GAMES, type VideoPokerGame } from "./lines.ts";

const ALL_HELD = HOLDS - 1;
/** The number of positions in a set of positions. */
const BITS = Int32Array.from({ length: HOLDS }, (_, held) => sizeOfHold(held));

/** The number of hands that contain each set of at most four cards, by line: `bySize[size][place * lines + line]`. */
type LineCounts = readonly Int32Array[];

/**
 * The figures of the best play with this number of coins, in stakes, over all 2,598,960 deals and all draws. If two holds have the same
 * mean pay, the one that keeps more cards is used. Takes some seconds.
 */
export function videoPokerFigures(data: VideoPokerData, coins: number): Figures {
  return figuresOf(videoPokerPayouts(data, coins), 1);
}

/** The chances of the wins with the best play and this number of coins. */
export function videoPokerWinChances(data: VideoPokerData, coins: number): WinChances {
  return winChancesOf(chancesOfCounts(videoPokerPayouts(data, coins)), 1, "best");
}

/** The figures of the play by the game's published list, with this number of coins. */
export function holdListFigures(data: VideoPokerData, coins: number): Figures {
  return figuresOf(
    videoPokerPayouts(data, coins, (hand, line) => holdOfList(data.game, [...hand], line)),
    1,
  );
}

/** The number of deals and draws for each payout in stakes, with the best play or with the chosen holds. */
function videoPokerPayouts(
  data: VideoPokerData,
  coins: number,
  choose?: (hand: Int32Array, line: number) => number,
): Distribution {
  const game = VIDEO_POKER_GAMES[data.game];
  const pays = paysOf(data, coins);
  const size = game.lines.length;
  const counts = countsOf(data.game);
  const paid = counts.map((table) => sumsOf(table, pays));
  const totals = Array<number>(size).fill(0);
  const sums = new Float64Array(HOLDS);
  const places = new Int32Array(HOLDS);
  const onto = new Float64Array(size);

  forEachHand((hand, low, high) => {
    const weight = suitOrders(low, high);
    if (weight === 0) return;
    const ownLine = game.lineOf(low, high);
    for (let held = 0; held < ALL_HELD; held += 1) {
      const place = placeOf(hand, held);
      places[held] = place;
      sums[held] = (paid[BITS[held] as number] as Float64Array)[place] as number;
    }
    sums[ALL_HELD] = pays[ownLine] as number;
    const best = choose ? choose(hand, ownLine) : bestOf(paysOfHolds(sums));
    // Inclusion–exclusion: subtracts draws that contain one discarded card, adds back those with two, and so on.
    onto.fill(0);
    onto[ownLine] = (BITS[ALL_HELD & ~best] as number) % 2 === 0 ? 1 : -1;
    for (let held = best; held < ALL_HELD; held += 1) {
      if ((held & best) !== best) continue;
      const table = counts[BITS[held] as number] as Int32Array;
      const start = (places[held] as number) * size;
      const sign = (BITS[held & ~best] as number) % 2 === 0 ? 1 : -1;
      for (let line = 0; line < size; line += 1) {
        onto[line] = (onto[line] as number) + sign * (table[start + line] as number);
      }
    }
    const factor = weight * (DRAW_FACTORS[5 - (BITS[best] as number)] as number);
    for (let line = 0; line < size; line += 1) {
      totals[line] = (totals[line] as number) + factor * (onto[line] as number);
    }
  });

  const distribution = new Map<number, bigint>();
  for (const [line, total] of totals.entries()) {
    const pay = pays[line] as number;
    distribution.set(pay, (distribution.get(pay) ?? 0n) + BigInt(total));
  }
  return distribution;
}

const tables = new Map<VideoPokerData["game"], LineCounts>();

/** The counts do not depend on the pays, so all machines of a game share them. */
function countsOf(id: VideoPokerData["game"]): LineCounts {
  const known = tables.get(id) ?? countHands(VIDEO_POKER_GAMES[id]);
  tables.set(id, known);
  return known;
}

/**
 * Counts each hand for its five sets of four cards. The count of a smaller set is derived from the sets with one more card, which count
 * each hand several times.
 */
function countHands({ lines, lineOf }: VideoPokerGame): LineCounts {
  const size = lines.length;
  const counts = [0, 1, 2, 3, 4].map((cards) => new Int32Array(choose(DECK_SIZE, cards) * size));
  forEachHand((hand, low, high) => {
    const line = lineOf(low, high);
    const table = counts[4] as Int32Array;
    for (let left = 0; left < 5; left += 1) {
      const place = placeOf(hand, ALL_HELD & ~(1 << left)) * size + line;
      table[place] = (table[place] as number) + 1;
    }
  });
  for (let cards = 3; cards >= 0; cards -= 1) {
    const larger = counts[cards + 1] as Int32Array;
    const table = counts[cards] as Int32Array;
    forEachSet(cards + 1, (set, place) => {
      for (let left = 0; left <= cards; left += 1) {
        const smaller = placeOf(set, ((1 << (cards + 1)) - 1) & ~(1 << left)) * size;
        for (let line = 0; line < size; line += 1) {
          table[smaller + line] = (table[smaller + line] as number) + (larger[place * size + line] as number);
        }
      }
    });
    for (let index = 0; index < table.length; index += 1) {
      table[index] = (table[index] as number) / (5 - cards);
    }
  }
  return counts;
}

/** Visits every set of this many cards, ascending, with its index. */
function forEachSet(size: number, visit: (set: Int32Array, place: number) => void) {
  const set = new Int32Array(5);
  const fill = (index: number, start: number) => {
    if (index === size) return visit(set, placeOf(set, (1 << size) - 1));
    for (let card = start; card < DECK_SIZE; card += 1) {
      set[index] = card;
      fill(index + 1, card + 1);
    }
  };
  fill(0, 0);
}

function sumsOf(table: Int32Array, pays: readonly number[]): Float64Array {
  const size = pays.length;
  return Float64Array.from({ length: table.length / size }, (_, place) =>
    pays.reduce((sum, pay, line) => sum + pay * (table[place * size + line] as number), 0),
  );
}

/** Visits every hand once, its cards ascending. The array is reused. */
export function forEachHand(visit: (hand: Int32Array, low: number, high: number) => void) {
  const lows = Int32Array.from({ length: DECK_SIZE }, (_, card) => lowSet(card));
  const highs = Int32Array.from({ length: DECK_SIZE }, (_, card) => highSet(card));
  const hand = new Int32Array(5);
  const fill = (place: number, start: number, low: number, high: number) => {
    if (place === 5) return visit(hand, low, high);
    for (let card = start; card < DECK_SIZE; card += 1) {
      hand[place] = card;
      fill(place + 1, card + 1, low | (lows[card] as number), high | (highs[card] as number));
    }
  };
  fill(0, 0, 0, 0);
}

const ALL_RANKS = (1 << RANK_COUNT) - 1;

/**
 * The number of hands that renaming suits maps to this one, itself included; 0 unless its rank sets descend from clubs to spades, which
 * selects one hand of each class. 134,459 hands are left.
 */
export function suitOrders(low: number, high: number): number {
  const clubs = low & ALL_RANKS;
  const diamonds = low >>> RANK_COUNT;
  const hearts = high & ALL_RANKS;
  const spades = high >>> RANK_COUNT;
  if (clubs < diamonds || diamonds < hearts || hearts < spades) return 0;
  // 24 orders of four suits, divided by the orders of equal ones.
  let equal = 1;
  let run = 1;
  for (const isEqual of [clubs === diamonds, diamonds === hearts, hearts === spades]) {
    run = isEqual ? run + 1 : 1;
    equal *= run;
  }
  return 24 / equal;
}

const chosen = Array.from({ length: 6 }, (_, cards) =>
  Int32Array.from({ length: DECK_SIZE + 1 }, (__, from) => choose(from, cards)),
);

/** The index of the held cards among all sets of that size. */
function placeOf(hand: Int32Array, held: number): number {
  let place = 0;
  let size = 0;
  for (let index = 0; index < 5; index += 1) {
    if ((held & (1 << index)) === 0) continue;
    size += 1;
    place += (chosen[size] as Int32Array)[hand[index] as number] as number;
  }
  return place;
}

function choose(from: number, count: number): number {
  let result = 1;
  for (let index = 0; index < count; index += 1) result = (result * (from - index)) / (index + 1);
  return result;
}
