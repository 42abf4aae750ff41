import type { HiLoData } from "./data.ts";

const stakes = [100, 200, 500, 1000, 2500, 5000, 10_000];

/** The released models by their id. */
export const hiLoModels = {
  /** Every card from a whole deck. King to ace, and the ace twice again, pays the most: 13 · 13 · 13 / 2 times 0.97. */
  "hi-lo-endless": {
    stakes,
    deck: "endless",
    returnPercent: 97,
    maximumHundredths: 106_554,
    maximumGuesses: 12,
    skips: 3,
  },
  /** One deck of 52. Ten to ace, and the ace twice again, pays the most: 51/19 · 50/3 · 49/2 times 0.97. */
  "hi-lo-deck": {
    stakes,
    deck: "single",
    returnPercent: 97,
    maximumHundredths: 106_317,
    maximumGuesses: 12,
    skips: 2,
  },
} satisfies Readonly<Record<string, HiLoData>>;
