/** Coins paid for three, four and five of a symbol. */
export type PayByCount = Readonly<Record<3 | 4 | 5, number>>;

/**
 * The data of a lines slot. A coin is the stake divided by the number of lines, so each line is played with one coin. `strips[reel]` runs
 * downwards and wraps around; a spin shows `rows` adjacent places of it. `lines[n][reel]` is a row, 0 on top. `linePays` and `scatterPays`
 * are in coins. The wild substitutes for every symbol of `linePays` and has no pay of its own; it must not be on the first reel. Scatters
 * are at least `rows` apart, so that a reel shows at most one.
 */
export type LinesConfig = {
  readonly rows: number;
  readonly wild: string;
  readonly scatter: string;
  readonly strips: readonly (readonly string[])[];
  readonly lines: readonly (readonly number[])[];
  readonly linePays: Readonly<Record<string, PayByCount>>;
  readonly scatterPays: PayByCount;
  readonly freeSpins: FreeSpinsConfig;
};

/**
 * The feature: three scatters on one spin award `spins` free spins. The multiplier begins at `multipliers[0]`; three scatters inside the
 * feature award `spins` more and move to the next multiplier. At the last multiplier, scatters only pay.
 */
export type FreeSpinsConfig = {
  readonly spins: number;
  readonly multipliers: readonly number[];
};

export const bellLinesConfig: LinesConfig = {
  rows: 3,
  wild: "bell",
  scatter: "ticket",
  strips: [
    "melon lemon crown cherries grapes melon star lemon cherries gem melon grapes lemon rosette cherries melon ticket grapes lemon star cherries melon gem grapes lemon cherries rosette melon grapes crown",
    "cherries melon bell lemon grapes star cherries melon rosette lemon gem cherries grapes melon ticket lemon cherries crown grapes melon star lemon bell cherries rosette grapes melon gem lemon grapes",
    "lemon grapes melon star cherries bell lemon gem grapes melon cherries rosette lemon grapes crown melon cherries bell lemon star grapes melon ticket cherries gem lemon rosette grapes melon cherries",
    "grapes cherries lemon gem melon grapes bell cherries star lemon melon rosette grapes cherries crown lemon melon ticket grapes cherries gem lemon bell melon star grapes cherries rosette lemon melon",
    "melon cherries star grapes lemon rosette melon cherries gem grapes lemon crown melon cherries star grapes lemon melon ticket cherries grapes rosette lemon melon gem cherries grapes lemon crown melon",
  ].map((strip) => strip.split(" ")),
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 0, 1],
  ],
  linePays: {
    crown: { 3: 60, 4: 250, 5: 1000 },
    gem: { 3: 40, 4: 150, 5: 750 },
    star: { 3: 30, 4: 100, 5: 500 },
    rosette: { 3: 20, 4: 75, 5: 250 },
    grapes: { 3: 10, 4: 30, 5: 120 },
    melon: { 3: 10, 4: 30, 5: 100 },
    cherries: { 3: 8, 4: 25, 5: 80 },
    lemon: { 3: 5, 4: 15, 5: 50 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 1000 },
  freeSpins: { spins: 10, multipliers: [2, 3, 4, 5] },
};
