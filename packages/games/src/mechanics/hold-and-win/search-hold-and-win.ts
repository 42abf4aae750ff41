import type { Draws } from "../../fairness/draws.ts";
import { linePaths } from "../../search/line-paths.ts";
import { COINS_PER_STAKE, type Order, STAKES } from "../../search/order.ts";
import { nearestScale, roundPay, solveGrowing } from "../../search/pays.ts";
import { floatBetween, oneOf, searchDraws, shuffled } from "../../search/random.ts";
import type { Hold, HoldAndWinData, SpecialName } from "./data.ts";
import { hitsOf, lineWinsOf, type Respins, respinsOf } from "./estimate-hold-and-win.ts";
import { drawSpecials } from "./special-coins.ts";

const MAX_STEEPNESS = 0.75;
/** The symbol that the respins collect. */
const COIN = "held-coin";
/** The range for the share of rounds that start the respins. */
const STARTS = { least: 1 / 220, most: 1 / 60 };
/** The range for the return of the respins. */
const SHARE = { least: 0.2, most: 0.5 };
/** With special coins, which are seen only in respins, the respins return more and new coins land more often. */
const SPECIAL_SHARE = { least: 0.35, most: 0.62 };
const LANDS_ONE_IN = { least: 16, choices: 11 };
const SPECIAL_LANDS_ONE_IN = { least: 11, choices: 7 };
/** The values of coins in stakes, with their weights. */
const VALUES = [
  [
    [0.5, 30],
    [1, 40],
    [1.5, 20],
    [2, 14],
    [3, 8],
    [5, 4],
    [10, 1],
  ],
  [
    [1, 44],
    [2, 28],
    [3, 12],
    [4, 6],
    [5, 4],
    [8, 2],
  ],
  [
    [0.5, 50],
    [1, 30],
    [2, 16],
    [4, 8],
    [8, 4],
    [15, 1],
  ],
  [
    [1, 60],
    [2, 20],
    [5, 6],
    [10, 2],
  ],
  [
    [0.5, 40],
    [1, 40],
    [2, 20],
    [3, 10],
    [6, 2],
  ],
] as const;
/** Mini, minor, major and grand, in stakes. */
const POTS = [
  [10, 25, 100, 500],
  [10, 30, 150, 1000],
  [15, 50, 200, 2000],
  [20, 50, 250, 1500],
  [8, 20, 80, 400],
] as const;
const POT_WEIGHTS = [
  [6, 3, 1],
  [4, 2, 1],
  [8, 3, 1],
] as const;
const SPLITS = [[2, 1], [2, 1, 1], [1, 1, 1], [1, 1, 1, 1], [2, 2], [3]] as const;

/** The properties of a slot besides its weights and pays. */
type Style = {
  readonly lines: HoldAndWinData["lines"];
  readonly lengths: readonly number[];
  readonly wilds: readonly number[];
  /** The lengths of the stacks of coins on each reel. */
  readonly stacks: readonly (readonly number[])[];
  readonly hold: Hold;
  readonly seed: string;
};

/**
 * Searches for the data of a hold-and-win slot, with these special coins. The drawn style fixes the return of the respins; the target hit rate determines the
 * weights, and the rest of the target return determines the scale of the lines' pays.
 */
export function searchHoldAndWin(
  order: Order,
  draws: Draws,
  specials: readonly SpecialName[] = [],
): HoldAndWinData | undefined {
  const { wanted } = order;
  const paying = order.paying.filter((symbol) => symbol !== "coin" && symbol !== COIN);
  const style = styleOf(draws, specials);
  const share = specials.length > 0 ? SPECIAL_SHARE : SHARE;
  const flat = Object.fromEntries(paying.map((symbol) => [symbol, { 3: 1, 4: 1, 5: 1 }]));
  const suits = ({ frequency, mean }: Respins) =>
    frequency >= STARTS.least && frequency <= STARTS.most && mean >= share.least && mean <= share.most;
  if (!suits(respinsOf(playable(order, style, 0.3, flat)))) return;
  const hits = (steepness: number) => hitsOf(playable(order, style, steepness, flat), order.id);
  if (hits(0) > wanted.hitRate || hits(MAX_STEEPNESS) < wanted.hitRate) return;
  const steepness = solveGrowing(0, MAX_STEEPNESS, wanted.hitRate, hits);
  const shape = playable(order, style, steepness, flat);
  // Other weights can move the coins a little.
  const respins = respinsOf(shape);
  if (!suits(respins)) return;
  const base = floatBetween(draws, 1.25, 1.6);
  const ofLines = wanted.returnToPlayer - respins.mean;
  const at = (growth: number, scale: number, round: (coins: number) => number) =>
    lineWinsOf({ ...shape, linePays: paysOf(paying, base, growth, scale, round) });
  const exactly = (coins: number) => coins;
  const scaleFor = (growth: number) => ofLines / at(growth, 1, exactly).mean;
  const left = Math.sqrt(Math.max(1, wanted.standardDeviation ** 2 - respins.variance));
  const growth = solveGrowing(1.6, 14, left, (each) => at(each, scaleFor(each), exactly).deviation);
  const scale = nearestScale(scaleFor(growth), ofLines, (each) => at(growth, each, roundPay).mean);
  return { ...shape, linePays: paysOf(paying, base, growth, scale, roundPay) };
}

