// Written by `npm run folders` from the names of the folders here.
import { nameFigures as baccarat } from "./baccarat/name-figures.ts";
import { nameFigures as casinoHoldem } from "./casino-holdem/name-figures.ts";
import { nameFigures as liveBaccarat } from "./live-baccarat/name-figures.ts";
import { nameFigures as liveHoldem } from "./live-holdem/name-figures.ts";
import { nameFigures as liveLanternBaccarat } from "./live-lantern-baccarat/name-figures.ts";
import { nameFigures as liveLightningRoulette } from "./live-lightning-roulette/name-figures.ts";
import { nameFigures as liveRoulette } from "./live-roulette/name-figures.ts";
import { nameFigures as roulette } from "./roulette/name-figures.ts";
import type { NameFigures } from "./rule.ts";
import { nameFigures as threeCardPoker } from "./three-card-poker/name-figures.ts";

/** The names of figures in mechanics with names of their own, by the mechanic's id. */
export const figureNames: Readonly<Record<string, NameFigures>> = {
  baccarat,
  "casino-holdem": casinoHoldem,
  "live-baccarat": liveBaccarat,
  "live-holdem": liveHoldem,
  "live-lantern-baccarat": liveLanternBaccarat,
  "live-lightning-roulette": liveLightningRoulette,
  "live-roulette": liveRoulette,
  roulette,
  "three-card-poker": threeCardPoker,
};
