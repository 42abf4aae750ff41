// Written by `npm run folders` from the names of the folders here.
import { tellRules as blackjack } from "./blackjack/tell.ts";
import { tellRules as casinoHoldem } from "./casino-holdem/tell.ts";
import { tellRules as clusters } from "./clusters/tell.ts";
import { tellRules as dice } from "./dice/tell.ts";
import { tellRules as hiLo } from "./hi-lo/tell.ts";
import { tellRules as lines } from "./lines/tell.ts";
import { tellRules as mines } from "./mines/tell.ts";
import { tellRules as plinko } from "./plinko/tell.ts";
import { tellRules as roulette } from "./roulette/tell.ts";
import type { TellRules } from "./rule.ts";
import { tellRules as scratchMatch } from "./scratch-match/tell.ts";
import { tellRules as scratchNumbers } from "./scratch-numbers/tell.ts";
import { tellRules as scratchTower } from "./scratch-tower/tell.ts";
import { tellRules as videoPoker } from "./video-poker/tell.ts";
import { tellRules as ways } from "./ways/tell.ts";
import { tellRules as wheel } from "./wheel/tell.ts";

/** Who tells the rules of a mechanic, by its id. */
export const tellers: Readonly<Record<string, TellRules>> = {
  blackjack,
  "casino-holdem": casinoHoldem,
  clusters,
  dice,
  "hi-lo": hiLo,
  lines,
  mines,
  plinko,
  roulette,
  "scratch-match": scratchMatch,
  "scratch-numbers": scratchNumbers,
  "scratch-tower": scratchTower,
  "video-poker": videoPoker,
  ways,
  wheel,
};
