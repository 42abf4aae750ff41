import type { DiceData } from "./data.ts";

const stakes = [100, 200, 500, 1000, 2500, 5000, 10_000];

/** The released models by their id. */
export const diceModels = {
  /** A number from 0.00 to 99.99, thrown with one die of 10,000 faces; a client may show it as four dice of ten faces in a tray. */
  "dice-hundred": {
    stakes,
    dice: 1,
    sides: 10_000,
    firstFace: 0,
    decimals: 2,
    returnPercent: 97,
    maximumHundredths: 97_000,
    usual: { side: "over", target: 5149 },
  },
  /** Two dice, and a bet under, over or exactly on a total; seven exactly pays 5.82. */
  "dice-pair": {
    stakes,
    dice: 2,
    sides: 6,
    firstFace: 1,
    decimals: 0,
    returnPercent: 97,
    maximumHundredths: 97_000,
    usual: { side: "exactly", target: 7 },
  },
  /** Three dice; over ten or under eleven is an even chance. */
  "dice-trio": {
    stakes,
    dice: 3,
    sides: 6,
    firstFace: 1,
    decimals: 0,
    returnPercent: 97,
    maximumHundredths: 97_000,
    usual: { side: "over", target: 10 },
  },
} as const satisfies Readonly<Record<string, DiceData>>;