function styleOf(draws: Draws, specials: readonly SpecialName[]): Style {
  const [mini, minor, major, grand] = oneOf(draws, POTS);
  const weights = oneOf(draws, POT_WEIGHTS);
  const pot = (stakes: number, weight: number) => ({ coins: stakes * COINS_PER_STAKE, weight });
  const lands = specials.length > 0 ? SPECIAL_LANDS_ONE_IN : LANDS_ONE_IN;
  return {
    lines: linePaths(3, oneOf(draws, [10, 15, 20, 25])),
    lengths: Array.from({ length: 5 }, () => 24 + draws.below(9)),
    wilds: Array.from({ length: 5 }, (_, reel) => (reel === 0 ? 0 : 1 + draws.below(2))),
    stacks: Array.from({ length: 5 }, () => oneOf(draws, SPLITS)),
    hold: {
      landsOneIn: lands.least + draws.below(lands.choices),
      values: oneOf(draws, VALUES).map(([stakes, weight]) => ({ coins: stakes * COINS_PER_STAKE, weight })),
      pots: { mini: pot(mini, weights[0]), minor: pot(minor, weights[1]), major: pot(major, weights[2]) },
      grand: grand * COINS_PER_STAKE,
      ...(specials.length > 0 && { specials: drawSpecials(specials, draws) }),
    },
    seed: String(draws.below(2 ** 31)),
  };
}

type LinePays = HoldAndWinData["linePays"];

function playable(order: Order, style: Style, steepness: number, linePays: LinePays): HoldAndWinData {
  const draws = searchDraws(style.seed);
  const paying = Object.keys(linePays);
  return {
    coinsPerStake: COINS_PER_STAKE,
    stakes: STAKES,
    wild: order.wild,
    coin: COIN,
    strips: style.lengths.map((length, reel) => {
      const stacks = style.stacks[reel] as readonly number[];
      const wilds = style.wilds[reel] as number;
      const coins = stacks.reduce((sum, height) => sum + height, 0);
      const weights = paying.map((_, rank) => Math.exp(-steepness * rank) * floatBetween(draws, 0.9, 1.1));
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const places = length - wilds - coins;
      const counts = weights.map((weight) => Math.max(1, Math.round((weight / whole) * places)));
      const others = paying.flatMap((symbol, rank) => Array<string>(counts[rank] as number).fill(symbol));
      const strip = shuffled(draws, [...others, ...Array<string>(wilds).fill(order.wild)]);
      // Stacks stand apart, so that no window shows two.
      const apart = Math.floor(strip.length / stacks.length);
      for (const [place, height] of [...stacks.entries()].reverse())
        strip.splice(place * apart + draws.below(3), 0, ...Array<string>(height).fill(COIN));
      return strip;
    }),
    lines: style.lines,
    linePays,
    hold: style.hold,
  };
}

/** Pays that grow by the factor `base` from symbol to symbol and by `growth` from count to count, in coins. */
function paysOf(
  paying: readonly string[],
  base: number,
  growth: number,
  scale: number,
  round: (coins: number) => number,
): LinePays {
  let below = { 3: 0, 4: 0, 5: 0 };
  return Object.fromEntries(
    paying.map((symbol, rank) => {
      const three = scale * base ** rank;
      // Rounding must not make a higher symbol pay less than a lower one.
      below = {
        3: Math.max(round(three), below[3]),
        4: Math.max(round(three * growth), below[4]),
        5: Math.max(round(three * growth ** 2 * base), below[5]),
      };
      return [symbol, below];
    }),
  );
}
