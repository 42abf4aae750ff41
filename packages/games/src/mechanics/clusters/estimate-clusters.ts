import { COINS_PER_STAKE } from "../../search/order.ts";
import { searchDraws } from "../../search/random.ts";
import { drawStart } from "./boards.ts";
import { cascade } from "./cascade.ts";
import { counterOf } from "./compute-figures.ts";
import type { ClustersData } from "./data.ts";
import { CascadeGrid } from "./grid.ts";
import { type PreparedClusters, prepare } from "./prepare.ts";

const SAMPLE = 40_000;
/** Fewer rounds for a large grid: they take longer, and their payouts vary less. */
const SAMPLE_OF_LARGE = 15_000;
/** More rounds where numbers or places multiply wins: a few rounds then have most of the deviation. */
const SAMPLE_OF_MULTIPLIED = 80_000;
/** The number of rounds from which the scale of the pays is found: the return is then known to half a point. */
const ROUNDS_TO_SCALE = 2 ** 20;
/** The number of cluster sizes at which pays rise. */
export const STEP_COUNT = 6;

type Pays = ClustersData["pays"];

/** The sum of multipliers of each symbol's wins in each size step, at `symbol * STEP_COUNT + step`. */
export type Wins = Float64Array;

/** Plays a round, and adds its wins to `wins`. `round` is scratch of the same size. */
function playInto(
  prepared: PreparedClusters,
  stops: readonly number[],
  grid: CascadeGrid,
  wins: Wins,
  round: Wins,
): void {
  let boost = 1;
  round.fill(0);
  cascade(
    prepared,
    stops,
    {
      filled() {},
      placesGrown() {},
      dropped() {},
      multiplierChanged() {},
      jarBroke() {},
      clusterWon(symbol, places, multiplier) {
        const steps = prepared.data.pays[prepared.symbols[symbol] as string] ?? [];
        const at = symbol * STEP_COUNT + steps.findLastIndex(({ from }) => from <= places.length);
        round[at] = (round[at] as number) + multiplier;
      },
      boostsWon(_, sum) {
        boost = sum;
      },
    },
    grid,
  );
  for (let at = 0; at < round.length; at += 1)
    wins[at] = (wins[at] as number) + boost * (round[at] as number);
}

const isMultiplied = ({ boosts, placeMultipliers }: ClustersData) =>
  boosts !== undefined || placeMultipliers !== undefined;
const sizeOf = (data: ClustersData) => {
  if (isMultiplied(data)) return SAMPLE_OF_MULTIPLIED;
  return data.pool ? SAMPLE_OF_LARGE : SAMPLE;
};
const emptyWins = (symbols: number): Wins => new Float64Array(symbols * STEP_COUNT);

/** The wins of a sample of rounds, the same for the same seed. */
export function sampleOf(data: ClustersData, seed: string): Wins[] {
  const prepared = prepare(data);
  const draws = searchDraws(seed);
  const grid = new CascadeGrid(prepared);
  const round = emptyWins(prepared.paying);
  return Array.from({ length: sizeOf(data) }, () => {
    const wins = emptyWins(prepared.paying);
    playInto(prepared, drawStart(data, draws).stops, grid, wins, round);
    return wins;
  });
}

/** The share of sampled rounds that win anything. */
export function shareOfHits(data: ClustersData, seed: string): number {
  const draws = searchDraws(seed);
  const coinsOf = counterOf(prepare(data));
  const rounds = Math.min(SAMPLE, sizeOf(data));
  let hits = 0;
  for (let round = 0; round < rounds; round += 1) if (coinsOf(drawStart(data, draws).stops) > 0) hits += 1;
  return hits / rounds;
}

/** The mean wins of a round, over a large sample: all starts would take minutes on a large grid. */
export function meanWins(data: ClustersData, seed: string): Wins {
  const prepared = prepare(data);
  const draws = searchDraws(`${seed} mean`);
  const grid = new CascadeGrid(prepared);
  const wins = emptyWins(prepared.paying);
  const round = emptyWins(prepared.paying);
  for (let played = 0; played < ROUNDS_TO_SCALE; played += 1)
    playInto(prepared, drawStart(data, draws).stops, grid, wins, round);
  return wins.map((each) => each / ROUNDS_TO_SCALE);
}

/** The pays in the order of wins. */
function payVector(pays: Pays, paying: readonly string[]): Float64Array {
  return Float64Array.from({ length: paying.length * STEP_COUNT }, (_, index) => {
    const symbol = paying[Math.floor(index / STEP_COUNT)] as string;
    return pays[symbol]?.[index % STEP_COUNT]?.coins ?? 0;
  });
}

function returnOf(wins: Wins, coins: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < wins.length; index += 1)
    sum += (wins[index] as number) * (coins[index] as number);
  return sum / COINS_PER_STAKE;
}

/** The return of these wins in stakes. */
export function estimatedReturnOf(wins: Wins, pays: Pays, paying: readonly string[]): number {
  return returnOf(wins, payVector(pays, paying));
}

/** The mean and the deviation of a sampled round's return, in stakes. */
export function momentsOf(sample: readonly Wins[], pays: Pays, paying: readonly string[]) {
  const coins = payVector(pays, paying);
  let sum = 0;
  let squares = 0;
  for (const wins of sample) {
    const returned = returnOf(wins, coins);
    sum += returned;
    squares += returned ** 2;
  }
  const mean = sum / sample.length;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / sample.length - mean ** 2)) };
}
