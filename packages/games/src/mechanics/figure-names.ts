// Written by `npm run folders` from the names of the folders here.
import type { NameFigures } from "../rules/rule.ts";
import { nameFigures as baccarat } from "./baccarat/name-figures.ts";
import { nameFigures as bingo } from "./bingo/name-figures.ts";
import { nameFigures as blackjack } from "./blackjack/name-figures.ts";
import { nameFigures as casinoHoldem } from "./casino-holdem/name-figures.ts";
import { nameFigures as liveBaccarat } from "./live-baccarat/name-figures.ts";
import { nameFigures as liveBlackjack } from "./live-blackjack/name-figures.ts";
import { nameFigures as liveHoldem } from "./live-holdem/name-figures.ts";
import { nameFigures as liveLanternBaccarat } from "./live-lantern-baccarat/name-figures.ts";
import { nameFigures as liveLightningRoulette } from "./live-lightning-roulette/name-figures.ts";
import { nameFigures as liveRoulette } from "./live-roulette/name-figures.ts";
import { nameFigures as lotto } from "./lotto/name-figures.ts";
import { nameFigures as pickN } from "./pick-n/name-figures.ts";
import { nameFigures as plinko } from "./plinko/name-figures.ts";
import { nameFigures as race } from "./race/name-figures.ts";
import { nameFigures as raffle } from "./raffle/name-figures.ts";
import { nameFigures as roulette } from "./roulette/name-figures.ts";
import { nameFigures as stoneWall } from "./stone-wall/name-figures.ts";
import { nameFigures as struckDice } from "./struck-dice/name-figures.ts";
import { nameFigures as threeCardPoker } from "./three-card-poker/name-figures.ts";
import { nameFigures as topCard } from "./top-card/name-figures.ts";
import { nameFigures as wheel } from "./wheel/name-figures.ts";
import { nameFigures as wheelShow } from "./wheel-show/name-figures.ts";

/** The names of figures in mechanics with names of their own, by the mechanic's id. */
export const figureNames: Readonly<Record<string, NameFigures>> = {
  baccarat,
  bingo,
  blackjack,
  "casino-holdem": casinoHoldem,
  "live-baccarat": liveBaccarat,
  "live-blackjack": liveBlackjack,
  "live-holdem": liveHoldem,
  "live-lantern-baccarat": liveLanternBaccarat,
  "live-lightning-roulette": liveLightningRoulette,
  "live-roulette": liveRoulette,
  lotto,
  "pick-n": pickN,
  plinko,
  race,
  raffle,
  roulette,
  "stone-wall": stoneWall,
  "struck-dice": struckDice,
  "three-card-poker": threeCardPoker,
  "top-card": topCard,
  wheel,
  "wheel-show": wheelShow,
};
