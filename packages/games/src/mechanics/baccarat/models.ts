import type { BaccaratData } from "./data.ts";

/** The released table. */
export const baccaratModels = {
  baccarat: {
    decks: 8,
    chips: [100, 500, 1000, 2500, 5000, 10_000],
    maximumBets: { side: 100_000, tie: 10_000, pair: 10_000 },
    maximumStake: 200_000,
  },
} satisfies Readonly<Record<string, BaccaratData>>;
