/** A floor of the tower: its bell is golden in `goldenPercent` of cards; reaching it is worth `multiple` stakes. */
export type TowerFloor = {
  readonly goldenPercent: number;
  readonly multiple: number;
};

/** A multiplier of the roof and its weight among all weights. */
export type RoofMultiplier = {
  readonly multiplier: number;
  readonly weight: number;
};

/** The data of a bell-tower card: floors from the ground up, each bell drawn independently, and the roof. */
export type BellTowerConfig = {
  readonly floors: readonly TowerFloor[];
  readonly roof: readonly RoofMultiplier[];
};

export const bellTowerConfig: BellTowerConfig = {
  floors: [
    { goldenPercent: 28, multiple: 1 },
    { goldenPercent: 36, multiple: 2 },
    { goldenPercent: 32, multiple: 5 },
    { goldenPercent: 28, multiple: 10 },
    { goldenPercent: 24, multiple: 50 },
    { goldenPercent: 20, multiple: 250 },
  ],
  roof: [
    { multiplier: 1, weight: 80 },
    { multiplier: 2, weight: 14 },
    { multiplier: 3, weight: 4 },
    { multiplier: 5, weight: 1 },
    { multiplier: 10, weight: 1 },
  ],
};
