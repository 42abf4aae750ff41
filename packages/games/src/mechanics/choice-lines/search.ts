import { volatilityOf } from "../../exact/figures.ts";
import { toNumber } from "../../exact/rational.ts";
import { ofCodes } from "../../search/orders.ts";
import type { Search } from "../../search/search.ts";
import { RETURN_BAND } from "../../search/wanted.ts";
import { searchLines } from "../lines/search-lines.ts";
import { outcomesOf } from "../lines/spin-cases.ts";
import { figuresOfOption, withFigures } from "./compute-figures.ts";
import { type ChoiceLinesReels, spinsOfOption } from "./data.ts";
import { USUAL_OPTION } from "./wire.ts";

/** Pays grow more steeply than in other lines slots, so that the options differ in volatility. */
const PAYS = { bases: [1.5, 2.1], maxGrowth: 24 } as const;

/** The titles with a choice, and their options as spins and multiplier. */
const TITLES: Readonly<Record<string, readonly (readonly [spins: number, multiplier: number])[]>> = {
  "saturns-ring-shop": [
    [24, 2],
    [12, 4],
    [3, 16],
  ],
  "skate-or-dine": [
    [20, 3],
    [10, 6],
    [3, 20],
  ],
  "swan-lake-swindle": [
    [18, 2],
    [6, 6],
    [2, 18],
  ],
  "winter-garden-chimes": [
    [24, 2],
    [8, 6],
    [3, 16],
  ],
};

export const search: Search = {
  range: { hitRate: [0.22, 0.34], deviation: [9.5, 12] },
  choice: ofCodes(Object.keys(TITLES), (code) => `${code}-choice`),
  findData(order, draws) {
    const pairs = Object.entries(TITLES).find(([code]) => order.id.startsWith(code))?.[1] ?? [];
    const options = pairs.map(([spins, multiplier]) => ({ spins, multiplier }));
    const usual = options[USUAL_OPTION];
    const found = usual && searchLines(order, draws, { ...PAYS, freeSpins: spinsOfOption(usual) });
    if (!found) return undefined;
    const { freeSpins: _, ...reels } = found;
    return isWorthCounting({ ...reels, options })
      ? { ...reels, options: withFigures({ ...reels, options }) }
      : undefined;
  },
};

/** A slot begins its rounds in at least this many different ways (`models/distinct-rounds.test.ts`). */
const MIN_STOPS = 10_000_000n;

/** Whether the options are of three volatilities, and reels and return are those of a slot. Only then the chances of the wins are counted. */
function isWorthCounting(data: ChoiceLinesReels): boolean {
  if (outcomesOf(data) < MIN_STOPS) return false;
  const figures = data.options.map((_, option) => figuresOfOption(data, option));
  const volatilities = new Set(figures.map(({ standardDeviation }) => volatilityOf(standardDeviation)));
  const [lowest, highest] = RETURN_BAND;
  return (
    volatilities.size === data.options.length &&
    figures.every(({ returnToPlayer }) => {
      const returned = toNumber(returnToPlayer);
      return returned >= lowest && returned <= highest;
    })
  );
}
