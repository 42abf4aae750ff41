// Written by `npm run folders` from the names of the folders here.
import type { Mechanic } from "./mechanic.ts";

/** Fetches the rules of one mechanic, by its id: for a browser, which needs only those of the game that it shows. */
export const loaders: Readonly<Record<string, () => Promise<Mechanic>>> = {
  baccarat: async () => (await import("./baccarat/manifest.ts")).baccarat,
  blackjack: async () => (await import("./blackjack/manifest.ts")).blackjack,
  "casino-holdem": async () => (await import("./casino-holdem/manifest.ts")).casinoHoldem,
  classic: async () => (await import("./classic/manifest.ts")).classic,
  clusters: async () => (await import("./clusters/manifest.ts")).clusters,
  crash: async () => (await import("./crash/manifest.ts")).crash,
  dice: async () => (await import("./dice/manifest.ts")).dice,
  fixture: async () => (await import("./fixture/manifest.ts")).fixture,
  "hi-lo": async () => (await import("./hi-lo/manifest.ts")).hiLo,
  "hold-and-win": async () => (await import("./hold-and-win/manifest.ts")).holdAndWin,
  lines: async () => (await import("./lines/manifest.ts")).lines,
  "live-baccarat": async () => (await import("./live-baccarat/manifest.ts")).liveBaccarat,
  "live-lantern-baccarat": async () =>
    (await import("./live-lantern-baccarat/manifest.ts")).liveLanternBaccarat,
  "live-lightning-roulette": async () =>
    (await import("./live-lightning-roulette/manifest.ts")).liveLightningRoulette,
  "live-roulette": async () => (await import("./live-roulette/manifest.ts")).liveRoulette,
  mines: async () => (await import("./mines/manifest.ts")).mines,
  "pick-lines": async () => (await import("./pick-lines/manifest.ts")).pickLines,
  plinko: async () => (await import("./plinko/manifest.ts")).plinko,
  race: async () => (await import("./race/manifest.ts")).race,
  roulette: async () => (await import("./roulette/manifest.ts")).roulette,
  "scratch-beat": async () => (await import("./scratch-beat/manifest.ts")).scratchBeat,
  "scratch-bingo": async () => (await import("./scratch-bingo/manifest.ts")).scratchBingo,
  "scratch-collect": async () => (await import("./scratch-collect/manifest.ts")).scratchCollect,
  "scratch-crossword": async () => (await import("./scratch-crossword/manifest.ts")).scratchCrossword,
  "scratch-lines": async () => (await import("./scratch-lines/manifest.ts")).scratchLines,
  "scratch-match": async () => (await import("./scratch-match/manifest.ts")).scratchMatch,
  "scratch-numbers": async () => (await import("./scratch-numbers/manifest.ts")).scratchNumbers,
  "scratch-pairs": async () => (await import("./scratch-pairs/manifest.ts")).scratchPairs,
  "scratch-path": async () => (await import("./scratch-path/manifest.ts")).scratchPath,
  "scratch-tower": async () => (await import("./scratch-tower/manifest.ts")).scratchTower,
  "scratch-treasure": async () => (await import("./scratch-treasure/manifest.ts")).scratchTreasure,
  "three-card-poker": async () => (await import("./three-card-poker/manifest.ts")).threeCardPoker,
  "tumbling-ways": async () => (await import("./tumbling-ways/manifest.ts")).tumblingWays,
  "video-poker": async () => (await import("./video-poker/manifest.ts")).videoPoker,
  ways: async () => (await import("./ways/manifest.ts")).ways,
  wheel: async () => (await import("./wheel/manifest.ts")).wheel,
};
