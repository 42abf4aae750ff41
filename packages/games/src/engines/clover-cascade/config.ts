/** A cluster of `from` or more touching symbols pays `coins` (up to the next step); steps ascend. */
export type ClusterStep = {
  readonly from: number;
  readonly coins: number;
};

/**
 * The data of a cascade slot on a grid of five reels by five rows. A coin is the stake divided by `coinsPerStake`. `strips[reel]` runs
 * upwards and wraps around: the stop is the place in the bottom row, and after the five visible places come those that fall in when a
 * cluster is removed. The stops therefore decide the whole round including cascades, so its return can be counted. `multipliers` are those
 * of the first fill, of the first drop and so on; the last one stays. The wild joins clusters of every paying symbol, several at once, and
 * pays nothing alone.
 */
export type CascadeConfig = {
  readonly coinsPerStake: number;
  readonly wild: string;
  readonly pays: Readonly<Record<string, readonly ClusterStep[]>>;
  readonly strips: readonly (readonly string[])[];
  readonly multipliers: readonly number[];
};

export const cloverCascadeConfig: CascadeConfig = {
  coinsPerStake: 20,
  wild: "clover",
  pays: {
    rainbow: steps(20, 40, 80, 200, 1000, 5000),
    bee: steps(15, 30, 60, 150, 600, 4000),
    ladybird: steps(10, 20, 40, 80, 300, 1500),
    mushroom: steps(8, 15, 30, 60, 200, 1000),
    chestnut: steps(5, 8, 15, 30, 100, 400),
    berry: steps(4, 6, 12, 25, 80, 300),
    leaf: steps(3, 6, 12, 24, 80, 250),
  },
  strips: [
    "ladybird berry berry berry chestnut leaf leaf rainbow rainbow bee bee chestnut leaf leaf berry chestnut chestnut mushroom mushroom ladybird ladybird mushroom",
    "chestnut chestnut berry berry berry mushroom leaf rainbow rainbow bee bee leaf berry chestnut leaf clover mushroom mushroom ladybird ladybird ladybird chestnut",
    "berry leaf berry leaf bee bee rainbow rainbow berry ladybird ladybird mushroom mushroom chestnut ladybird chestnut chestnut berry leaf leaf chestnut mushroom",
    "rainbow rainbow mushroom berry bee bee ladybird leaf chestnut clover mushroom mushroom chestnut chestnut leaf leaf berry ladybird ladybird berry berry chestnut",
    "mushroom leaf rainbow rainbow chestnut berry bee bee leaf mushroom mushroom leaf chestnut berry ladybird ladybird berry chestnut chestnut berry ladybird leaf",
  ].map((strip) => strip.split(" ")),
  multipliers: [1, 2, 3, 5, 10],
};

/** Pays of clusters of at least 5, 6, 7, 8, 10 and 12 symbols. */
function steps(...coins: [number, number, number, number, number, number]): ClusterStep[] {
  return [5, 6, 7, 8, 10, 12].map((from, index) => ({ from, coins: coins[index] as number }));
}
