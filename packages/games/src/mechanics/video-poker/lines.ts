import { RANK_COUNT } from "../../cards/card.ts";
import { evaluateSets, lowestValue } from "../../cards/evaluate.ts";
import { JACK } from "../../cards/ranks.ts";
import { ROYAL, STRAIGHTS } from "../../cards/straights.ts";
import type { VideoPokerData } from "./data.ts";
import type { VideoPokerLine } from "./wire.ts";

/** The lines of a game, the highest first; index 0 is a hand that pays nothing. */
export type LineTable = readonly (VideoPokerLine | undefined)[];

const JACKS_LINES = [
  undefined,
  "royal-flush",
  "straight-flush",
  "four-of-a-kind",
  "full-house",
  "flush",
  "straight",
  "three-of-a-kind",
  "two-pair",
  "jacks-or-better",
] as const satisfies LineTable;

const DEUCES_LINES = [
  undefined,
  "natural-royal",
  "four-deuces",
  "wild-royal",
  "five-of-a-kind",
  "straight-flush",
  "four-of-a-kind",
  "full-house",
  "flush",
  "straight",
  "three-of-a-kind",
] as const satisfies LineTable;

/** A game's lines, and the line index of a hand, for card sets in the format of `evaluateSets`. */
export type VideoPokerGame = {
  readonly lines: LineTable;
  readonly lineOf: (low: number, high: number) => number;
};

const jacks = lowestValue("pair", JACK);
const twoPair = lowestValue("two-pair");
/** The line index for each of `HAND_CATEGORIES`, from two pairs up. */
const JACKS_BY_CATEGORY = [0, 0, 8, 7, 6, 5, 4, 3, 2, 1];

/** The same for hands without a deuce. */
const DEUCES_BY_CATEGORY = [0, 0, 0, 10, 9, 8, 7, 6, 5, 1];

const ALL_RANKS = (1 << RANK_COUNT) - 1;
/** 1 for a set of ranks that fits into a straight. */
const fitsStraight = Uint8Array.from({ length: 1 << RANK_COUNT }, (_, ranks) =>
  STRAIGHTS.some((straight) => (ranks & ~straight) === 0) ? 1 : 0,
);

export const VIDEO_POKER_GAMES: Readonly<Record<VideoPokerData["game"], VideoPokerGame>> = {
  "jacks-or-better": {
    lines: JACKS_LINES,
    lineOf(low, high) {
      const value = evaluateSets(low, high);
      if (value < jacks) return 0;
      return value < twoPair ? 9 : (JACKS_BY_CATEGORY[value >>> 26] as number);
    },
  },
  "deuces-wild": { lines: DEUCES_LINES, lineOf: lineOfDeuces },
};

/** The line of a hand in which deuces are wild: each deuce counts as the card that gives the highest hand. */
function lineOfDeuces(low: number, high: number): number {
  const deuces = (low & 1) + ((low >>> RANK_COUNT) & 1) + (high & 1) + ((high >>> RANK_COUNT) & 1);
  if (deuces === 0) return DEUCES_BY_CATEGORY[evaluateSets(low, high) >>> 26] as number;
  if (deuces === 4) return 2;
  const clubs = low & ALL_RANKS & ~1;
  const diamonds = (low >>> RANK_COUNT) & ~1;
  const hearts = high & ALL_RANKS & ~1;
  const spades = (high >>> RANK_COUNT) & ~1;
  const ranks = clubs | diamonds | hearts | spades;
  const paired = (clubs & diamonds) | (hearts & spades) | ((clubs | diamonds) & (hearts | spades));

  // The other cards are of one rank.
  if ((ranks & (ranks - 1)) === 0) return 4;
  if (paired === 0) {
    const isFlush = ranks === clubs || ranks === diamonds || ranks === hearts || ranks === spades;
    const isStraight = fitsStraight[ranks] === 1;
    if (isFlush && (ranks & ~ROYAL) === 0) return 3;
    if (isFlush && isStraight) return 5;
    if (deuces === 3) return 6;
    if (isFlush) return 8;
    if (isStraight) return 9;
    return deuces === 2 ? 10 : 0;
  }
  // With two deuces and more than one other rank, a pair makes four of a kind.
  if (deuces === 2) return 6;
  const tripled = (clubs & diamonds & (hearts | spades)) | (hearts & spades & (clubs | diamonds));
  if (tripled !== 0) return 6;
  return (paired & (paired - 1)) !== 0 ? 7 : 10;
}

/** The pays of the lines per coin, by line index. */
export function paysOf(data: VideoPokerData, coins: number): number[] {
  const pays: Partial<Record<VideoPokerLine, number | { fiveCoins: number; fewerCoins: number }>> = data.pays;
  return VIDEO_POKER_GAMES[data.game].lines.map((line) => {
    const pay = line === undefined ? 0 : (pays[line] ?? 0);
    if (typeof pay === "number") return pay;
    return coins === 5 ? pay.fiveCoins : pay.fewerCoins;
  });
}
