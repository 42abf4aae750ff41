import type { ThreeCardPokerData } from "./data.ts";

/** The released table. */
export const threeCardPokerModels = {
  "three-card-poker": {
    stakes: [50, 100, 200, 500, 1000, 2000, 5000],
    anteBonus: { straightFlush: 5, threeOfAKind: 4, straight: 1 },
    pairPlus: { straightFlush: 40, threeOfAKind: 30, straight: 6, flush: 4, pair: 1 },
  },
} satisfies Readonly<Record<string, ThreeCardPokerData>>;
