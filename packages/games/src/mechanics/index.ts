// Written by `npm run folders` from the names of the folders here.
import { blackjack } from "./blackjack/manifest.ts";
import { clusters } from "./clusters/manifest.ts";
import { lines } from "./lines/manifest.ts";
import type { Mechanic } from "./mechanic.ts";
import { roulette } from "./roulette/manifest.ts";
import { scratchMatch } from "./scratch-match/manifest.ts";
import { scratchNumbers } from "./scratch-numbers/manifest.ts";
import { scratchTower } from "./scratch-tower/manifest.ts";
import { ways } from "./ways/manifest.ts";

/** Every mechanic. Each parses its own data, so the type of the data is lost here. */
export const mechanics: readonly Mechanic[] = [
  blackjack,
  clusters,
  lines,
  roulette,
  scratchMatch,
  scratchNumbers,
  scratchTower,
  ways,
];
