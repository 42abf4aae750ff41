import type { PlinkoData } from "./data.ts";

/** The released models by their id. */
export const plinkoModels = {
  /**
   * Nine boards that all return 97 percent exactly. Every multiplier is a multiple of 0.04, so that any multiple of 0.25 can be staked: in
   * steps of 0.10 no symmetrical board would return 97 percent exactly.
   */
  "plinko-pegs": {
    stakes: [25, 50, 100, 200, 500, 1000, 2500, 5000, 10_000],
    returnPercent: 97,
    boards: [
      { rows: 8, risk: "low", halfHundredths: [560, 180, 120, 96, 48] },
      { rows: 8, risk: "medium", halfHundredths: [1300, 280, 136, 68, 36] },
      { rows: 8, risk: "high", halfHundredths: [2900, 360, 148, 32, 20] },
      { rows: 12, risk: "low", halfHundredths: [860, 280, 160, 120, 116, 96, 52] },
      { rows: 12, risk: "medium", halfHundredths: [3000, 1000, 380, 200, 112, 56, 32] },
      { rows: 12, risk: "high", halfHundredths: [17_000, 2400, 720, 180, 72, 24, 24] },
      { rows: 16, risk: "low", halfHundredths: [1600, 720, 200, 160, 148, 120, 112, 92, 48] },
      { rows: 16, risk: "medium", halfHundredths: [11_000, 4200, 1000, 540, 280, 152, 100, 48, 24] },
      { rows: 16, risk: "high", halfHundredths: [100_000, 14_000, 3100, 900, 300, 208, 24, 20, 16] },
    ],
    usual: { rows: 12, risk: "medium" },
  },
} satisfies Readonly<Record<string, PlinkoData>>;
