// Written by `npm run folders` from the names of the folders here.
import type { Mechanic } from "./mechanic.ts";

/** Fetches the rules of one mechanic, by its id: for a browser, which needs only those of the game that it shows. */
export const loaders: Readonly<Record<string, () => Promise<Mechanic>>> = {
  blackjack: async () => (await import("./blackjack/manifest.ts")).blackjack,
  "casino-holdem": async () => (await import("./casino-holdem/manifest.ts")).casinoHoldem,
  clusters: async () => (await import("./clusters/manifest.ts")).clusters,
  dice: async () => (await import("./dice/manifest.ts")).dice,
  "hi-lo": async () => (await import("./hi-lo/manifest.ts")).hiLo,
  lines: async () => (await import("./lines/manifest.ts")).lines,
  mines: async () => (await import("./mines/manifest.ts")).mines,
  plinko: async () => (await import("./plinko/manifest.ts")).plinko,
  roulette: async () => (await import("./roulette/manifest.ts")).roulette,
  "scratch-match": async () => (await import("./scratch-match/manifest.ts")).scratchMatch,
  "scratch-numbers": async () => (await import("./scratch-numbers/manifest.ts")).scratchNumbers,
  "scratch-tower": async () => (await import("./scratch-tower/manifest.ts")).scratchTower,
  "video-poker": async () => (await import("./video-poker/manifest.ts")).videoPoker,
  ways: async () => (await import("./ways/manifest.ts")).ways,
  wheel: async () => (await import("./wheel/manifest.ts")).wheel,
};
