import { addProduct, type ComplexList, complexList } from "../../exact/fourier.ts";
import { mixture, type Points, payoutsOf, zeroPayout } from "../../exact/generating.ts";
import {
  chancesOfCounts,
  mergePayouts,
  type PayoutChances,
  type WinChances,
  winChancesOf,
} from "../../exact/win-chances.ts";
import { TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import {
  freeSpinsAt,
  payoutsWithFeature,
  roundPayouts,
  type SpinPayouts,
} from "../../slots/free-spins-payouts.ts";
import type { WaysData } from "./data.ts";
import { openedRows, withRows } from "./opening-rows.ts";
import { countReels } from "./reel-counts.ts";

/** The chances of a ways slot's wins, over all stops of the paid spin and of its free spins. */
export function computeWinChances(data: WaysData): WinChances {
  return winChancesOf(payoutsOfRound(data), data.coinsPerStake);
}

/** The chance of each payout of a round, in coins. */
export function payoutsOfRound(data: WaysData): PayoutChances {
  const paid = spinPayouts(data);
  if (!data.openingRows) return roundPayouts(data.freeSpins, paid);
  const opened = openedRows(data).map((rows) => spinPayouts(withRows(data, rows)).plain);
  const plain = payoutsOf((points) => winsFollowedBy(points, paid.plain, furtherAt(points, opened)));
  const triggered = payoutsWithFeature({ plain: new Map(), triggering: paid.triggering }, (points) => {
    const both = complexList(points.count);
    addProduct(both, furtherAt(points, opened), freeSpinsAt(points, data.freeSpins, paid));
    return both;
  });
  return mergePayouts(plain, triggered);
}

/** The generating function of the spins with opened rows. `opened` are the payouts of a spin at each height, the lowest first. */
function furtherAt(points: Points, opened: readonly PayoutChances[]): ComplexList {
  return opened.reduceRight((further, spin) => winsFollowedBy(points, spin, further), zeroPayout(points));
}

/** The generating function of a spin that is followed by a further game if it wins. */
function winsFollowedBy(points: Points, spin: PayoutChances, further: ComplexList): ComplexList {
  const wins = new Map(spin);
  wins.delete(0);
  const whole = mixture(points, [[spin.get(0) ?? 0, zeroPayout(points)]]);
  addProduct(whole, points.of(wins), further);
  return whole;
}

/**
 * Stops of the reels so far with the same effect: the ways of each symbol that stands on all of them, the coins of symbols that ended, and
 * the number of scatters. `stops` is their number.
 */
type Start = {
  readonly ways: readonly number[];
  readonly coins: number;
  readonly scatters: number;
  stops: number;
};

/** The payouts of one spin, computed reel by reel. Stops with the same effect are counted together. */
function spinPayouts(data: WaysData): SpinPayouts {
  const pays = Object.values(data.pays);
  let starts: Iterable<Start> = [{ ways: pays.map(() => 1), coins: 0, scatters: 0, stops: 1 }];
  for (const [reel, stops] of countReels(data).entries()) {
    const longer = new Map<string, Start>();
    for (const start of starts)
      for (const stop of stops) {
        let coins = start.coins;
        const ways = start.ways.map((each, symbol) => {
          const count = stop.counts[symbol] as number;
          if (each > 0 && count === 0) coins += each * (pays[symbol]?.[reel - 3] ?? 0);
          return each * count;
        });
        const scatters = start.scatters + stop.scatters;
        const key = `${coins} ${scatters} ${ways}`;
        const known = longer.get(key);
        // Counts stay far below 2^53, so floats hold them exactly.
        if (known) known.stops += start.stops * stop.times;
        else longer.set(key, { ways, coins, scatters, stops: start.stops * stop.times });
      }
    starts = longer.values();
  }
  const plain = new Map<number, number>();
  const triggering = new Map<number, number>();
  for (const { ways, coins, scatters, stops } of starts) {
    const won = ways.reduce((sum, each, symbol) => sum + each * (pays[symbol]?.at(-1) as number), coins);
    const paid = won + (data.scatterPays[scatters - TRIGGERING_SCATTERS] ?? 0);
    const into = scatters >= TRIGGERING_SCATTERS ? triggering : plain;
    into.set(paid, (into.get(paid) ?? 0) + stops);
  }
  const all = data.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
  return { plain: chancesOfCounts(plain, all), triggering: chancesOfCounts(triggering, all) };
}
