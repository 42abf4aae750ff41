import type { WheelData } from "./data.ts";

/** The released models by their id. */
export const wheelModels = {
  /**
   * Wheels of 10, 20, 30, 40 and 50 segments, each at three risks. At low risk four segments of five pay, at medium every second one, at
   * high a single one. Every multiplier is a whole tenth, so that 0.10 can be staked.
   */
  "wheel-spokes": {
    stakes: [10, 20, 50, 100, 200, 500, 1000, 2500, 5000, 10_000],
    returnPercent: 97,
    wheels: [
      { risk: "low", segmentsHundredths: [150, 120, 120, 0, 120, 100, 120, 120, 0, 120] },
      { risk: "medium", segmentsHundredths: [300, 0, 150, 0, 170, 0, 150, 0, 200, 0] },
      { risk: "high", segmentsHundredths: [970, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      {
        risk: "low",
        segmentsHundredths: [
          200, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120,
        ],
      },
      {
        risk: "medium",
        segmentsHundredths: [400, 0, 150, 0, 150, 0, 200, 0, 150, 0, 190, 0, 150, 0, 200, 0, 150, 0, 200, 0],
      },
      { risk: "high", segmentsHundredths: [1940, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      {
        risk: "low",
        segmentsHundredths: [
          250, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100,
          120, 120, 0, 120, 100, 120, 120, 0, 120,
        ],
      },
      {
        risk: "medium",
        segmentsHundredths: [
          500, 0, 150, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 160, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200,
          0, 150, 0, 200, 0,
        ],
      },
      {
        risk: "high",
        segmentsHundredths: [
          2910, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ],
      },
      {
        risk: "low",
        segmentsHundredths: [
          300, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100,
          120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120,
        ],
      },
      {
        risk: "medium",
        segmentsHundredths: [
          600, 0, 150, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0, 180, 0, 150, 0, 150,
          0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0,
        ],
      },
      {
        risk: "high",
        segmentsHundredths: [
          3880, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          0, 0, 0, 0, 0, 0, 0, 0,
        ],
      },
      {
        risk: "low",
        segmentsHundredths: [
          350, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100,
          120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120, 120, 0, 120, 100, 120,
          120, 0, 120, 100, 120, 120, 0, 120,
        ],
      },
      {
        risk: "medium",
        segmentsHundredths: [
          700, 0, 150, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150,
          0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0, 150, 0, 200, 0,
        ],
      },
      {
        risk: "high",
        segmentsHundredths: [
          4850, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
          0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        ],
      },
    ],
    usual: { segments: 30, risk: "medium" },
  },
} satisfies Readonly<Record<string, WheelData>>;
