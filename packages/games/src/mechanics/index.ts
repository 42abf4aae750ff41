// Written by `npm run folders` from the names of the folders here.
import { blackjack } from "./blackjack/manifest.ts";
import { casinoHoldem } from "./casino-holdem/manifest.ts";
import { clusters } from "./clusters/manifest.ts";
import { dice } from "./dice/manifest.ts";
import { hiLo } from "./hi-lo/manifest.ts";
import { lines } from "./lines/manifest.ts";
import type { Mechanic } from "./mechanic.ts";
import { mines } from "./mines/manifest.ts";
import { plinko } from "./plinko/manifest.ts";
import { roulette } from "./roulette/manifest.ts";
import { scratchMatch } from "./scratch-match/manifest.ts";
import { scratchNumbers } from "./scratch-numbers/manifest.ts";
import { scratchTower } from "./scratch-tower/manifest.ts";
import { videoPoker } from "./video-poker/manifest.ts";
import { ways } from "./ways/manifest.ts";
import { wheel } from "./wheel/manifest.ts";

/** Every mechanic. Each parses its own data, so the type of the data is lost here. */
export const mechanics: readonly Mechanic[] = [
  blackjack,
  casinoHoldem,
  clusters,
  dice,
  hiLo,
  lines,
  mines,
  plinko,
  roulette,
  scratchMatch,
  scratchNumbers,
  scratchTower,
  videoPoker,
  ways,
  wheel,
];
