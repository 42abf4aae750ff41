// Written by `npm run folders` from the names of the folders here.
import { tellRules as baccarat } from "./baccarat/tell.ts";
import { tellRules as bingo } from "./bingo/tell.ts";
import { tellRules as blackjack } from "./blackjack/tell.ts";
import { tellRules as casinoHoldem } from "./casino-holdem/tell.ts";
import { tellRules as classic } from "./classic/tell.ts";
import { tellRules as clusters } from "./clusters/tell.ts";
import { tellRules as crash } from "./crash/tell.ts";
import { tellRules as dice } from "./dice/tell.ts";
import { tellRules as fixture } from "./fixture/tell.ts";
import { tellRules as hiLo } from "./hi-lo/tell.ts";
import { tellRules as holdAndWin } from "./hold-and-win/tell.ts";
import { tellRules as keno } from "./keno/tell.ts";
import { tellRules as lines } from "./lines/tell.ts";
import { tellRules as liveBaccarat } from "./live-baccarat/tell.ts";
import { tellRules as liveBlackjack } from "./live-blackjack/tell.ts";
import { tellRules as liveHoldem } from "./live-holdem/tell.ts";
import { tellRules as liveLanternBaccarat } from "./live-lantern-baccarat/tell.ts";
import { tellRules as liveLightningRoulette } from "./live-lightning-roulette/tell.ts";
import { tellRules as liveRoulette } from "./live-roulette/tell.ts";
import { tellRules as lotto } from "./lotto/tell.ts";
import { tellRules as mines } from "./mines/tell.ts";
import { tellRules as pickLines } from "./pick-lines/tell.ts";
import { tellRules as pickN } from "./pick-n/tell.ts";
import { tellRules as plinko } from "./plinko/tell.ts";
import { tellRules as race } from "./race/tell.ts";
import { tellRules as raffle } from "./raffle/tell.ts";
import { tellRules as roulette } from "./roulette/tell.ts";
import type { TellRules } from "./rule.ts";
import { tellRules as scratchBeat } from "./scratch-beat/tell.ts";
import { tellRules as scratchBingo } from "./scratch-bingo/tell.ts";
import { tellRules as scratchCollect } from "./scratch-collect/tell.ts";
import { tellRules as scratchCrossword } from "./scratch-crossword/tell.ts";
import { tellRules as scratchLines } from "./scratch-lines/tell.ts";
import { tellRules as scratchMatch } from "./scratch-match/tell.ts";
import { tellRules as scratchNumbers } from "./scratch-numbers/tell.ts";
import { tellRules as scratchPairs } from "./scratch-pairs/tell.ts";
import { tellRules as scratchPath } from "./scratch-path/tell.ts";
import { tellRules as scratchTower } from "./scratch-tower/tell.ts";
import { tellRules as scratchTreasure } from "./scratch-treasure/tell.ts";
import { tellRules as stoneWall } from "./stone-wall/tell.ts";
import { tellRules as struckDice } from "./struck-dice/tell.ts";
import { tellRules as threeCardPoker } from "./three-card-poker/tell.ts";
import { tellRules as topCard } from "./top-card/tell.ts";
import { tellRules as tumblingWays } from "./tumbling-ways/tell.ts";
import { tellRules as videoPoker } from "./video-poker/tell.ts";
import { tellRules as ways } from "./ways/tell.ts";
import { tellRules as wheel } from "./wheel/tell.ts";
import { tellRules as wheelShow } from "./wheel-show/tell.ts";

/** Who tells the rules of a mechanic, by its id. */
export const tellers: Readonly<Record<string, TellRules>> = {
  baccarat,
  bingo,
  blackjack,
  "casino-holdem": casinoHoldem,
  classic,
  clusters,
  crash,
  dice,
  fixture,
  "hi-lo": hiLo,
  "hold-and-win": holdAndWin,
  keno,
  lines,
  "live-baccarat": liveBaccarat,
  "live-blackjack": liveBlackjack,
  "live-holdem": liveHoldem,
  "live-lantern-baccarat": liveLanternBaccarat,
  "live-lightning-roulette": liveLightningRoulette,
  "live-roulette": liveRoulette,
  lotto,
  mines,
  "pick-lines": pickLines,
  "pick-n": pickN,
  plinko,
  race,
  raffle,
  roulette,
  "scratch-beat": scratchBeat,
  "scratch-bingo": scratchBingo,
  "scratch-collect": scratchCollect,
  "scratch-crossword": scratchCrossword,
  "scratch-lines": scratchLines,
  "scratch-match": scratchMatch,
  "scratch-numbers": scratchNumbers,
  "scratch-pairs": scratchPairs,
  "scratch-path": scratchPath,
  "scratch-tower": scratchTower,
  "scratch-treasure": scratchTreasure,
  "stone-wall": stoneWall,
  "struck-dice": struckDice,
  "three-card-poker": threeCardPoker,
  "top-card": topCard,
  "tumbling-ways": tumblingWays,
  "video-poker": videoPoker,
  ways,
  wheel,
  "wheel-show": wheelShow,
};
