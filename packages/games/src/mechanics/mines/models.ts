import type { MinesData } from "./data.ts";

/** The released models by their id. */
export const minesModels = {
  /** 1 to 24 mines under 25 tiles, up to 1,000 stakes. */
  "mines-field": {
    stakes: [100, 200, 500, 1000, 2500, 5000, 10_000],
    returnPercent: 97,
    maximumHundredths: 100_000,
    usual: { mines: 3, opened: 5 },
  },
} satisfies Readonly<Record<string, MinesData>>;
