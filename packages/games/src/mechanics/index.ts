// Written by `npm run folders` from the names of the folders here.
import { clusters } from "./clusters/manifest.ts";
import { dice } from "./dice/manifest.ts";
import { lines } from "./lines/manifest.ts";
import type { Mechanic } from "./mechanic.ts";
import { roulette } from "./roulette/manifest.ts";
import { scratchMatch } from "./scratch-match/manifest.ts";
import { scratchNumbers } from "./scratch-numbers/manifest.ts";
import { scratchTower } from "./scratch-tower/manifest.ts";

/** Every mechanic. Each parses its own data, so the type of the data is lost here. */
export const mechanics: readonly Mechanic[] = [
  clusters,
  dice,
  lines,
  roulette,
  scratchMatch,
  scratchNumbers,
  scratchTower,
];
