import { columnAt, heightsOf, numbered, tumble } from "../mechanics/tumbling-ways/columns.ts";
import type { TumblingWaysData } from "../mechanics/tumbling-ways/data.ts";
import { multiplierAt, winsOf } from "../mechanics/tumbling-ways/play.ts";
import { LADDERS, type Ladder, ladderOf } from "../mechanics/tumbling-ways/spin-sums.ts";

/** A tumbling slot cut down to 107,520 draws, so that all of them can be played one by one. */
export const smallTumblingWays: TumblingWaysData = {
  coinsPerStake: 20,
  stakes: [20],
  wild: "bell",
  scatter: "ticket",
  strips: [
    "rose plum fig rose pear lamp plum fig",
    "bell moon pear moon fig moon lamp moon",
    "rose pear moon plum moon lamp moon",
    "bell ticket lamp lamp rose pear",
    "plum ticket rose lamp moon",
    "pear ticket pear rose",
  ].map((strip) => strip.split(" ")),
  heights: [
    [0, 1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
    [1, 2, 0, 0, 0, 0],
    [0, 1, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 0],
  ],
  pays: {
    plum: [1, 3, 8, 20],
    pear: [2, 4, 10, 30],
    fig: [3, 9, 30, 90],
    rose: [5, 20, 75, 300],
    lamp: [6, 30, 90, 400],
    moon: [8, 40, 100, 500],
  },
  scatterPay: 40,
  multipliers: [1, 2],
  freeSpins: { spins: 4, awards: 2, multipliers: [1, 2, 4] },
};

/** Sums over draws, each counted by its weight; `most` is the highest payout in coins. */
export type DrawSums = { draws: number; coins: number; squares: number; most: number };

/** The draws of one kind of spin: with and without three scatters, and those of both that pay nothing. */
export type PlayedDraws = { plain: DrawSums; triggering: DrawSums; losing: number };

/** Plays every draw of all six reels with the game's own rules, under the ladder of the paid and of the free spins. */
export function playEveryDraw(data: TumblingWaysData): Record<Ladder, PlayedDraws> {
  const slot = numbered(data);
  const reels = data.strips.map((strip, reel) =>
    strip.flatMap((_, stop) =>
      heightsOf(data, reel).map(({ height, weight }) => ({
        weight,
        column: columnAt(slot, reel, stop, height),
      })),
    ),
  );
  const played: Record<Ladder, PlayedDraws> = { paid: nothing(), free: nothing() };
  const visit = (drawn: (typeof reels)[number], weight: number): void => {
    const reel = reels[drawn.length];
    if (reel) {
      for (const each of reel) visit([...drawn, each], weight * each.weight);
      return;
    }
    let columns = drawn.map(({ column }) => column);
    const coins = { paid: 0, free: 0 };
    for (let tumbles = 0; ; tumbles += 1) {
      const wins = winsOf(data, columns);
      if (wins.length === 0) break;
      for (const win of wins)
        for (const ladder of LADDERS)
          coins[ladder] += win.coins * multiplierAt(ladderOf(data, ladder), tumbles);
      const gone = wins.reduce((bits, { symbol }) => bits | (1 << symbol), 0);
      columns = columns.map((column, place) => tumble(slot, place, column, gone));
    }
    const triggers = columns.filter(({ scattered }) => scattered).length === 3;
    for (const ladder of LADDERS)
      add(played[ladder], weight, coins[ladder] + (triggers ? data.scatterPay : 0), triggers);
  };
  visit([], 1);
  return played;
}

function nothing(): PlayedDraws {
  const none = { draws: 0, coins: 0, squares: 0, most: 0 };
  return { plain: { ...none }, triggering: { ...none }, losing: 0 };
}

function add(played: PlayedDraws, weight: number, coins: number, triggers: boolean): void {
  const sums = triggers ? played.triggering : played.plain;
  sums.draws += weight;
  sums.coins += weight * coins;
  sums.squares += weight * coins ** 2;
  sums.most = Math.max(sums.most, coins);
  if (coins === 0) played.losing += weight;
}
