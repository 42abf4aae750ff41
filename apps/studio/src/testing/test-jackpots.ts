import type { Jackpot } from "@bellwether/contract/content/jackpot.ts";
import type { GameCode } from "@bellwether/contract/studio/index.ts";

const gameCodes = ["bell-one" as GameCode];

const networkOf = (hitEvery: readonly [number, number, number]): Jackpot => ({
  id: "net",
  name: "Test Network",
  kind: "network",
  subCategories: [27],
  tiers: [
    { tier: "small", seed: 1_000, contributionPpm: 12_345, hitEvery: hitEvery[0] },
    { tier: "medium", seed: 5_000, contributionPpm: 3_000, hitEvery: hitEvery[1] },
    { tier: "large", seed: 50_000, contributionPpm: 1, hitEvery: hitEvery[2] },
  ],
  gameCodes,
});

/** A network whose small pot falls with every second euro, and whose large pot never does in a test. */
export const testNetwork = networkOf([200, 50_000, 1_000_000_000]);

/** A network whose pots all fall with every stake of 1.00. */
export const testEveryRound = networkOf([100, 100, 100]);

/** An hourly drop. Only stakes of 1.00 or more enter its calls. */
export const testDrop: Jackpot = {
  id: "drop",
  name: "Test Drop",
  kind: "drop",
  period: "hour",
  subCategories: [26],
  seed: 2_000,
  contributionMilliCents: 1_250,
  minimumStake: 100,
  keepsPercent: 20,
  gameCodes,
};

/** A clock of six hours. Only stakes of 1.00 or more enter it. */
export const testWinTime: Jackpot = {
  id: "clock",
  name: "Test Clock",
  kind: "win-time",
  everyHours: 6,
  subCategories: [29],
  seed: 5_000,
  contributionMilliCents: 1_250,
  minimumStake: 100,
  keepsPercent: 20,
  gameCodes,
};
